/** Which draft could serve which question, with real questions: what fits, what does not, and why. */
import { describe, expect, test } from "vitest";
import { makeTimelineCollege } from "../../../test/fixtures/timelineFixture.ts";
import { essayPrompts, findCollegeEssays, findPrompt } from "./essayPrompts.ts";
import { findReuse, listReuseTargets, type ReusableDraft, type ReuseTarget } from "./findReuse.ts";
import { listEssays } from "./listEssays.ts";
import type { EssayPrompt } from "./prompt.ts";

const duke = 198419;
const rice = 227757;

function prompt(id: string): EssayPrompt {
  const found = findPrompt(`${id}Prompt`);
  if (found === null) throw new Error(`There is no question ${id}.`);
  return found;
}

function draft(id: string, fields: Partial<ReusableDraft> = {}): ReusableDraft {
  const written = prompt(id);
  return {
    essayId: id,
    prompt: written,
    unitId: written.unitId,
    words: 240,
    characters: 1400,
    namedUnitIds: [],
    ...fields,
  };
}

function target(id: string): ReuseTarget {
  const asked = prompt(id);
  const platforms = asked.unitId === null ? [] : (findCollegeEssays(asked.unitId)?.platforms ?? []);
  return { prompt: asked, platforms };
}

/** One pair, as "fit: codes", or null where the rule sees nothing in common. */
function match(one: ReusableDraft, id: string): string | null {
  const [found] = findReuse([one], [target(id)]);
  return found === undefined
    ? null
    : `${found.fit}: ${found.reasons.map(({ code }) => code).join(" ")}`.trim();
}

describe("a draft on the same topic", () => {
  test("fits as it is where length and names fit too", () => {
    expect(match(draft("dukeCommunity"), "swarthmoreBackground")).toBe("asIs:");
  });

  test("is cut by the words it has too many", () => {
    const [found] = findReuse([draft("hopkinsDifferences", { words: 350 })], [target("dukeCommunity")]);
    expect(found).toMatchObject({ fit: "edit", reasons: [{ code: "tooLong", unit: "words", by: 100 }] });
  });

  test("grows by the words that are missing", () => {
    const [found] = findReuse([draft("harvardExperiences", { words: 140 })], [target("wellesleyDifference")]);
    expect(found).toMatchObject({ fit: "edit", reasons: [{ code: "tooShort", unit: "words", by: 110 }] });
  });

  test("is measured in characters where the question is", () => {
    const written = draft("coloradoMajor", { characters: 1200 });
    const [found] = findReuse([written], [target("minnesotaMajor")]);
    expect(found?.reasons).toContainEqual({ code: "tooLong", unit: "characters", by: 200 });
  });

  test("at exactly the limit is neither too long nor too short", () => {
    expect(match(draft("dukeCommunity", { words: 250 }), "swarthmoreBackground")).toBe("asIs:");
    expect(match(draft("dukeCommunity", { words: 250 }), "wellesleyDifference")).toBe("asIs:");
  });

  test("cannot be measured where sources disagree on the limit", () => {
    expect(match(draft("dukeCommunity"), "vanderbiltGrow")).toBe("edit: limitOpen");
  });

  test("that names another college is edited first; its own college may be named", () => {
    const named = draft("dukeCommunity", { namedUnitIds: [duke, rice] });
    const [found] = findReuse([named], [target("ricePerspectives")]);
    expect(found?.reasons).toEqual([{ code: "namesCollege", unitIds: [duke] }]);
    expect(found?.fit).toBe("edit");
  });
});

describe("what is particular to one college", () => {
  test("why us is never reused as it is", () => {
    expect(match(draft("dukeWhy"), "davidsonWhy")).toBe("rewrite: whyUs tooShort");
    expect(match(draft("dukeWhy", { words: 260 }), "davidsonWhy")).toBe("rewrite: whyUs");
  });

  test("why this major keeps the interest and loses the programs", () => {
    expect(match(draft("washUField"), "coloradoMajor")).toBe("edit: programDetails");
  });

  test.each([
    ["a program's essay", "virginiaNursing", "floridaStateHonors"],
    ["a short take", "brownClass", "princetonJoy"],
    ["a list", "columbiaList", "wakeForestBooks"],
    ["a graded paper", "amherstPaper", "williamsPaper"],
  ])("%s is not reused", (_, one, other) => {
    expect(match(draft(one), other)).toBeNull();
  });
});

describe("neighboring topics", () => {
  test.each([
    ["dukeCommunity", "dartmouthHome"],
    ["virginiaTechLeadership", "princetonService"],
    ["haverfordHonor", "claremontMcKennaDialogue"],
    ["davidsonIdea", "coloradoMajor"],
  ])("%s may answer %s after a change of emphasis", (one, other) => {
    expect(match(draft(one), other)).toBe("edit: relatedTopic");
  });

  test("strangers have nothing in common", () => {
    expect(match(draft("haverfordHonor"), "tuftsLearned")).toBeNull();
  });

  test("an open question takes a story, and no why-us", () => {
    expect(match(draft("dukeCommunity"), "carnegieMellonHighlight")).toBe("asIs:");
    expect(match(draft("dukeWhy"), "carnegieMellonHighlight")).toBeNull();
  });

  test("of several options the one that fits is named, the same topic before a neighbor", () => {
    const [found] = findReuse([draft("hopkinsDifferences")], [target("emoryChoice")]);
    expect(found?.option).toBe("A community");
  });
});

