/** Every task template: id, wording, source, prerequisites, date and linked page. */
import { describe, expect, test } from "vitest";
import { isStateCode } from "#domain/college/states.ts";
import { findPage } from "#site/pages.ts";
import { findEvent } from "../admissionDates.ts";
import { applicationPlans, isPrivateTask, situations, type TaskTemplate } from "../timeline.ts";
import { grade9Tasks } from "./grade9.ts";
import { grade10Tasks } from "./grade10.ts";
import { grade11Tasks } from "./grade11.ts";
import { grade12Tasks } from "./grade12.ts";
import { taskTemplates } from "./taskTemplates.ts";

const byId = new Map(taskTemplates.map((one) => [one.id, one]));

describe("ids and order", () => {
  test("each task has a unique, well-formed id", () => {
    expect(byId.size).toBe(taskTemplates.length);
    expect(taskTemplates.filter(({ id }) => !/^[a-z][A-Za-z0-9]{0,39}$/.test(id))).toEqual([]);
  });

  test("exactly the tasks that exist for a situation have private ids", () => {
    const wrong = taskTemplates.filter(
      ({ id, only }) => isPrivateTask(id) !== (only?.situations !== undefined),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("no two tasks have the same title", () => {
    expect(new Set(taskTemplates.map(({ title }) => title)).size).toBe(taskTemplates.length);
  });

  test("every prerequisite exists", () => {
    const missing = taskTemplates.flatMap(({ id, needs }) =>
      needs.filter((need) => !byId.has(need)).map((need) => `${id} needs ${need}`),
    );
    expect(missing).toEqual([]);
  });

  test("no task depends on itself through a cycle", () => {
    const settled = new Set<string>();
    const circles: string[] = [];
    const follow = (id: string, path: readonly string[]) => {
      if (path.includes(id)) circles.push([...path, id].join(" > "));
      if (settled.has(id) || path.includes(id)) return;
      for (const need of byId.get(id)?.needs ?? []) follow(need, [...path, id]);
      settled.add(id);
    };
    for (const { id } of taskTemplates) follow(id, []);
    expect(circles).toEqual([]);
  });

  test("a task done once per student never depends on one done per application", () => {
    const wrong = taskTemplates.filter(
      ({ per, needs }) => per === "student" && needs.some((need) => byId.get(need)?.per === "application"),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test.each(listDatedPairs())("%s comes before %s, which needs it", (_need, _id, days, needDays) => {
    expect(needDays).toBeLessThanOrEqual(days);
  });
});

describe("words", () => {
  test("a title has at most 70 characters and no period", () => {
    const wrong = taskTemplates.filter(({ title }) => title.length > 70 || title.endsWith("."));
    expect(wrong.map(({ id, title }) => `${id} ${title.length}`)).toEqual([]);
  });

  test("a reason is one or two sentences in at most 240 characters", () => {
    const wrong = taskTemplates.filter(({ why }) => {
      const sentences = splitSentences(why);
      return sentences.length > 2 || sentences.length === 0 || why.length > 240 || /[!—]/.test(why);
    });
    expect(wrong.map(({ id, why }) => `${id} ${why.length}`)).toEqual([]);
  });

  test("reasons average grade 8, and none is above grade 12", () => {
    expect(calculateReadingGrade(taskTemplates.map(({ why }) => why).join(" "))).toBeLessThanOrEqual(8);
    const hard = taskTemplates.filter(({ why }) => calculateReadingGrade(why) > 12);
    expect(hard.map(({ id, why }) => `${id} ${calculateReadingGrade(why).toFixed(1)}`)).toEqual([]);
  });

  test("the reading grade is Flesch-Kincaid: a worked example", () => {
    // 11 words, 2 sentences, 12 syllables: 0.39 * 5.5 + 11.8 * 12/11 - 15.59 = -0.57.
    expect(calculateReadingGrade("The cat sat on the mat. The dog saw it running.")).toBeCloseTo(-0.57, 2);
  });

  test("placeholders are only used where there is a name", () => {
    const wrong = taskTemplates.filter(({ id, per, title, why }) => {
      const filled = [...`${title} ${why}`.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      if (id === "transferTranscripts") return filled.join(" ") !== "from college";
      if (["stateGrantEarly", "stateAidForms", "stateAidFafsa"].includes(id))
        return filled.join(" ") !== "grant";
      if (id === "askDates") return filled.join(" ") !== "colleges";
      const allowed = { student: [], application: ["college", "round"], chosen: ["college"], test: ["test"] }[
        per
      ];
      return filled.some((name) => !allowed.some((one) => one === name)) || /\{/.test(why);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("practice-only advice with a day, an amount or someone’s rule says to check or ask", () => {
    const figures = taskTemplates.filter(
      ({ evidence, why }) =>
        evidence.grade === "practice" &&
        /\d|\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
          why,
        ),
    );
    const bold = figures.filter(({ why }) => !/\b(check|ask|asks|call)\b/i.test(why));
    expect(bold.map(({ id }) => id)).toEqual([]);
  });
});

describe("sources", () => {
  test("measured and published tasks name their source, and practice has none", () => {
    const wrong = taskTemplates.filter(
      ({ evidence }) => (evidence.grade === "practice") !== (evidence.source === null),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("a source with an address is reached over https", () => {
    const addresses = taskTemplates.flatMap(({ evidence }) => evidence.source?.url ?? []);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((url) => !url.startsWith("https://"))).toEqual([]);
  });

  test("every event that a task uses is known, for the oldest class and the youngest", () => {
    const hung = taskTemplates.flatMap(({ when }) => (when.kind === "event" ? [when.eventId] : []));
    expect(hung.length).toBeGreaterThan(40);
    const unknown = hung.filter((id) => [2020, 2031, 2045].some((year) => findEvent(id, year) === null));
    expect(unknown).toEqual([]);
  });

  test("every page a task links to exists", () => {
    const paths = taskTemplates.flatMap(({ to }) => (to === undefined ? [] : [to]));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => findPage(path)?.path !== path)).toEqual([]);
  });
});

/** Conditions that leave a task to every student in high school, who starts in fall, with a list that calls for it. */
const anyStudent: ReadonlySet<string> = new Set(["notSituations", "admission", "applicants", "term"]);

describe("which tasks apply to whom", () => {
  test.each(situations)("%s has at least three tasks", (situation) => {
    const own = taskTemplates.filter(({ only }) => only?.situations?.includes(situation));
    expect(own.length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ["9th", 9, grade9Tasks],
    ["10th", 10, grade10Tasks],
    ["11th", 11, grade11Tasks],
    ["12th", 12, grade12Tasks],
  ] as const)(
    "%s grade has at least eight tasks for every student, in its own year",
    (_name, grade, tasks) => {
      expect(tasks.length).toBeGreaterThanOrEqual(8);
      const foreign = tasks.filter(
        ({ only, per, when }) =>
          Object.keys(only ?? {}).some((key) => !anyStudent.has(key)) ||
          per !== "student" ||
          (when.kind === "months" && when.grade !== grade),
      );
      expect(foreign.map(({ id }) => id)).toEqual([]);
    },
  );

  test.each(applicationPlans)("a %s application is submitted once, and its portal opened", (plan) => {
    const sending = ["appSubmit", "ucSubmit", "csuSubmit"].filter((id) => isFor(id, plan));
    const portal = ["appPortal", "ucPortals", "csuPortals"].filter((id) => isFor(id, plan));
    expect([sending.length, portal.length]).toEqual([1, 1]);
  });

  test("only a binding plan has an agreement, and its price is checked first", () => {
    const bound = applicationPlans.filter((plan) => isFor("appAgreement", plan));
    expect(bound).toEqual(["earlyDecision1", "earlyDecision2"]);
    expect(byId.get("appAgreement")?.needs).toContain("appBindingPrice");
  });

  test.each(["uc", "csu"] as const)("%s needs no letters and no scores", (plan) => {
    expect(
      ["appLetters", "appInvites", "appScores", "appSupplement"].filter((id) => isFor(id, plan)),
    ).toEqual([]);
  });

  test("one application’s tasks, in days before and after its deadline", () => {
    const chain = taskTemplates.flatMap(({ id, per, only, when }) =>
      per === "application" &&
      only?.situations === undefined &&
      !id.startsWith("transfer") &&
      when.kind === "deadline"
        ? [[id, when.days]]
        : [],
    );
    expect(Object.fromEntries(chain)).toEqual({
      appNoScore: -150,
      appDecide: -60,
      appAsks: -50,
      appLetters: -45,
      appBindingPrice: -35,
      appRestriction: -35,
      appTranscript: -30,
      appAidDate: -30,
      appSupplement: -30,
      appInvites: -28,
      appInterest: -21,
      appScores: -14,
      appAgreement: -10,
      appSubmit: -3,
      appPortal: 3,
      appSelfReport: 7,
    });
  });

  test("what the chosen college still needs is the deposit and what follows", () => {
    const melt = taskTemplates.filter(({ isMelt }) => isMelt === true);
    expect(melt.length).toBeGreaterThanOrEqual(15);
    expect(melt.filter(({ per }) => per !== "chosen")).toEqual([]);
    const needed = [
      "deposit",
      "meltVerification",
      "meltTranscript",
      "meltPlacement",
      "meltShots",
      "meltHousing",
      "meltOrientation",
    ];
    expect(needed.filter((id) => byId.get(id)?.isMelt !== true)).toEqual([]);
  });

  test("no task asks for an immigration status, and home states are valid", () => {
    const asking = taskTemplates.filter(({ title, why }) =>
      /(your|tell us|share|enter|state) (own )?(immigration )?status\b/i.test(`${title} ${why}`),
    );
    expect(asking.map(({ id }) => id)).toEqual([]);
    const codes = taskTemplates.flatMap(({ only }) => only?.homeStates ?? []);
    expect(codes.filter((code) => !isStateCode(code))).toEqual([]);
  });
});

function isFor(id: string, plan: (typeof applicationPlans)[number]): boolean {
  return byId.get(id)?.only?.plans?.includes(plan) === true;
}

/** Pairs dated by the same thing, so that they can be compared. */
function listDatedPairs(): [need: string, id: string, days: number, needDays: number][] {
  return taskTemplates.flatMap((one) =>
    one.needs.flatMap((needId): [string, string, number, number][] => {
      const need = taskTemplates.find(({ id }) => id === needId);
      const days = toComparable(one);
      const needDays = need === undefined ? null : toComparable(need);
      if (days === null || needDays === null || days.on !== needDays.on) return [];
      return [[needId, one.id, days.days, needDays.days]];
    }),
  );
}

function toComparable({ when }: TaskTemplate): { on: string; days: number } | null {
  if (when.kind === "months") {
    const inYear = (when.to + 4) % 12;
    return { on: "months", days: when.grade * 12 + inYear };
  }
  return { on: when.kind === "event" ? when.eventId : when.kind, days: when.days };
}

function splitSentences(text: string): string[] {
  return text
    .replaceAll(/(\d)\.(\d)/g, "$1$2")
    .replaceAll("U.S.", "US")
    .replaceAll("StudentAid.gov", "StudentAid")
    .split(/[.?!](?=\s|$)/)
    .filter((sentence) => sentence.trim() !== "");
}

/** Flesch-Kincaid: 0.39 words a sentence + 11.8 syllables a word - 15.59. */
function calculateReadingGrade(text: string): number {
  const sentences = splitSentences(text);
  const words = text.split(/[\s-]+/).filter((word) => /[A-Za-z0-9]/.test(word));
  const syllables = words.map(countSyllables).reduce((sum, count) => sum + count, 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

function countSyllables(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "");
  const spoken = letters.replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, "");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}
