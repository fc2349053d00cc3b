/** Who applies for which start, and that each can follow the timeline made for it. */
import { describe, expect, test } from "vitest";
import { makeTimelineCollege, makeTimelineInput } from "../../../test/fixtures/timelineFixture.ts";
import { findApplicant, listStartTerms, parseStartTerm } from "./applicant.ts";
import { buildTimeline } from "./buildTimeline.ts";
import { findNextTasks } from "./nextTasks.ts";
import type { TimelineInput, TransferRecord } from "./timeline.ts";

const today = "2026-11-23";
const colleges = [makeTimelineCollege({ unitId: 200_001, status: "considering" })];

function listIds(fields: Partial<TimelineInput>) {
  const timeline = buildTimeline(makeTimelineInput({ today, aidForms: ["fafsa"], ...fields }));
  const of = (id: string) => timeline.tasks.find((task) => task.id === id);
  return { timeline, ids: timeline.tasks.map(({ id }) => id), of };
}

describe("who applies for what", () => {
  test.each<[string, Partial<TimelineInput>, [string, string, number]]>([
    ["a senior", { graduationYear: 2027 }, ["highSchool", "fall", 2027]],
    [
      "a senior who once chose transfer",
      { graduationYear: 2027, path: "transfer" },
      ["highSchool", "fall", 2027],
    ],
    ["a graduate considering a college", { graduationYear: 2026, colleges }, ["graduate", "fall", 2027]],
    ["a graduate without a college or an answer", { graduationYear: 2026 }, ["highSchool", "fall", 2026]],
    ["a graduate who says so", { graduationYear: 2026, path: "firstYear" }, ["graduate", "fall", 2027]],
    [
      "a graduate who enrolled",
      {
        graduationYear: 2026,
        colleges: [...colleges, makeTimelineCollege({ unitId: 200_002, status: "enrolled" })],
      },
      ["highSchool", "fall", 2026],
    ],
    [
      "a graduate in the summer before the first class",
      { graduationYear: 2026, colleges, today: "2026-08-20" },
      ["highSchool", "fall", 2026],
    ],
    [
      "a transfer for spring",
      { graduationYear: 2025, path: "transfer", startTerm: "spring2027" },
      ["transfer", "spring", 2027],
    ],
    [
      "a transfer whose spring has begun",
      { graduationYear: 2025, path: "transfer", startTerm: "spring2026" },
      ["transfer", "fall", 2027],
    ],
  ])("%s", (_, fields, expected) => {
    const { kind, term, entryYear } = findApplicant(makeTimelineInput({ today, ...fields }));
    expect([kind, term, entryYear]).toEqual(expected);
  });

  test("the starts to choose from are those still ahead", () => {
    const said = (day: string) => listStartTerms(day).map(({ term, year }) => `${term} ${year}`);
    expect(said(today)).toEqual(["spring 2027", "fall 2027", "spring 2028", "fall 2028"]);
    expect(said("2027-01-20")).toEqual(["fall 2027", "spring 2028", "fall 2028", "spring 2029"]);
    expect(["fall2027", "winter2027", "fall27", null].map(parseStartTerm)).toEqual([
      { term: "fall", year: 2027 },
      null,
      null,
      null,
    ]);
  });
});

test("a gap-year student has the application year for next fall, and nothing that needs a school to be in", () => {
  const { timeline, ids, of } = listIds({ graduationYear: 2026, colleges, tests: ["sat"] });
  expect([timeline.awardYear, timeline.cycle]).toEqual(["2027-28", "2026-27"]);
  const wanted = [
    "gradRecords",
    "gradTranscript",
    "gradLetters",
    "gradSince",
    "fafsaFile",
    "commonAppAccount",
  ];
  expect(ids).toEqual(expect.arrayContaining([...wanted, "appSubmit.200001", "chooseCollege"]));
  const atSchool = [
    "counselorPacket",
    "seniorCourses",
    "keepGrades",
    "appMidYear.200001",
    "aidWho",
    "gapYear",
  ];
  expect([...atSchool, "cocaColaScholarship", "testSchoolDay"].filter((id) => ids.includes(id))).toEqual([]);
  expect((of("gradLetters")?.due ?? "9") <= (of("appLetters.200001")?.due ?? "")).toBe(true);
  expect(findNextTasks(timeline.tasks, 3)).toHaveLength(3);
});

test("a student who put off the start has it in writing, files for the new year, and applies nowhere", () => {
  const enrolled = [makeTimelineCollege({ unitId: 200_001, status: "enrolled" })];
  const { ids, timeline } = listIds({ graduationYear: 2026, path: "firstYear", colleges: enrolled });
  expect(timeline.awardYear).toBe("2027-28");
  expect(ids).toEqual(expect.arrayContaining(["gradDeferral.200001", "fafsaFile", "meltHousing.200001"]));
  expect(["gradTranscript", "commonAppAccount", "askDates"].filter((id) => ids.includes(id))).toEqual([]);
});

