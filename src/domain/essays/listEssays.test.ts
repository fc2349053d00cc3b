/** What real applicants have to write, with the real colleges and deadlines, read as a counselor would. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { type Deadline, deadlineSchema } from "#domain/college/deadline.ts";
import type { TimelineCollege } from "#domain/timeline/timeline.ts";
import { makeTimelineCollege } from "../../../test/fixtures/timelineFixture.ts";
import type {
  CollegeEssayGroup,
  EssayList,
  EssayListInput,
  PlatformEssays,
  StudentEssay,
} from "./essayList.ts";
import { listEssays } from "./listEssays.ts";

const dataFolder = resolve(import.meta.dirname, "../../../data");
const deadlines: readonly Deadline[] = readRows("deadlines.csv").map((row) =>
  z.parse(deadlineSchema, {
    ...row,
    unitId: Number(row["unitId"]),
    date: row["date"] || null,
    isRolling: row["isRolling"] === "yes",
    isBinding: row["isBinding"] === "yes",
    url: row["url"] || null,
  }),
);

const ids = {
  ucla: 110662,
  berkeley: 110635,
  sanDiegoState: 122409,
  usc: 123961,
  austin: 228778,
  texasAM: 228723,
  rice: 227757,
  duke: 198419,
  northwestern: 147767,
  amherst: 164465,
  georgetown: 131496,
  caseWestern: 201645,
  mit: 166683,
  pimaCommunity: 105525,
  alabamaAM: 100654,
} as const;

function list(names: readonly (keyof typeof ids)[], asked: Partial<EssayListInput> = {}): EssayList {
  return listEssays({
    colleges: names.map((name) => college(name)),
    deadlines,
    graduationYear: 2027,
    homeState: null,
    marks: {},
    today: "2026-10-01",
    essays: [],
    ...asked,
  });
}

function college(name: keyof typeof ids, fields: Partial<TimelineCollege> = {}): TimelineCollege {
  return makeTimelineCollege({ unitId: ids[name], name, ...fields });
}

function essay(promptId: string | null, fields: Partial<StudentEssay> = {}): StudentEssay {
  return { essayId: `of ${promptId}`, promptId, unitId: null, status: "drafting", words: 300, ...fields };
}

function findPlatform({ groups }: EssayList, platform: string): PlatformEssays | undefined {
  return groups.filter((group) => group.kind === "platform").find((group) => group.platform === platform);
}

function findCollege({ groups }: EssayList, name: keyof typeof ids): CollegeEssayGroup {
  const found = groups.filter((group) => group.kind === "college").find(({ unitId }) => unitId === ids[name]);
  if (found === undefined) throw new Error(`${name} is not listed.`);
  return found;
}

/** Each set in short: how many to pick, and the questions by id. */
function describeSets({ sets }: { sets: EssayList["groups"][number]["sets"] }): string[] {
  return sets.map(({ choice, items }) => {
    const questions = items.map(({ prompt }) => prompt.id.replace(/Prompt$/, "")).join(" ");
    return choice === null ? questions : `${choice.pick} of ${choice.from}: ${questions}`;
  });
}

describe("a Californian with UC, Cal State and USC", () => {
  const essays = list(["ucla", "berkeley", "sanDiegoState", "usc"], {
    homeState: "CA",
    colleges: [
      college("ucla"),
      college("berkeley"),
      college("sanDiegoState"),
      college("usc", { plan: "earlyAction" }),
    ],
  });

  test("writes four UC answers once, for both campuses, due November 30", () => {
    const uc = findPlatform(essays, "uc");
    expect(uc?.colleges.map(({ unitId }) => unitId)).toEqual([ids.ucla, ids.berkeley]);
    expect(uc?.sets[0]?.choice).toEqual({ pick: 4, from: 8 });
    expect(uc?.sets[0]?.items).toHaveLength(8);
    expect(uc?.progress.asked).toBe(4);
    expect(uc?.due?.day).toBe("2026-11-30");
    expect(findCollege(essays, "ucla")).toMatchObject({ coverage: "application", sets: [] });
  });

  test("writes nothing for Cal State", () => {
    expect(findPlatform(essays, "csu")).toMatchObject({ coverage: "none", sets: [] });
    expect(findCollege(essays, "sanDiegoState").coverage).toBe("application");
  });

  test("writes USC's own by its early action date, and is not told which application USC takes", () => {
    const usc = findCollege(essays, "usc");
    expect(describeSets(usc)).toEqual(["uscWhy", "uscDisagreement", "uscGap", "uscWords", "uscQuick"]);
    expect(usc.due).toMatchObject({ day: "2026-11-01", plan: "earlyAction", isExpected: false });
    expect(usc.progress.asked).toBe(3);
    expect(usc.platforms).toEqual([]);
    expect(findPlatform(essays, "commonApp")?.colleges).toEqual([
      { unitId: ids.usc, use: "unknown", essayPolicy: null },
    ]);
  });

  test("sees the soonest college first", () => {
    const order = essays.groups.flatMap((group) => (group.kind === "college" ? group.unitId : []));
    expect(order).toEqual([ids.usc, ids.ucla, ids.berkeley, ids.sanDiegoState]);
  });

  test("reads UC's rule on AI beside UC's questions, and the Common App's beside the Common App's", () => {
    expect(findPlatform(essays, "uc")?.aiRules.platforms.map(({ id }) => id)).toEqual(["ucAiPolicy"]);
    expect(findPlatform(essays, "commonApp")?.aiRules.platforms.map(({ id }) => id)).toEqual([
      "commonAppAiPolicy",
    ]);
    expect(findCollege(essays, "usc").aiRules).toMatchObject({ status: "platformOnly", platforms: [] });
  });
});

