/** What questions are read as: the tool, what they name, and other readings. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { leastCpuMs } from "../../../test/support/leastCpuMs.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { createClassifier } from "./classifier.ts";
import type { CounselorReading } from "./counselor.ts";
import { buildDictionary } from "./dictionary.ts";
import { intentWeights } from "./intentWeights.ts";
import { nameLimits } from "./nameLimits.ts";
import { readQuestion } from "./readQuestion.ts";

const dictionary = buildDictionary({ colleges: loadShippedColleges().summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);
const ohioState = { kind: "college", unitId: 204796 } as const;
const oregonState = { kind: "college", unitId: 209542 } as const;
const michigan = { kind: "college", unitId: 170976 } as const;

function read(question: string, previous: CounselorReading | null = null, planUnitIds: number[] = []) {
  return readQuestion(question, { dictionary, classifier, previous, planUnitIds });
}

describe("slots", () => {
  test("a round and a residency are read with the question they belong to", () => {
    expect(read("When is early action due at Ohio State?").reading).toMatchObject({
      tool: "deadlines",
      entities: [ohioState],
      measure: null,
      round: "earlyAction",
      residency: null,
      change: null,
    });
    expect(read("Out of state tuition at Ohio State").reading).toMatchObject({
      tool: "collegeFacts",
      measure: "tuition",
      residency: "nonresident",
    });
  });

  test.each([
    ["What if my SAT goes from 1250 to 1400?", { kind: "satTotal", value: 1400 }],
    ["what if i get a 31 on the act", { kind: "actComposite", value: 31 }],
    ["What if my GPA were 3.85", { kind: "gpa", value: 3.85 }],
    ["what if our income was 60k", { kind: "incomeUsd", value: 60_000 }],
    ["what if our budget was $25,000", { kind: "budgetUsd", value: 25_000 }],
  ])("%s", (question, change) => {
    expect(read(question).reading).toMatchObject({ tool: "whatIf", change });
  });

  test.each([
    ["add Ohio State", { kind: "addCollege", unitId: 204796 }],
    ["take Ohio State off my list", { kind: "removeCollege", unitId: 204796 }],
    ["change my gpa to 3.7", { kind: "gpa", value: 3.7 }],
    ["we moved to Texas", { kind: "homeState", state: "TX" }],
  ])("%s", (question, change) => {
    expect(read(question).reading).toMatchObject({ tool: "proposeChange", change });
  });
});

test.each([
  ["how much is bc", 164924],
  ["does bu have ed2", 164988],
  ["utep", 228796],
  ["and howard?", 131520],
])("a short name beside a cue, or alone: %s", (question, unitId) => {
  expect(read(question).reading?.entities).toEqual([{ kind: "college", unitId }]);
});

test.each([
  "is it worth it to wake up early for the sat",
  "columbus",
  "help",
  "4 of us",
  "small or big college for art",
])("no college and no search: %s", (question) => {
  const { reading } = read(question);
  expect(reading?.entities.some(({ kind }) => kind === "college") ?? false).toBe(false);
  expect(reading?.tool).not.toBe("searchColleges");
});

test.each([
  ["nyu stern acceptance rate", 193900, "52"],
  ["is ross hard to get into", 170976, "52"],
  ["cost of viterbi for 90k", 123961, "14"],
])("a school of a university is the university and its field: %s", (question, unitId, cip) => {
  const { entities } = read(question).reading ?? {};
  expect(entities).toEqual([
    { kind: "college", unitId },
    { kind: "major", cip },
  ]);
});

test.each(["harvard", "pepperdine", "sorry i meant brown", "no sorry unc"])(
  "a name and no more is nobody in danger: %s",
  (question) => {
    expect(read(question)).toMatchObject({ boundary: null, helpLine: null });
  },
);

test.each(["my son ross has a 3.4", "kelley wants to be a nurse", "hi this is haas, my mom makes 50k"])(
  "a person is no school: %s",
  (question) => {
    const { reading } = read(question);
    expect(reading?.entities.some(({ kind }) => kind === "college") ?? false).toBe(false);
  },
);

test("a college that is called as another's school is itself", () => {
  expect(read("marshall university tuition").reading?.entities).toEqual([
    { kind: "college", unitId: 237525 },
  ]);
});

describe("programs of one name", () => {
  test.each([
    ["do I qualify for the HOPE Scholarship", "TN", "tennesseeHope"],
    ["do I qualify for the HOPE Scholarship", "SC", "southCarolinaHope"],
    ["do I qualify for the HOPE Scholarship in Tennessee", null, "tennesseeHope"],
    ["do I qualify for the HOPE Scholarship in Georgia", "TN", "georgiaHope"],
    ["do I qualify for Georgia HOPE", "TN", "georgiaHope"],
    ["what does Hathaway pay", "TN", "wyomingHathaway"],
  ] as const)("%s, from %s", (question, homeState, id) => {
    const context = { dictionary, classifier, previous: null, planUnitIds: [], homeState };
    expect(readQuestion(question, context).reading?.entities).toEqual([{ kind: "program", id }]);
  });

  test("where neither the question nor home tells the state, each is offered", () => {
    const { reading, others } = read("do I qualify for the HOPE Scholarship");
    expect(reading).toBeNull();
    expect(others.map(({ tool, measure, entities }) => ({ tool, measure, entities }))).toEqual(
      ["georgiaHope", "tennesseeHope", "southCarolinaHope", "rhodeIslandHope"].map((id) => ({
        tool: "statePrograms",
        measure: "who",
        entities: [{ kind: "program", id }],
      })),
    );
  });
});

test("what a college requires is its test policy only where a test is named", () => {
  expect(read("does ohio state require the sat").reading?.measure).toBe("testPolicy");
  expect(read("does ohio state require an essay").reading?.measure).not.toBe("testPolicy");
  expect(read("does ohio state require an interview").reading?.measure).not.toBe("testPolicy");
});

describe("names", () => {
  test.each([
    ["What does NOVA cost?", 232946],
    ["tuition at Tri-C", 202356],
    ["When is the deadline at DMACC?", 153214],
    ["Is BMCC open admission?", 190521],
  ])("a community college by its letters: %s", (question, unitId) => {
    expect(read(question).reading?.entities).toEqual([{ kind: "college", unitId }]);
  });

  test("a name that means several colleges means the one in the plan", () => {
    expect(read("OSU acceptance rate").reading?.entities).toEqual([ohioState]);
    expect(read("OSU acceptance rate", null, [oregonState.unitId]).reading?.entities).toEqual([oregonState]);
  });

  test("its other meanings are other readings", () => {
    expect(read("OSU acceptance rate").others).toContainEqual(
      expect.objectContaining({ tool: "collegeFacts", entities: [oregonState] }),
    );
  });
});

describe("follow-ups", () => {
  test("another college, the same question", () => {
    const before = read("When is regular decision due at Ohio State?").reading;
    const after = read("what about Michigan?", before).reading;
    expect(after).toEqual({ ...before, entities: [michigan], conversation: after?.conversation });
    expect(after?.conversation?.colleges).toEqual([ohioState, michigan]);
  });

  test("the same college, another residency", () => {
    const before = read("in state tuition at Ohio State").reading;
    expect(read("and out of state?", before).reading).toMatchObject({
      tool: "collegeFacts",
      measure: "tuition",
      entities: [ohioState],
      residency: "nonresident",
    });
  });

  test("'it' is the college before", () => {
    const before = read("tell me about Ohio State").reading;
    expect(read("is it test optional?", before).reading).toMatchObject({
      tool: "collegeFacts",
      measure: "testPolicy",
      entities: [ohioState],
    });
  });

  test("a question of its own keeps nothing", () => {
    const before = read("tell me about Ohio State").reading;
    expect(read("is my list balanced?", before).reading).toMatchObject({ tool: "planOdds", entities: [] });
  });
});

describe("what was asked before", () => {
  const compared = read("compare Ohio State and Oregon State").reading;

  test("“which is cheaper” compares the same colleges", () => {
    expect(read("which one is cheaper", compared).reading).toMatchObject({
      tool: "compare",
      entities: [ohioState, oregonState],
    });
  });

  test("one more college joins a comparison", () => {
    expect(read("and michigan?", compared).reading).toMatchObject({
      tool: "compare",
      entities: [ohioState, oregonState, michigan],
    });
  });

  test("a bare city is its college after a question about one", () => {
    const due = read("when is Ohio State due").reading;
    expect(read("and cincinnati?", due).reading).toMatchObject({
      tool: "deadlines",
      entities: [{ kind: "college", unitId: 201885 }],
    });
    expect(read("and cincinnati?").reading).toBeNull();
  });
});

describe("a story with a question at its end", () => {
  test("is read at the question, with the college it names", () => {
    const story =
      "marching band ends in two weeks and then i will start, when do i have to apply to Ohio State";
    expect(read(story).reading).toMatchObject({ tool: "deadlines", entities: [ohioState] });
  });

  test("keeps what it tells of the student", () => {
    const twins = "my other kid starts too since we have twins, so what would Ohio State cost us a year";
    expect(read(twins).reading).toMatchObject({
      tool: "price",
      entities: [ohioState],
      condition: "siblings",
    });
  });

  test("is not about the college before, where it names one of its own", () => {
    const due = read("when is Ohio State due").reading;
    const { reading } = read(
      "her cousin told her the little place in town takes everybody is that true",
      due,
    );
    expect(reading?.entities ?? []).toEqual([]);
  });

  test("takes back what was taken back", () => {
    const slip = "how much would we pay at Oregon State, no wait i mean Ohio State";
    expect(read(slip).reading).toMatchObject({ tool: "price", entities: [ohioState] });
  });
});

test("a home state beside a college says who pays, and is not asked about", () => {
  const { reading } = read("What would Ohio State cost for a Kentucky family?");
  expect(reading).toMatchObject({ tool: "price", entities: [ohioState], residency: "nonresident" });
});

test("an income beside a college's average price asks what the family itself would pay", () => {
  const { reading } = read("average net price at Ohio State for a 75k family");
  expect(reading).toMatchObject({ tool: "price", values: [{ kind: "incomeUsd", value: 75_000 }] });
});

test("a condition that the figures do not know is kept with the answer", () => {
  const { reading } = read("what would Ohio State cost, we have twins");
  expect(reading).toMatchObject({ tool: "price", condition: "siblings" });
});

test("where words and the whole question disagree, the readings are offered and none is answered", () => {
  const { reading, others } = read("can we swing Vanderbilt on one income");
  expect(reading).toBeNull();
  expect(others.length).toBeGreaterThan(0);
});

describe("two questions at once", () => {
  test("the first is answered, the second is one press away", () => {
    const { reading, others } = read("When is Ohio State due, and what is its acceptance rate?");
    expect(reading).toMatchObject({ tool: "deadlines", entities: [ohioState] });
    expect(others[0]).toMatchObject({ tool: "collegeFacts", measure: "admitRate", entities: [ohioState] });
  });
});

describe("more names than are read", () => {
  const many =
    "rice, yale, duke university, brown university, mit, stanford, caltech, baylor, smu, tcu, cornell, princeton, dartmouth, emory, vanderbilt, nyu, usc, ucla, uc berkeley, ohio state, penn state, purdue and rutgers";

  test("the first 20 are read, and those left out are counted", () => {
    const { reading, namesLeftOut } = read(`what is tuition at ${many}`);
    expect(reading?.entities).toHaveLength(nameLimits.names);
    expect(namesLeftOut).toBe(3);
  });

  test("a name said again and again is one name, and nothing is left out", () => {
    const { reading, namesLeftOut } = read("tuition at yale ".repeat(100).slice(0, 2000));
    expect(reading?.entities).toEqual([{ kind: "college", unitId: 130_794 }]);
    expect(namesLeftOut).toBe(0);
  });

  test("all of 20 names are read", () => {
    const { reading, namesLeftOut } = read(`compare ${many.split(", ").slice(0, 20).join(", ")}`);
    expect(reading?.entities).toHaveLength(20);
    expect(namesLeftOut).toBe(0);
  });

  test("the words of a list are read one by one, however late the name that explains them", () => {
    const { reading } = read(`${"rice, brown, reed, ".repeat(90)}yale`.slice(-2000));
    expect(reading?.entities).toHaveLength(4);
  });

  // Before, the cue words were looked for between any two mentions: 20 times as long as without names.
  test.each(["yale ", "yale, ", "rice or yale ", "rice, brown, ", "ohio state ", "miami "])(
    "2,000 letters of %j cost no more than some times as many without a name",
    (said) => {
      const time = (text: string) => {
        const question = text.repeat(2000 / text.length);
        return leastCpuMs(() => read(question));
      };
      expect(time(said)).toBeLessThan(8 * time("when is it due "));
    },
  );
});

describe("nothing to answer", () => {
  test.each(["who won the game", "", "?!", "🙂", "write a haiku about rain"])("%s", (question) => {
    expect(read(question)).toMatchObject({ reading: null, others: [] });
  });

  test("a long question is read in a moment", () => {
    const longest = "how much can i get in to what when is my ".repeat(50).slice(0, 2000);
    expect(leastCpuMs(() => read(longest), 2)).toBeLessThan(1000);
  });
});