describe("a military family", () => {
  const all = { graduationYear: 2028, situations: ["militaryFamily"], colleges } as const;
  const passedOn = "situationMilitaryTransfer";
  const stationed = "situationMilitaryInState";
  const academy = "situationAcademyNominations";
  const own = "situationVeteranBenefits";

  test.each<[string, boolean | null, boolean | null, string[]]>([
    ["nothing more said, as in a plan of an earlier release", null, null, [passedOn, stationed, academy]],
    ["a parent serves", false, true, [passedOn, stationed, academy]],
    ["a brother serves", false, false, [academy]],
    ["the student is a veteran", true, null, [own]],
    ["a veteran with a spouse who serves", true, true, [passedOn, stationed, own]],
    ["a veteran, and nobody else", true, false, [own]],
  ])("%s", (_, isVeteran, isVeteranDependent, wanted) => {
    const { ids } = listIds({ ...all, isVeteran, isVeteranDependent });
    expect([passedOn, stationed, academy, own].filter((id) => ids.includes(id))).toEqual(wanted);
  });

  test("a veteran who transfers claims the own benefits too, and nobody does outside a military family", () => {
    const moving = { ...all, graduationYear: 2022, path: "transfer", isVeteran: true } as const;
    expect(listIds(moving).ids).toContain(own);
    expect(listIds({ ...moving, situations: [] }).ids).not.toContain(own);
  });
});

describe("a transfer student", () => {
  const sinclair = { name: "Sinclair Community College", state: "OH" } as const;
  const transfer = { graduationYear: 2025, path: "transfer", homeState: "OH", colleges } as const;

  test("has credits, college transcripts, aid and a choice, and nothing of a first-year's", () => {
    const { ids } = listIds(transfer);
    const wanted = ["transferGoal", "transferCredits", "transferOhio", "transferFafsa", "transferEvaluation"];
    const ofCollege = ["transferTranscripts.200001", "transferReports.200001", "appSubmit.200001"];
    expect(ids).toEqual(expect.arrayContaining([...wanted, ...ofCollege, "askDates", "chooseCollege"]));
    const foreign = ["commonAppAccount", "appLetters.200001", "finalList", "transferAssist", "seniorCourses"];
    expect(foreign.filter((id) => ids.includes(id))).toEqual([]);
  });

  test.each<[string, TransferRecord | null, string, RegExp, RegExp | null]>([
    ["not said", null, "Send transcripts from every college you attended to", /[Ww]ith few credits/, null],
    [
      "its college",
      { college: sinclair, credits: null, hasDegree: false },
      "Send transcripts from Sinclair Community College to",
      /^Send one from every other college.*With few credits/,
      null,
    ],
    [
      "its credits",
      { college: sinclair, credits: 24, hasDegree: false },
      "Send transcripts from Sinclair Community College to",
      /With 24 credits, ask whether it wants your high school transcript/,
      /few credits/,
    ],
    [
      "a degree",
      { college: sinclair, credits: 62, hasDegree: true },
      "Send transcripts from Sinclair Community College to",
      /unpaid bill/,
      /high school/,
    ],
    [
      "a degree of a college that is gone",
      { college: null, credits: null, hasDegree: true },
      "Send transcripts from every college you attended to",
      /^Leaving out a class/,
      /high school/,
    ],
  ])("the transcripts, with %s", (_, record, title, wanted, unwanted) => {
    const task = listIds({ ...transfer, transfer: record }).of("transferTranscripts.200001");
    expect(task?.title.startsWith(title)).toBe(true);
    expect(task?.why).toMatch(wanted);
    if (unwanted !== null) expect(task?.why).not.toMatch(unwanted);
  });

  test("goes by the rules of the state of the college, not of home", () => {
    const { ids } = listIds({
      ...transfer,
      transfer: { college: { name: "Austin Community College", state: "TX" }, credits: 30, hasDegree: false },
    });
    expect(ids).toContain("transferTexas");
    expect(ids).not.toContain("transferOhio");
  });

  test("is given no first-year deadline as a date of theirs", () => {
    const deadlines = [
      {
        unitId: 200_001,
        round: "regularDecision",
        date: "2027-01-05",
        isRolling: false,
        isBinding: false,
        asOf: "2026-10-09",
      },
    ] as const;
    const { of } = listIds({ ...transfer, deadlines });
    expect(of("appSubmit.200001")).toMatchObject({
      due: "2027-02-26",
      standing: "month",
      basis: { standing: "ask" },
    });
  });

  test("for spring files this school year's FAFSA, and waits for no May 1", () => {
    const { ids, timeline, of } = listIds({ ...transfer, startTerm: "spring2027" });
    expect(timeline.awardYear).toBe("2026-27");
    expect(ids).toEqual(expect.arrayContaining(["springFafsa", "springAsk", "springRegister"]));
    expect(["chooseCollege", "transferEvaluation", "transferFafsa"].filter((id) => ids.includes(id))).toEqual(
      [],
    );
    expect((of("appSubmit.200001")?.due ?? "9") <= "2026-12-07").toBe(true);
    // Asking whether it admits in spring comes first, and one FAFSA task says which year's form it is.
    expect((of("springAsk")?.due ?? "9") <= (of("transferTranscripts.200001")?.due ?? "")).toBe(true);
    expect(["askDates", "fafsaFile", "appAidDate.200001"].filter((id) => ids.includes(id))).toEqual([]);
    expect(of("springNextFafsa")?.needs).toEqual(["springFafsa"]);
  });

  test("who chooses replies by June, not May 1", () => {
    expect(listIds(transfer).of("chooseCollege")).toMatchObject({ due: "2027-05-27", standing: "month" });
  });
});

