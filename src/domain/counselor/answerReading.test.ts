/** Answers on the shipped data set: every figure comes from a fact with its source, and what is missing is said. */
import { describe, expect, test } from "vitest";
import { findGuideSlug, toGuidePath } from "#content/guideStates.ts";
import { formatChanceRange } from "#domain/admission/chanceRange.ts";
import { toShownChance } from "#domain/admission/display.ts";
import { testRequirements } from "#domain/admission/testRequirements.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { findGuideOf } from "#domain/college/stateGuides.ts";
import { stateCodes } from "#domain/college/states.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { answerReading } from "./answerReading.ts";
import type { AnswerContext } from "./context.ts";
import {
  type Boundary,
  type CounselorAnswer,
  type CounselorReading,
  collegeMeasures,
  counselorTools,
  programMeasures,
  refusals,
} from "./counselor.ts";
import { rankForPlan, toMatchQuestion } from "./draft.ts";

const all = loadShippedColleges();
const today = "2026-11-21";
const ohioState = 204_796;
const michigan = 170_976;
const columbusState = 202_222;
const caltech = 110_404;
const texasAustin = 228_778;
const empty = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
const student: Plan = {
  ...empty,
  profile: {
    ...empty.profile,
    gpa: 3.6,
    satTotal: 1250,
    gradeYear: 12,
    homeState: "OH",
    homeZip: "43215",
    homeLatitude: 39.97,
    homeLongitude: -83,
  },
  money: { familyIncomeUsd: 70_000, familySize: 4, payPerYearUsd: 15_000 },
  colleges: [ohioState, michigan].map((unitId) => ({
    unitId,
    addedAt: empty.createdAt,
    status: "considering",
    applicationPlan: null,
    note: "",
  })),
};

const makeContext = (plan: Plan): AnswerContext => ({
  colleges: all.summaries,
  byUnitId: new Map(all.summaries.map((college) => [college.unitId, college])),
  deadlines: all.summaries.flatMap(({ unitId }) => all.detailsOf(unitId).deadlines),
  majors: all.majors(),
  plan,
  today,
});
const known = makeContext(student);
const unknown = makeContext(empty);

const makeReading = (
  tool: CounselorReading["tool"],
  unitIds: readonly number[] = [],
  rest: Partial<CounselorReading> = {},
): CounselorReading => ({
  tool,
  entities: unitIds.map((unitId) => ({ kind: "college", unitId })),
  measure: null,
  round: null,
  residency: null,
  change: null,
  ...rest,
});

function ask(reading: CounselorReading | null, context = known, question = ""): CounselorAnswer {
  return answerReading(
    { reading, others: [], namesLeftOut: 0, boundary: null, language: "en" },
    question,
    context,
  );
}

const askBoundary = (boundary: Boundary, language: "en" | "es" = "en") =>
  answerReading(
    { reading: makeReading("chance", [ohioState]), others: [], namesLeftOut: 0, boundary, language },
    "",
    known,
  );

