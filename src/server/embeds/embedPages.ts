/**
 * Small pages that other sites may frame: a college's dates, prices by income, or a few figures, each with its year and
 * source. Without scripts; nothing of the address but the college it names reaches the page.
 */
import { type CollegeSummary, incomeBrackets } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import { type FieldFacts, fields } from "#domain/college/fields.ts";
import { publications } from "#domain/college/publications.ts";
import { getRoundName } from "#domain/college/roundNames.ts";
import { describeConfidence, describeDay } from "#domain/timeline/deadlineWords.ts";
import { toThisCycle } from "#domain/timeline/nextCycle.ts";
import type { Day } from "#lib/dates.ts";
import { formatAnd, formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { words } from "./words.ts";

export const embedKinds = ["dates", "price", "college"] as const;
export type EmbedKind = (typeof embedKinds)[number];

export type Embedded = {
  college: CollegeSummary;
  deadlines: readonly Deadline[];
  /** The address of this installation. */
  site: string;
  today: Day;
  /** The day the data set last changed. */
  asOf: Day;
};

/** Its hash stands in the page's policy, which allows no other. */
export const embedStyle =
  ":root{color-scheme:light dark}body{margin:0;padding:16px;max-width:40rem;font:16px/1.45 system-ui,sans-serif;color:#1b1f24;background:#fff}h1{font-size:1.15rem;margin:0}h2{font-size:1rem;font-weight:400;margin:0 0 8px}dl{margin:0}div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px;padding:6px 0;border-top:1px solid #d5d9de}dt,dd{margin:0}dd{font-weight:600;margin-left:auto;text-align:right}small{display:block;font-weight:400;color:#4d5661}p{margin:8px 0 0;font-size:.875rem;color:#4d5661}p+dl{margin-top:8px}a{color:inherit}@media(prefers-color-scheme:dark){body{color:#f1f3f5;background:#14181d}small,p{color:#b3bcc6}div{border-color:#3a424c}}";

export function buildEmbed(kind: EmbedKind, embedded: Embedded): string {
  const { college, site, asOf } = embedded;
  const { title, body } = parts[kind](embedded);
  const page = `${site}/colleges/${college.slug}`;
  return writePage(
    `${college.name}: ${title}`,
    [
      `<h1>${escapeText(college.name)}</h1><h2>${escapeText(title)}</h2>`,
      college.changeStatus === "takesNoFirstYears" ? notice(words.noFirstYears(college.name)) : "",
      body,
      `<p>${escapeText(words.asOf(asOf))} <a href="${escapeText(page)}" target="_blank" rel="noopener">${escapeText(words.more(college.name))}</a></p>`,
    ].join(""),
  );
}

export function buildUnknownEmbed(): string {
  return writePage(
    words.unknownTitle,
    `<h1>${escapeText(words.unknownTitle)}</h1><p>${escapeText(words.unknown)}</p>`,
  );
}

type Part = { title: string; body: string };

const parts: Readonly<Record<EmbedKind, (embedded: Embedded) => Part>> = {
  dates({ college, deadlines, today }) {
    // Said above; its old dates would be kept.
    if (college.changeStatus === "takesNoFirstYears") return { title: words.dates, body: "" };
    const sorted = deadlines.toSorted((a, b) => toKey(a).localeCompare(toKey(b), "en"));
    const rows = sorted.map((deadline) => {
      const { date } = toThisCycle(deadline);
      const day = date === null ? words.noFixedDate : describeDay(deadline);
      return {
        name: getRoundName(deadline.round),
        note: describeConfidence(deadline),
        value: date !== null && date < today ? `${day} (${words.passed})` : day,
      };
    });
    return {
      title: words.dates,
      body: rows.length === 0 ? paragraph(words.noDates) : `${list(rows)}${paragraph(words.check)}`,
    };
  },

  price({ college }) {
    const { netPriceByIncomeUsd, netPriceUsd } = college;
    const rows = incomeBrackets.map(({ fromUsd, toUsd }, bracket) => ({
      name: nameBracket(fromUsd, toUsd),
      note: null,
      value: formatPrice(netPriceByIncomeUsd[bracket] ?? null),
    }));
    const isKnown = netPriceByIncomeUsd.some((price) => price !== null);
    const all =
      netPriceUsd === null ? [] : [{ name: words.all, note: null, value: formatPrice(netPriceUsd) }];
    return {
      title: words.price,
      body: isKnown
        ? `${list([...rows, ...all])}${paragraph(words.priceNote(fields.netPriceByIncomeUsd.year ?? "", college.control === "public"))}${cite(["netPriceByIncomeUsd"])}`
        : `${list(all)}${paragraph(words.noPrice)}${all.length === 0 ? "" : cite(["netPriceUsd"])}`,
    };
  },

  college({ college }) {
    const shown = (
      [
        ["admitRate", words.admitted, formatShare],
        ["completionRate", words.completion, formatShare],
        ["netPriceUsd", words.netPrice, formatPrice],
        ["undergraduates", words.undergraduates, formatInteger],
        ["earningsUsd", words.earnings, formatUsd],
      ] as const
    ).map(([field, name, format]) => {
      const value = college[field];
      return { name, note: fields[field].year, value: value === null ? words.notPublished : format(value) };
    });
    return {
      title: `${college.city}, ${college.state}`,
      body: `${list(shown)}${cite(["admitRate", "completionRate", "netPriceUsd", "undergraduates", "earningsUsd"])}`,
    };
  },
};

function toKey(deadline: Deadline): string {
  return toThisCycle(deadline).date ?? "9";
}

function nameBracket(fromUsd: number, toUsd: number | null): string {
  if (toUsd === null) return words.above(formatUsd(fromUsd - 1));
  return fromUsd === 0 ? words.upTo(formatUsd(toUsd)) : words.between(formatUsd(fromUsd), formatUsd(toUsd));
}

function formatPrice(usd: number | null): string {
  if (usd === null) return words.notPublished;
  return usd <= 0 ? words.nothingOrLess : formatUsd(usd);
}

function cite(shown: readonly (keyof typeof fields)[]): string {
  const named = shown
    .map((field): FieldFacts => fields[field])
    .map(({ source }) => publications[source].title);
  return paragraph(words.source(formatAnd([...new Set(named)])));
}

function list(rows: readonly { name: string; note: string | null; value: string }[]): string {
  const items = rows.map(({ name, note, value }) => {
    const small = note === null ? "" : `<small>${escapeText(note)}</small>`;
    return `<div><dt>${escapeText(name)}${small}</dt><dd>${escapeText(value)}</dd></div>`;
  });
  return `<dl>${items.join("")}</dl>`;
}

function paragraph(text: string): string {
  return `<p>${escapeText(text)}</p>`;
}

function notice(text: string): string {
  return `<p><strong>${escapeText(text)}</strong></p>`;
}

function writePage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>${embedStyle}</style></head><body>${body}</body></html>\n`;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => escapes[mark] ?? mark);
}
