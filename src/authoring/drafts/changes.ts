/** A draft of what changed: records whose newest period differs from the one before. */
import type { PostFields } from "#contract/adminPosts.ts";
import { periodsOf } from "#facts/fact.ts";
import type { FactRecord } from "../facts/schema.ts";
import { seriesOf } from "../facts/series.ts";
import type { PostSurroundings } from "../post.ts";

type Row = { reference: string; title: string; before: string; now: string; isSame: boolean; isUp: boolean };
export type ChangeGroup = { key: string; label: string; before: string; now: string; rows: Row[] };

type Topic = {
  name: string;
  about: string;
  /** The figure that matters most, for the short answer. */
  lead: string;
  /** What readers call a record, by its id; without names, every record by its title. */
  rows: Readonly<Record<string, string>>;
  tools: string[];
  related: string[];
  tags: string[];
  advice: string;
};

/** By the file of /facts the records stand in. */
const topics: Readonly<Record<string, Topic>> = {
  "federal-aid/pell": {
    name: "Pell Grant",
    about: "the federal Pell Grant",
    lead: "The largest grant is {{fact:pellMaximum}}, and the smallest {{fact:pellMinimum}}.",
    rows: { pellMaximum: "Largest grant for a year", pellMinimum: "Smallest grant for a year" },
    tools: ["/tools/fafsa-calculator"],
    related: ["/help/fafsa-completion-guide", "/help/understanding-need-based-vs-merit-aid"],
    tags: ["Pell Grant", "FAFSA"],
    advice:
      "The grant depends on your Student Aid Index, on your family’s size and on how many classes you take. Less than full time means a smaller grant. You do not pay it back.",
  },
  "federal-aid/studentAidIndex": {
    name: "FAFSA formula",
    about: "the Student Aid Index",
    lead: "For a family of four, the formula now sets aside {{fact:saiProtectionParents/valuesUsd/2}} of the parents’ income before it counts any.",
    rows: {
      saiTaxYear: "Tax return the FAFSA asks for",
      saiProtectionParents: "Parents’ income set aside",
      saiProtectionStudent: "Student’s own income set aside",
      saiProtectionUnmarried: "Set aside for a student on their own, not married",
      saiProtectionMarried: "Set aside for a married student without children",
      saiEmploymentExpenseMost: "Work expenses set aside, at most",
    },
    tools: ["/tools/fafsa-calculator"],
    related: ["/help/fafsa-completion-guide", "/help/understanding-need-based-vs-merit-aid"],
    tags: ["FAFSA", "Student Aid Index"],
    advice:
      "The formula sets some income aside before it counts any. When that amount goes up and your income stays the same, your index goes down a little. A lower index can mean more aid. It is not a bill, and colleges decide for themselves what they offer.",
  },
  "federal-aid/loans": {
    name: "student loans",
    about: "federal student loans",
    lead: "",
    rows: {},
    tools: ["/college-financial-planning-guide"],
    related: ["/help/comparing-financial-aid-packages"],
    tags: ["student loans"],
    advice:
      "Borrow the federal loan in the student’s name before any other loan. Ask the college which ones it offers you.",
  },
};

const plainTopic = (file: string): Topic => ({
  name: file.split("/").at(-1) ?? file,
  about: "these figures",
  lead: "",
  rows: {},
  tools: ["/my-plan"],
  related: ["/help/understanding-need-based-vs-merit-aid"],
  tags: ["what changed"],
  advice: "Look at your own plan again, and ask your counselor or the college if a change matters to you.",
});