const dated = ["earlyDecision", "regularDecision"] as const;
/** Every tool and measure, about colleges of each kind, a state, a program and a change. */
const readings: CounselorReading[] = [
  ...[ohioState, columbusState, caltech, texasAustin, 166_027, 110_635].flatMap((unitId) => [
    ...collegeMeasures.map((measure) => makeReading("collegeFacts", [unitId], { measure })),
    ...counselorTools.map((tool) => makeReading(tool, [unitId])),
    makeReading("price", [unitId], { residency: "nonresident" }),
    makeReading("price", [unitId], { residency: "resident" }),
    makeReading("chance", [unitId], { residency: "nonresident" }),
    ...dated.map((round) => makeReading("deadlines", [unitId], { round })),
    makeReading("whatIf", [unitId], { change: { kind: "satTotal", value: 1400 } }),
    makeReading("whatIf", [unitId], { change: { kind: "budgetUsd", value: 25_000 } }),
    makeReading("whatIf", [unitId], { change: { kind: "homeState", state: "MI" } }),
    makeReading("proposeChange", [unitId], { change: { kind: "gpa", value: 3.8 } }),
  ]),
  ...counselorTools.flatMap((tool) => [makeReading(tool), makeReading(tool, [ohioState, michigan])]),
  ...collegeMeasures.map((measure) => makeReading("compare", [ohioState, michigan], { measure })),
  ...stateCodes.flatMap((state) =>
    (["statePrograms", "assuredAdmission", "deadlines", "searchColleges"] as const).map((tool) => ({
      ...makeReading(tool),
      entities: [{ kind: "state", state } as const],
    })),
  ),
  ...allStatePrograms.flatMap(({ id }) =>
    (["statePrograms", "deadlines"] as const).map((tool) => ({
      ...makeReading(tool),
      entities: [{ kind: "program", id } as const],
    })),
  ),
  ...allStatePrograms.flatMap(({ id }) =>
    programMeasures.flatMap((measure) =>
      ([undefined, "plain", "opposite"] as const).map((asksWhether) =>
        makeReading("statePrograms", [], { measure, asksWhether, entities: [{ kind: "program", id }] }),
      ),
    ),
  ),
  ...stateCodes.flatMap((state) =>
    (["tuition", "communityCollege"] as const).map((paid) =>
      makeReading("statePrograms", [], { paid, entities: [{ kind: "state", state }] }),
    ),
  ),
  {
    ...makeReading("searchColleges"),
    entities: [
      { kind: "state", state: "OH" },
      { kind: "major", cip: "11" },
    ],
  },
  makeReading("collegeFacts", [], {
    measure: "majors",
    entities: [
      { kind: "college", unitId: ohioState },
      { kind: "major", cip: "51.3801" },
    ],
  }),
];

/** Digits of the words that stand in no figure, year or name of the answer. */
function listLooseDigits({ text, facts, entities }: CounselorAnswer): string[] {
  const names = [
    ...entities.flatMap((entity) =>
      entity.kind === "college" ? (known.byUnitId.get(entity.unitId)?.name ?? []) : [],
    ),
    ...allStatePrograms.map(({ name }) => name),
    "entered in fall 2018",
  ];
  // Longest first, so that a figure inside a longer one does not break it.
  const said = [...facts.flatMap((fact) => [fact.text, fact.year]), ...names]
    .filter((one) => one !== "")
    .toSorted((a, b) => b.length - a.length);
  const rest = said.reduce(
    (left, one) =>
      [one, one.charAt(0).toLowerCase() + one.slice(1), one.charAt(0).toUpperCase() + one.slice(1)].reduce(
        (text, form) => text.replaceAll(form, " "),
        left,
      ),
    text,
  );
  return rest.match(/\d[\d,.]*/g) ?? [];
}

describe.each([
  ["a student with answers", known],
  ["a student without", unknown],
])("%s", (_name, context) => {
  test("no figure is said that is not a fact of the answer", () => {
    const loose = readings.flatMap((reading) => {
      const answer = ask(reading, context, "how do parents sign the fafsa");
      const digits = listLooseDigits(answer).filter((one) => !isSourceYear(answer, one));
      return digits.length === 0 ? [] : [{ reading: answer.reading, text: answer.text, digits }];
    });
    expect(loose).toEqual([]);
  });

  test("every figure of the data set has a year and the answer a source", () => {
    for (const reading of readings) {
      const answer = ask(reading, context);
      const figures = answer.facts.filter(({ kind }) => kind === "money" || kind === "share");
      if (answer.tool === "collegeFacts") {
        expect(
          figures.every(({ year }) => year !== ""),
          answer.text,
        ).toBe(true);
        if (figures.length > 0) expect(answer.sources.length, answer.text).toBeGreaterThan(0);
      }
    }
  });

  test("each answer is a few whole sentences without gaps", () => {
    for (const reading of readings) {
      const { text } = ask(reading, context, "sign");
      expect(text).toMatch(/^[A-Z0-9$].*[.?:!]$/s);
      expect(text).not.toMatch(/undefined|null|NaN| {2}| [.,;]|\.\./);
    }
  });
});