describe("a Texan with UT, A&M and Rice", () => {
  const mine = essay("commonAppObstaclePrompt", { status: "final", words: 640 });
  const essays = list([], {
    homeState: "TX",
    colleges: [college("austin"), college("texasAM"), college("rice", { plan: "earlyDecision1" })],
    essays: [mine],
  });

  test("sees early action at UT first, which binds nobody, then Rice, then A&M on December 1", () => {
    const own = essays.groups.filter((group) => group.kind === "college");
    expect(own.map(({ unitId, due }) => [unitId, due?.day])).toEqual([
      [ids.austin, "2026-10-15"],
      [ids.rice, "2026-11-01"],
      [ids.texasAM, "2026-12-01"],
    ]);
  });

  test("has answered UT's essay with the one for the Common App", () => {
    const austin = findCollege(essays, "austin");
    expect(austin.platforms).toEqual(["applyTexas", "commonApp"]);
    expect(austin.sets[0]?.items[0]?.answeredBy).toEqual([mine]);
    expect(austin.progress).toEqual({ asked: 3, started: 1, drafted: 1, finished: 1 });
    expect(findPlatform(essays, "commonApp")?.progress).toEqual({
      asked: 1,
      started: 1,
      drafted: 1,
      finished: 1,
    });
  });

  test("reads UT's short answers without a figure, because the sources differ", () => {
    const limits = findCollege(essays, "austin").sets.map(({ items }) => items[0]?.prompt.openLimit);
    expect(limits).toEqual([null, "seeApplication", "seeApplication", "seeApplication"]);
  });

  test("writes six answers for A&M, which no record puts on the Common App", () => {
    const texasAM = findCollege(essays, "texasAM");
    expect(texasAM.platforms).toEqual(["applyTexas"]);
    expect(texasAM.progress.asked).toBe(6);
    const shared = findPlatform(essays, "commonApp")?.colleges.map(({ unitId }) => unitId);
    expect(shared).toEqual([ids.austin, ids.rice]);
  });

  test("finds the questions of ApplyTexas with the two that take it", () => {
    const group = findPlatform(essays, "applyTexas");
    expect(group?.isGuess).toBe(false);
    expect(group?.colleges.map(({ unitId, use }) => [unitId, use])).toEqual([
      [ids.austin, "recorded"],
      [ids.texasAM, "recorded"],
    ]);
    expect(group?.sets.flatMap(({ items }) => items.map(({ prompt }) => prompt.id))).toEqual([
      "applyTexasStoryPrompt",
      "applyTexasTalentPrompt",
      "applyTexasTicketPrompt",
    ]);
  });

  test("is offered the Coalition apart, because no record says who takes it, until one of its essays is begun", () => {
    const coalition = findPlatform(essays, "coalition");
    expect([coalition?.isGuess, coalition?.colleges.map(({ use }) => use)]).toEqual([true, ["unknown"]]);
    const begun = list(["texasAM"], { essays: [essay("coalitionStoryPrompt")] });
    expect(findPlatform(begun, "coalition")).toMatchObject({ isGuess: false, colleges: [] });
    expect(begun.others).toEqual([]);
    expect(findPlatform(list(["texasAM"]), "coalition")).toBeUndefined();
  });

  test("picks one of two at Rice, and is not asked to write the image", () => {
    const rice = findCollege(essays, "rice");
    expect(describeSets(rice)).toEqual([
      "riceAreas",
      "riceWhy",
      "1 of 2: ricePerspectives riceChange",
      "riceBox",
    ]);
    expect(rice.progress.asked).toBe(3);
  });
});

