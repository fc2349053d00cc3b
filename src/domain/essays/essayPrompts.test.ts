/** The essay questions agree with each other: owners, choices, limits, and colleges that ask for nothing. */
import { describe, expect, test } from "vitest";
import {
  collegeEssays,
  essayPrompts,
  findCollegeEssays,
  findPlatformEssays,
  findPrompt,
  listCollegePrompts,
  listPlatformPrompts,
} from "./essayPrompts.ts";

const harvard = 166027;
const stanford = 243744;
const williams = 168342;

test("the shared applications have all their questions", () => {
  expect(listPlatformPrompts("commonApp").map(({ limit }) => limit?.most)).toEqual([
    650, 650, 650, 650, 650, 650, 650, 300, 250,
  ]);
  const insight = listPlatformPrompts("uc").filter(({ choice }) => choice !== null);
  expect(insight).toHaveLength(8);
  for (const { choice, limit } of insight) {
    expect(choice).toEqual({ group: "insight", pick: 4, from: 8, transferPick: 3 });
    expect(limit).toEqual({ unit: "words", most: 350, least: null, isAdvice: false });
  }
  expect(listPlatformPrompts("applyTexas")).toHaveLength(3);
  expect(listPlatformPrompts("coalition")).toHaveLength(6);
  expect(listPlatformPrompts("csu")).toEqual([]);
  expect(findPlatformEssays("csu")?.demand).toBe("none");
  expect(findPlatformEssays("uc")).toBeNull();
});

const recorded = collegeEssays.flatMap((one) => (one.unitId === null ? [] : { ...one, unitId: one.unitId }));

test("eighty colleges, each with the questions it asks in general", () => {
  expect(recorded).toHaveLength(80);
  expect(new Set(recorded.map(({ unitId }) => unitId)).size).toBe(80);
  for (const { unitId, demand, platforms } of recorded) {
    const audiences = new Set(listCollegePrompts(unitId).map(({ audience }) => audience));
    if (platforms[0] === "uc") expect(audiences.size).toBe(0);
    else if (demand === "required") expect(audiences.has("required") || audiences.has("some")).toBe(true);
    else expect(audiences.has("required"), `${unitId} asks in general`).toBe(false);
  }
  for (const { unitId } of essayPrompts) {
    if (unitId !== null) expect(findCollegeEssays(unitId), `${unitId}`).not.toBeNull();
  }
});

test("a choice names as many questions as there are", () => {
  const groups = Map.groupBy(
    essayPrompts.filter(({ choice, options }) => choice !== null && options.length === 0),
    ({ unitId, platform, choice }) => `${unitId ?? platform} ${choice?.group}`,
  );
  for (const [group, prompts] of groups) {
    const [first] = prompts;
    // A question of a school's own, such as an honors essay, may count questions it does not name.
    if (prompts.length > 1) expect(prompts.length, group).toBe(first?.choice?.from);
    for (const { choice } of prompts) expect(choice).toEqual(first?.choice);
  }
});

describe("limits", () => {
  test("on which sources disagree are left open, with what each says", () => {
    const vanderbilt = findPrompt("vanderbiltGrowPrompt");
    expect(vanderbilt?.limit).toBeNull();
    expect(vanderbilt?.openLimit).toBe("seeApplication");
    expect(vanderbilt?.limitNote).toBe("One source says 250 words, another 300.");
    const open = essayPrompts.filter(({ openLimit }) => openLimit === "seeApplication");
    expect(new Set(open.map(({ unitId, platform }) => platform ?? unitId))).toEqual(
      new Set(["applyTexas", "coalition", 166683, 221999, 131496, 170976, 228778]),
    );
  });

  test("known from nothing but general knowledge are never a figure", () => {
    const unsure = essayPrompts.filter(({ confidence }) => confidence === "L");
    expect(unsure.length).toBeGreaterThan(0);
    for (const { limit, openLimit } of unsure) expect([limit, openLimit]).toEqual([null, "seeApplication"]);
  });

  test("are stated with their unit, minimum and count", () => {
    expect(findPrompt("stanfordRoommatePrompt")?.limit).toMatchObject({
      unit: "words",
      least: 100,
      most: 250,
    });
    expect(findPrompt("uscQuickPrompt")).toMatchObject({
      answers: 9,
      limit: { unit: "characters", most: 100 },
    });
    expect(findPrompt("emoryAreasPrompt")?.limit?.isAdvice).toBe(true);
    expect(findPrompt("chicagoWhyPrompt")).toMatchObject({ limit: null, openLimit: "noLimit" });
  });
});

test("a topic is a phrase in our words: short, without a closing period, and unlike its neighbors", () => {
  for (const { id, topic, options } of essayPrompts) {
    for (const said of [topic, ...options.map((option) => option.topic)]) {
      expect(said.length, id).toBeLessThanOrEqual(160);
      expect(said, id).toMatch(/^[A-Z]/);
    }
  }
  for (const { unitId } of recorded) {
    const topics = listCollegePrompts(unitId).map(({ topic, forWhom }) => `${topic} ${forWhom}`);
    expect(new Set(topics).size).toBe(topics.length);
  }
});

test("an unknown id, and a college without a record, have nothing", () => {
  expect(findPrompt("toString")).toBeNull();
  expect(listCollegePrompts(100_654)).toEqual([]);
  expect(findCollegeEssays(100_654)).toBeNull();
  expect(listCollegePrompts(harvard)).toHaveLength(5);
  expect(listCollegePrompts(stanford)).toHaveLength(8);
  expect(findCollegeEssays(williams)?.demand).toBe("none");
});