describe("a list of open-admission colleges", () => {
  const open = [makeTimelineCollege({ unitId: 200_001, hasOpenAdmission: true, status: "considering" })];

  test.each([2026, 2027])(
    "class of %i: no Common App, letters, essay or waitlist, but placement and registering",
    (graduationYear) => {
      const { ids } = listIds({ graduationYear, colleges: open });
      const none = [
        "commonAppAccount",
        "ferpaChoice",
        "essayFinal",
        "counselorPacket",
        "finalList",
        "waitlist",
      ];
      expect([...none, "gradLetters", "appDecide.200001"].filter((id) => ids.includes(id))).toEqual([]);
      expect(ids).toEqual(
        expect.arrayContaining(["openPlacement", "openOrientation", "openRegister", "appSubmit.200001"]),
      );
    },
  );

  test("for a start in spring nothing of the fall is left, but placement and registering before January", () => {
    const { ids, timeline } = listIds({
      graduationYear: 2020,
      path: "firstYear",
      startTerm: "spring2027",
      colleges: open,
    });
    expect(ids).toEqual(expect.arrayContaining(["springPlacement", "springRegister", "springFafsa"]));
    const fall = ["openRegister", "openOrientation", "openPlacement", "thankWriters", "appRolling.200001"];
    expect(fall.filter((id) => ids.includes(id))).toEqual([]);
    expect(timeline.tasks.find(({ id }) => id === "springRegister")?.due).toBe("2026-12-31");
  });

  test("with one college that chooses, the usual tasks are back", () => {
    const { ids } = listIds({ colleges: [...open, makeTimelineCollege({ unitId: 200_002 })] });
    expect(ids).toContain("commonAppAccount");
    expect(ids).not.toContain("openPlacement");
  });
});

describe("forms and dates to ask for", () => {
  test("where state money runs out, the form is still to file after October, and not before it opens", () => {
    const forms = { aidForms: ["stateForm"], homeState: "OR", graduationYear: 2027 } as const;
    expect(listIds(forms).of("stateFormFile")).toMatchObject({ stillOpen: true, state: "urgent" });
    expect(listIds({ ...forms, today: "2026-09-01" }).of("stateFormFile")?.due).toBe("2026-10-31");
  });

  test.each([
    ["OH", undefined, false],
    ["TX", undefined, false],
    ["TX", false, true],
    ["NY", undefined, true],
    ["KY", undefined, false],
    ["VT", undefined, true],
  ] as const)("a state form in %s, may file the FAFSA: %s", (homeState, canFileFafsa, expected) => {
    const forms = {
      aidForms: ["fafsa", "stateForm"],
      homeState,
      canFileFafsa: canFileFafsa ?? null,
    } as const;
    expect(listIds(forms).ids.includes("stateFormFile")).toBe(expected);
  });

  test("colleges without a known date are one task that names them, until the family writes a day in", () => {
    const several = [200_001, 200_002].map((unitId) => makeTimelineCollege({ unitId }));
    expect(listIds({ colleges: several }).of("askDates")?.title).toBe(
      "Ask for dates we don’t know: College 200001, College 200002",
    );
    const mark = { doneOn: null, isDropped: false, title: null, due: "2027-02-01", who: null };
    const { of } = listIds({ colleges: several, marks: { "appSubmit.200001": mark } });
    expect(of("askDates")?.title).toBe("Ask for dates we don’t know: College 200002");
    expect(of("appTranscript.200001")?.due).toBe("2027-01-02");
  });
});
