/** Every task: its id, its words, its source, what it waits for, its date and the page it leads to. */
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
  test("each task has an id of its own, well-formed", () => {
    expect(byId.size).toBe(taskTemplates.length);
    expect(taskTemplates.filter(({ id }) => !/^[a-z][A-Za-z0-9]{0,39}$/.test(id))).toEqual([]);
  });

  test("exactly the tasks that a situation brings have ids that are kept private", () => {
    const wrong = taskTemplates.filter(
      ({ id, only }) => isPrivateTask(id) !== (only?.situations !== undefined),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("no two tasks are called the same", () => {
    expect(new Set(taskTemplates.map(({ title }) => title)).size).toBe(taskTemplates.length);
  });

  test("what a task waits for exists", () => {
    const missing = taskTemplates.flatMap(({ id, needs }) =>
      needs.filter((need) => !byId.has(need)).map((need) => `${id} needs ${need}`),
    );
    expect(missing).toEqual([]);
  });

  test("no task waits for itself by a circle", () => {
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

  test("what is done once for a student waits for nothing that is done once for each application", () => {
    const wrong = taskTemplates.filter(
      ({ per, needs }) => per === "student" && needs.some((need) => byId.get(need)?.per === "application"),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test.each(listDatedPairs())("%s comes before %s, for which it is needed", (_need, _id, days, needDays) => {
    expect(needDays).toBeLessThanOrEqual(days);
  });
});

describe("words", () => {
  test("a title has at most 70 characters and no stop at its end", () => {
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

  test("reasons read at grade 8 over all, and none above grade 12", () => {
    expect(calculateReadingGrade(taskTemplates.map(({ why }) => why).join(" "))).toBeLessThanOrEqual(8);
    const hard = taskTemplates.filter(({ why }) => calculateReadingGrade(why) > 12);
    expect(hard.map(({ id, why }) => `${id} ${calculateReadingGrade(why).toFixed(1)}`)).toEqual([]);
  });

  test("the reading grade is Flesch-Kincaid's: a worked case", () => {
    // 11 words, 2 sentences, 12 syllables: 0.39 * 5.5 + 11.8 * 12/11 - 15.59 = -0.57.
    expect(calculateReadingGrade("The cat sat on the mat. The dog saw it running.")).toBeCloseTo(-0.57, 2);
  });

  test("names are filled in only where there is one", () => {
    const wrong = taskTemplates.filter(({ per, title, why }) => {
      const filled = [...`${title} ${why}`.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const allowed = { student: [], application: ["college"], chosen: ["college"], test: ["test"] }[per];
      return filled.some((name) => !allowed.some((one) => one === name)) || /\{/.test(why);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("what only practice says, and gives a day, an amount or a rule of somebody, tells to check or to ask", () => {
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
  test("what is measured or published has its source, by https, and practice has none", () => {
    const wrong = taskTemplates.filter(({ evidence }) =>
      evidence.grade === "practice"
        ? evidence.source !== null
        : evidence.source?.url?.startsWith("https://") !== true,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("every event that a task hangs on is known, for the oldest class and the youngest", () => {
    const hung = taskTemplates.flatMap(({ when }) => (when.kind === "event" ? [when.eventId] : []));
    expect(hung.length).toBeGreaterThan(40);
    const unknown = hung.filter((id) => [2020, 2031, 2045].some((year) => findEvent(id, year) === null));
    expect(unknown).toEqual([]);
  });

  test("every page a task leads to is there", () => {
    const paths = taskTemplates.flatMap(({ to }) => (to === undefined ? [] : [to]));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => findPage(path)?.path !== path)).toEqual([]);
  });
});

describe("who gets which", () => {
  test.each(situations)("%s has at least three tasks of its own", (situation) => {
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
          Object.keys(only ?? {}).some((key) => key !== "notSituations") ||
          per !== "student" ||
          (when.kind === "months" && when.grade !== grade),
      );
      expect(foreign.map(({ id }) => id)).toEqual([]);
    },
  );

  test.each(applicationPlans)("an application by %s is sent once, and its portal opened", (plan) => {
    const sending = ["appSubmit", "ucSubmit", "csuSubmit"].filter((id) => isFor(id, plan));
    const portal = ["appPortal", "ucPortals", "csuPortals"].filter((id) => isFor(id, plan));
    expect([sending.length, portal.length]).toEqual([1, 1]);
  });

  test("only a binding plan has an agreement, and its price is looked at first", () => {
    const bound = applicationPlans.filter((plan) => isFor("appAgreement", plan));
    expect(bound).toEqual(["earlyDecision1", "earlyDecision2"]);
    expect(byId.get("appAgreement")?.needs).toContain("appBindingPrice");
  });

  test.each(["uc", "csu"] as const)("%s asks for no letters and no scores", (plan) => {
    expect(
      ["appLetters", "appInvites", "appScores", "appSupplement"].filter((id) => isFor(id, plan)),
    ).toEqual([]);
  });

  test("the chain of one application, in days before and after its deadline", () => {
    const chain = taskTemplates.flatMap(({ id, per, only, when }) =>
      per === "application" && only?.situations === undefined && when.kind === "deadline"
        ? [[id, when.days]]
        : [],
    );
    expect(Object.fromEntries(chain)).toEqual({
      appDecide: -60,
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

  test("what the chosen college still needs is the deposit and after", () => {
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

  test("no task asks for a status, and home states are states", () => {
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

/** Pairs whose days hang on the same thing, so that they can be compared. */
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