/** A cycle, class or award year that the words name is that of a source. */
function isSourceYear({ sources, facts }: CounselorAnswer, digits: string): boolean {
  const years = [...sources.map(({ year }) => year), ...facts.map(({ year }) => year)].join(" ");
  return digits.split(/[,.]/).every((one) => one === "" || years.includes(one));
}

describe("the figures are those of the screens", () => {
  const college = known.byUnitId.get(ohioState);
  if (college === undefined) throw new Error("The data set lacks Ohio State.");
  const row = rankForPlan(college, toMatchQuestion(known));

  test("a chance", () => {
    if (row.chance.kind !== "estimate") throw new Error("No estimate.");
    const { low, high } = toShownChance(row.chance);
    expect(ask(makeReading("chance", [ohioState])).text).toContain(formatChanceRange(low, high));
  });

  test("a price", () => {
    if (row.priceBand === null) throw new Error("No price.");
    const { text } = ask(makeReading("price", [ohioState]));
    expect(text).toContain(`${formatShownRange(row.priceBand)} a year in 2027-28`);
  });

  test("a deadline, with what has passed", () => {
    const { text } = ask(makeReading("deadlines", [ohioState]));
    expect(text).toContain("early action by November 1, 2026 (passed)");
    expect(text).toContain("regular decision by January 15, 2027");
  });

  test("“About” is explained where a date says it, and nowhere else", () => {
    const listed = [...new Set(known.deadlines?.map(({ unitId }) => unitId))];
    expect(listed.length).toBeGreaterThan(1000);
    const told = listed.map((unitId) => ask(makeReading("deadlines", [unitId])).text);
    const explained = told.filter((text) => text.includes("“About” means"));
    expect(explained.filter((text) => !/\b(?:by|for) about [A-Z]/.test(text))).toEqual([]);
    const rolling = told.filter((text) => text.includes("Admission was rolling in"));
    expect(rolling.length).toBeGreaterThan(0);
    expect(rolling.filter((text) => /\babout [A-Z]/.test(text))).toEqual([]);
  });

  test("out of state is another price, and says so", () => {
    const resident = ask(makeReading("price", [ohioState]));
    const other = ask(makeReading("price", [ohioState], { residency: "nonresident" }));
    expect(other.reading).toContain("out-of-state");
    expect(other.facts[0]?.text).not.toBe(resident.facts[0]?.text);
  });
});

test("dated lists of test policies come before the federal survey, wherever the two differ", () => {
  expect(ask(makeReading("collegeFacts", [caltech], { measure: "testPolicy" })).text).toContain(
    "requires an SAT or ACT score",
  );
  for (const [unitId, { kind }] of testRequirements) {
    if (kind !== "required") continue;
    const { text } = ask(makeReading("collegeFacts", [unitId], { measure: "testPolicy" }));
    expect(text, String(unitId)).toContain("requires an SAT or ACT score");
  }
});

describe("a major inside its field", () => {
  const ofMajor = (tool: "searchColleges" | "collegeFacts", cip: string) =>
    ask({
      ...makeReading(tool),
      measure: tool === "collegeFacts" ? "majors" : null,
      asksWhether: "plain",
      entities: [
        tool === "collegeFacts" ? { kind: "college", unitId: ohioState } : { kind: "state", state: "FL" },
        { kind: "major", cip },
      ],
    }).text;
  test("is not counted apart, and the answer says so and no yes", () => {
    expect(ofMajor("searchColleges", "26.1302")).toContain("counts the whole field. Look for marine biology");
    const told = ofMajor("collegeFacts", "14.0201");
    expect(told).toContain("can’t count aerospace engineering separately");
    expect(told).not.toMatch(/^Yes/);
  });
  test("a field, and a program with a count of its own, are what is asked", () => {
    expect(ofMajor("searchColleges", "26")).not.toContain("whole field");
    expect(ofMajor("collegeFacts", "51.3801")).toMatch(/^Yes.*in nursing/);
  });
});