/** The newest change of each file of records. */
export function listChangeGroups({ library }: PostSurroundings): ChangeGroup[] {
  return library.facts.files.flatMap(({ path, records }) => {
    if (path.startsWith("pages/") || path.startsWith("calendar/")) return [];
    const names = (topics[path] ?? plainTopic(path)).rows;
    const isNamed = Object.keys(names).length > 0;
    const rows = records
      .filter(({ id }) => !isNamed || id in names)
      .flatMap((record) => toRows(record, names[record.id] ?? record.title));
    const now = rows
      .map((row) => row.now)
      .toSorted()
      .at(-1);
    const own = rows.filter((row) => row.now === now);
    const [first] = own;
    if (first === undefined || own.length < 2) return [];
    const { before } = first;
    const { name } = topics[path] ?? plainTopic(path);
    const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${before} to ${first.now}`;
    return [{ key: path, label, before, now: first.now, rows: own.filter((row) => row.before === before) }];
  });
}

export function writeChanges(key: string, around: PostSurroundings): PostFields | null {
  const group = listChangeGroups(around).find((one) => one.key === key);
  if (group === undefined) return null;
  const { before, now, rows } = group;
  const topic = topics[key] ?? plainTopic(key);
  const changed = rows.filter(({ isSame }) => !isSame);
  const same = rows.filter(({ isSame }) => isSame);
  const allUp = changed.length > 0 && changed.every(({ isUp }) => isUp);
  const sum =
    changed.length === 0
      ? `The main amounts for ${topic.about} did not change from ${before} to ${now}. ${topic.lead}`
      : allUp
        ? `Every figure on this page went up from ${before} to ${now}. ${topic.lead} The table has both years side by side.`
        : `Some figures went up from ${before} to ${now}, and some did not. ${topic.lead} The table has both years side by side.`;
  return {
    title: `${now} ${topic.name}: what ${changed.length === 0 ? "stayed the same" : "changed"}`,
    excerpt: `What is different about ${topic.about} for ${now}, with last year’s figures beside the new ones, and what it means for your family.`,
    answer: sum,
    category: "Paying",
    tags: [...topic.tags, now],
    period: now,
    tools: topic.tools,
    related: topic.related,
    body: [
      ...(changed.length === 0
        ? []
        : [
            `## The figures side by side\n\n${writeTable(`${upper(topic.about)}, last year and this year`, before, now, changed)}`,
          ]),
      ...(same.length === 0 ? [] : [`## What stayed the same\n\n${writeSame(same)}`]),
      `## What this means for you\n\n${topic.advice}\n\nRun your own numbers [in our calculator](${topic.tools[0] ?? "/my-plan"}), and keep the result with your papers.`,
      "## What to do now\n\n- Look at which year your form or letter is for. The two are easy to mix up.\n- Use the new figures only for the new year.\n- Ask the financial aid office before you count on an amount.",
    ].join("\n\n"),
  };
}

function writeTable(caption: string, before: string, now: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ({ title, reference }) => `| ${title} | {{fact:${reference}@${before}}} | {{fact:${reference}@${now}}} |`,
  );
  return `Table: ${caption}\n\n| | ${before} | ${now} |\n|---|---|---|\n${lines.join("\n")}`;
}

function writeSame(rows: readonly Row[]): string {
  return rows.map(({ title, reference, now }) => `- ${title}: {{fact:${reference}@${now}}}`).join("\n");
}

/** Single amounts, and the first amounts of a list by family size; rates and tables of the formula stay out. */
function toRows(record: FactRecord, name: string): Row[] {
  if (record.kind !== "value" && record.kind !== "table") return [];
  const [series] = seriesOf(record);
  if (series === undefined || series.values.some(({ confidence }) => confidence === "L")) return [];
  const values = Object.fromEntries(series.values.map(({ period, value }) => [period, value]));
  const periods = periodsOf({ id: record.id, values });
  const [before, now] = periods.slice(-2);
  if (before === undefined || now === undefined || [before, now].some((period) => period.startsWith("since")))
    return [];
  const row = (reference: string, title: string, one: unknown, other: unknown): Row[] =>
    typeof one === "number" && typeof other === "number"
      ? [{ reference, title: toCell(title), before, now, isSame: one === other, isUp: other > one }]
      : [];
  if (record.kind === "value") return row(record.id, name, values[before], values[now]);
  const lists = [values[before], values[now]].map(readAmounts);
  const [old, fresh] = lists;
  if (old === undefined || fresh === undefined || old.from !== fresh.from) return [];
  return [0, 1, 2, 3].flatMap((at) =>
    row(
      `${record.id}/valuesUsd/${at}`,
      `${name}, family of ${fresh.from + at}`,
      old.amounts[at],
      fresh.amounts[at],
    ),
  );
}

function readAmounts(value: unknown): { from: number; amounts: unknown[] } | undefined {
  if (typeof value !== "object" || value === null || !("valuesUsd" in value) || !("from" in value))
    return undefined;
  const { valuesUsd, from } = value;
  return Array.isArray(valuesUsd) && typeof from === "number"
    ? { from, amounts: [...(valuesUsd as unknown[])] }
    : undefined;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function toCell(title: string): string {
  return title.replaceAll("|", " ");
}