describe("the same readers", () => {
  test("two of UC's answers, or two at one college, tell two stories", () => {
    expect(match(draft("ucChallenge"), "ucOpportunity")).toBe("rewrite: sameReader");
    expect(match(draft("stanfordContribution"), "stanfordActivity")).toBeNull();
    expect(match(draft("princetonService"), "princetonVoice")).toBeNull();
    expect(match(draft("bowdoinOffer"), "bowdoinDifferences")).toBe("rewrite: relatedTopic sameReader");
  });

  test("a Common App essay goes to its colleges already, and maybe to those we know nothing of", () => {
    const essay = draft("commonAppObstacle", { words: 640 });
    const [known] = findReuse([essay], [target("georgetownEssay")]);
    expect(known?.reasons).toContainEqual({ code: "sameReader", certain: true });
    const [unknown] = findReuse([essay], [target("carnegieMellonHighlight")]);
    expect(unknown?.reasons).toContainEqual({ code: "sameReader", certain: false });
  });

  test("but UT Austin takes it for its own essay, and UC never sees it", () => {
    expect(match(draft("commonAppObstacle", { words: 640 }), "texasEssay")).toBe("asIs: counts");
    expect(match(draft("commonAppObstacle", { words: 450 }), "texasEssay")).toBe("edit: counts tooShort");
    expect(match(draft("commonAppObstacle", { words: 640 }), "ucChallenge")).toBe("edit: tooLong");
    expect(match(draft("commonAppCircumstances"), "texasCircumstances")).toBe(
      "rewrite: sameReader limitOpen",
    );
  });
});

test("an empty draft, one of unknown topic, and the draft's own question are left out", () => {
  expect(match(draft("dukeCommunity", { words: 0 }), "swarthmoreBackground")).toBeNull();
  expect(match(draft("dukeCommunity", { prompt: null }), "swarthmoreBackground")).toBeNull();
  expect(match(draft("dukeCommunity"), "dukeCommunity")).toBeNull();
});

test("the best match comes first", () => {
  const drafts = [
    draft("dukeWhy"),
    draft("hopkinsDifferences", { words: 350 }),
    draft("dukeCommunity", { namedUnitIds: [duke] }),
    draft("wellesleyDifference", { words: 250 }),
  ];
  const found = findReuse(drafts, [target("swarthmoreBackground")]);
  expect(found.map(({ essayId, fit }) => [essayId, fit])).toEqual([
    ["wellesleyDifference", "asIs"],
    ["hopkinsDifferences", "edit"],
    ["dukeCommunity", "edit"],
  ]);
});

test("what is still to write: not what is begun, not the rest of a settled choice, not what is sent", () => {
  const begun = { unitId: null, status: "drafting", words: 10 } as const;
  const essays = ["riceWhyPrompt", "riceChangePrompt", "ucTalentPrompt"].map((promptId) => ({
    ...begun,
    essayId: promptId,
    promptId,
  }));
  const list = listEssays({
    colleges: [
      makeTimelineCollege({ unitId: rice }),
      makeTimelineCollege({ unitId: 110662 }),
      makeTimelineCollege({ unitId: duke, status: "applied" }),
    ],
    deadlines: [],
    graduationYear: 2027,
    homeState: null,
    marks: {},
    today: "2026-10-01",
    essays,
  });
  const targets = listReuseTargets(list);
  const ids = targets.map((one) => one.prompt.id);
  expect(ids.filter((id) => id.startsWith("rice"))).toEqual(["riceAreasPrompt", "riceBoxPrompt"]);
  expect(ids.filter((id) => id.startsWith("uc"))).toHaveLength(8);
  expect(ids.filter((id) => id.startsWith("duke"))).toEqual([]);
  expect(targets.find((one) => one.prompt.id === "ucCreativePrompt")?.platforms).toEqual(["uc"]);
});

test("every question against every draft: no pair without a reason it could be judged by, none of a short take", () => {
  const drafts = essayPrompts.map(({ id }) => draft(id.replace(/Prompt$/, "")));
  const found = findReuse(
    drafts,
    essayPrompts.map(({ id }) => target(id.replace(/Prompt$/, ""))),
  );
  expect(found.length).toBeGreaterThan(1000);
  for (const { essayId, promptId, fit, reasons, option } of found) {
    expect(essayId).not.toBe(promptId.replace(/Prompt$/, ""));
    if (fit !== "asIs") expect(reasons.length).toBeGreaterThan(0);
    expect(option === null).toBe(findPrompt(promptId)?.kind !== "choice");
    if (fit === "asIs") expect(findPrompt(promptId)?.kind).not.toBe("whyUs");
  }
});