describe("the Common App with five supplements", () => {
  const essays = list(["duke", "northwestern", "amherst", "georgetown", "caseWestern"]);

  test("is one personal essay and two boxes that may stay empty", () => {
    const commonApp = findPlatform(essays, "commonApp");
    expect(commonApp?.sets.map(({ choice, items }) => [choice?.pick ?? null, items.length])).toEqual([
      [1, 7],
      [null, 1],
      [null, 1],
    ]);
    expect(commonApp?.progress.asked).toBe(1);
    expect(commonApp?.colleges.filter(({ use }) => use === "recorded").map(({ unitId }) => unitId)).toEqual([
      ids.georgetown,
    ]);
  });

  test("counts what everyone writes, and neither what is optional nor what a program asks", () => {
    const asked = (name: keyof typeof ids) => findCollege(essays, name).progress.asked;
    expect([asked("duke"), asked("northwestern"), asked("amherst"), asked("georgetown")]).toEqual([
      2, 1, 1, 3,
    ]);
    expect(findCollege(essays, "caseWestern")).toMatchObject({
      demand: "none",
      coverage: "recorded",
      progress: { asked: 0 },
    });
  });

  test("says of Georgetown only that its rule on AI is to be asked", () => {
    const { aiRules } = findCollege(essays, "georgetown");
    expect(aiRules.status).toBe("ask");
    expect(aiRules.college?.rule).toBeNull();
  });
});

describe("what the student has", () => {
  test("stands with its question; what belongs to no listed college stands apart", () => {
    const kept = [
      essay("dukeWhyPrompt", { status: "submitted" }),
      essay("dukeCommunityPrompt", { words: 0, status: "idea" }),
      essay("stanfordRoommatePrompt"),
      essay(null, { essayId: "honors", unitId: ids.duke }),
      essay(null, { essayId: "scholarship" }),
    ];
    const essays = list(["duke"], { essays: kept });
    const duke = findCollege(essays, "duke");
    expect(duke.sets.map(({ items }) => items.map((item) => item.essays.length))).toEqual([[1], [1], [0]]);
    expect(duke.progress).toEqual({ asked: 2, started: 1, drafted: 1, finished: 1 });
    expect(duke.own.map(({ essayId }) => essayId)).toEqual(["honors"]);
    expect(essays.others.map(({ essayId }) => essayId)).toEqual(["of stanfordRoommatePrompt", "scholarship"]);
  });

  test("five answers for UC's four count as four", () => {
    const five = ["Leadership", "Creative", "Talent", "Subject", "Community"].map((name) =>
      essay(`uc${name}Prompt`, { status: "final" }),
    );
    expect(findPlatform(list(["ucla"], { essays: five }), "uc")?.progress).toEqual({
      asked: 4,
      started: 4,
      drafted: 4,
      finished: 4,
    });
  });
});

describe("applicants and years", () => {
  test("a transfer student is not shown first-year questions", () => {
    const essays = list(["ucla", "rice"], { graduationYear: 2025, path: "transfer", startTerm: "fall2027" });
    expect(findCollege(essays, "rice")).toMatchObject({ coverage: "transfer", sets: [] });
    expect(findCollege(essays, "rice")).toMatchObject({ demand: null, note: null, progress: { asked: 0 } });
    expect(findCollege(essays, "rice").source?.url).toContain("rice.edu");
  });

  test("a transfer student answers UC's question on the major, and three of seven others", () => {
    const essays = list(["ucla"], { graduationYear: 2025, path: "transfer", startTerm: "fall2027" });
    const uc = findPlatform(essays, "uc");
    expect(uc && describeSets(uc)).toEqual([
      "ucMajor",
      "3 of 7: ucLeadership ucCreative ucTalent ucOpportunity ucChallenge ucCommunity ucStrength",
      "ucAdditional",
    ]);
    expect(uc).toMatchObject({ coverage: "recorded", progress: { asked: 4 } });
    expect(findCollege(essays, "ucla").coverage).toBe("application");
  });

  test("a graduate applies as a first-year student", () => {
    const essays = list(["ucla", "rice"], { graduationYear: 2026, path: "firstYear", startTerm: "fall2027" });
    expect(findPlatform(essays, "uc")?.progress.asked).toBe(4);
    expect(findCollege(essays, "rice").due?.day).toBe("2027-01-04");
    expect(essays.cycle).toEqual({ of: "2026-27", isCurrent: true });
  });

  test("a junior sees this year's questions, and that they are this year's", () => {
    const essays = list(["rice"], { graduationYear: 2028 });
    expect(essays.cycle).toEqual({ of: "2026-27", isCurrent: false });
    expect(findCollege(essays, "rice").due).toMatchObject({ day: "2028-01-04", isExpected: true });
  });

  test("without a class there are questions and no dates", () => {
    const essays = list(["rice", "ucla"], { graduationYear: null });
    expect(essays.groups.map(({ due }) => due)).toEqual([null, null, null, null, null]);
    expect(findCollege(essays, "rice").progress.asked).toBe(3);
  });
});