describe("what is missing is said, with where to enter it", () => {
  test.each([
    ["grades", makeReading("chance", [ohioState]), "/college-match-quiz", /GPA or a test score/],
    ["income", makeReading("price", [ohioState]), "/college-cost-calculator", /family income/],
    ["the FAFSA answers", makeReading("studentAidIndex"), "/tools/fafsa-calculator", /FAFSA answers/],
    ["the class", makeReading("nextSteps"), "/application-timeline", /grade/],
    ["letters", makeReading("offers"), "/offers", /award letter/],
    ["a list", makeReading("planOdds"), "/colleges", /no colleges yet/],
    ["a college", makeReading("chance"), "/colleges", /Which college/],
    ["the home state", makeReading("statePrograms"), "/college-match-quiz", /Which state/],
  ])("%s", (_name, reading, to, sentence) => {
    const { text, parts } = ask(reading, unknown);
    expect(text).toMatch(sentence);
    expect(parts).toContainEqual(expect.objectContaining({ kind: "link", to }));
  });

  test("offline without dates, and for a college without any", () => {
    const answer = ask(makeReading("deadlines", [ohioState]), { ...known, deadlines: null });
    expect([answer.kind, answer.facts]).toEqual(["dont-know", []]);
    const none = ask(makeReading("deadlines", [columbusState]), { ...known, deadlines: [] });
    expect([none.kind, none.facts]).toEqual(["dont-know", []]);
  });
});

describe("boundaries", () => {
  test("danger gets help alone: no figures, tools or links", () => {
    const { kind, text, facts, parts, tool, reading } = askBoundary({ kind: "crisis", tier: "danger" });
    expect([kind, facts, parts, tool, reading]).toEqual(["crisis", [], [], null, ""]);
    expect(text).toContain("call or text 988");
    expect(text).toContain("press 2");
    expect(text).toContain("911");
  });

  test("harm by others names Childhelp and sends nobody to their parents", () => {
    const { text } = askBoundary({ kind: "crisis", tier: "harmedByOthers" });
    expect(text).toContain("1-800-422-4453");
    expect(text).toContain("988");
    expect(text).not.toMatch(/parent|family/i);
  });

  test("danger in Spanish is answered in Spanish first", () => {
    expect(askBoundary({ kind: "crisis", tier: "danger" }, "es").text).toMatch(/^En español: .*988.*2/);
  });

  test.each(refusals)("%s is refused, and someone who can help is named", (refusal) => {
    const { kind, text, facts, tool } = askBoundary({ kind: "refuse", refusal });
    expect([kind, facts, tool]).toEqual(["refuse", [], null]);
    expect(text).toMatch(/can’t|don’t|Nobody/);
  });
});

test("a question in Spanish gets one line in Spanish before the answer", () => {
  const reading = makeReading("chance", [ohioState]);
  const { text } = answerReading(
    { reading, others: [], namesLeftOut: 0, boundary: null, language: "es" },
    "",
    known,
  );
  expect(text.split("\n")).toHaveLength(2);
});

test("a change is only proposed, and never one that is done already", () => {
  const change = { kind: "addCollege", unitId: caltech } as const;
  expect(ask(makeReading("proposeChange", [], { change })).parts).toEqual([{ kind: "change", change }]);
  const there = { kind: "addCollege", unitId: ohioState } as const;
  expect(ask(makeReading("proposeChange", [], { change: there })).text).toContain("already on your list");
});

test("a state's guide has the address of the guide", () => {
  for (const state of stateCodes) {
    const slug = findGuideSlug(state);
    expect(findGuideOf(state)).toBe(slug === null ? null : toGuidePath(slug, null));
  }
});