describe("colleges", () => {
  test("without a record ask what we do not know; open admission usually asks nothing", () => {
    const essays = list([], {
      colleges: [college("alabamaAM"), college("pimaCommunity", { hasOpenAdmission: true })],
      essays: [essay(null, { essayId: "own", unitId: ids.alabamaAM })],
    });
    expect(findCollege(essays, "alabamaAM")).toMatchObject({
      coverage: "notRecorded",
      demand: null,
      sets: [],
    });
    expect(findCollege(essays, "alabamaAM").own).toHaveLength(1);
    expect(findCollege(essays, "pimaCommunity").coverage).toBe("openAdmission");
    expect(findPlatform(essays, "commonApp")?.colleges.map(({ unitId }) => unitId)).toEqual([ids.alabamaAM]);
  });

  test("in the Common App's grid take the Common App, and MIT takes its own", () => {
    const inGrid = deadlines.find(({ source }) => source === "commonAppGrid")?.unitId ?? 0;
    const essays = list([], { colleges: [makeTimelineCollege({ unitId: inGrid }), college("mit")] });
    expect(findPlatform(essays, "commonApp")?.colleges).toEqual([
      { unitId: inGrid, use: "recorded", essayPolicy: null },
    ]);
    expect(findCollege(essays, "mit").platforms).toEqual(["own"]);
  });

  test("say whether they consider an essay at all, where their record does", () => {
    const essayPolicies = new Map([[ids.duke, "required" as const]]);
    const [duke] = findPlatform(list(["duke"], { essayPolicies }), "commonApp")?.colleges ?? [];
    expect(duke?.essayPolicy).toBe("required");
  });

  test("that denied the student are gone, those that have the application come last, duplicates once", () => {
    const essays = list([], {
      colleges: [
        college("duke", { status: "applied" }),
        college("rice"),
        college("rice"),
        college("northwestern", { status: "denied" }),
      ],
    });
    const own = essays.groups.flatMap((group) => (group.kind === "college" ? group.unitId : []));
    expect(own).toEqual([ids.rice, ids.duke]);
    expect(findPlatform(essays, "commonApp")?.due?.unitId).toBe(ids.rice);
  });
});

test("an empty list asks for nothing and loses no essay", () => {
  const kept = [essay("commonAppGrowthPrompt"), essay("nothing we know")];
  expect(list([], { essays: kept })).toEqual({ groups: [], others: kept, cycle: null });
});

test("forty colleges: every one of them once, nothing asked twice", () => {
  const unitIds = [...new Set(deadlines.map(({ unitId }) => unitId))].slice(0, 40);
  const essays = list([], { colleges: unitIds.map((unitId) => makeTimelineCollege({ unitId })) });
  const own = essays.groups.flatMap((group) => (group.kind === "college" ? group.unitId : []));
  expect(own).toHaveLength(40);
  expect(new Set(own)).toEqual(new Set(unitIds));
  const asked = essays.groups.flatMap(({ sets }) =>
    sets.flatMap(({ items }) => items.map(({ prompt }) => prompt.id)),
  );
  expect(new Set(asked).size).toBe(asked.length);
});

function readRows(name: string): Record<string, string>[] {
  return z.parse(
    z.array(z.record(z.string(), z.string())),
    parse(readFileSync(join(dataFolder, name), "utf8"), { columns: true }),
  );
}
