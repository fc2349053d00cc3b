/** The pages of states that are made from records. */
import { beforeAll, describe, expect, test } from "vitest";
import { guideCodes, statesInDepth } from "#domain/college/stateGuides.ts";
import { stateNames } from "#domain/college/states.ts";
import { readTestFacts } from "../../../test/support/readTestContent.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import type { FactBook } from "../facts/factBook.ts";
import { createFigures } from "../figures.ts";
import { readHead, splitHead } from "../frontMatter.ts";
import { listNotes } from "./stateNotes.ts";
import { writeStatePage } from "./writeStatePage.ts";

const onePage = guideCodes.filter((state) => !statesInDepth.has(state));
const colleges = loadShippedColleges();
const { asOf, byUnitId } = colleges;
let book: FactBook;
beforeAll(async () => {
  book = await readTestFacts();
});

const write = (
  state: (typeof onePage)[number],
  day: string = asOf,
  figures = createFigures(colleges, state),
) => writeStatePage({ state, asOf: day, book, colleges: { byUnitId }, figures });
const readAnswer = (text: string) => readHead(splitHead(text, "").headText, "").answer;

test("what guarantees a place is not said again among the minimums, which promise none", () => {
  const text = write("NV");
  const minimums = text.slice(text.indexOf("The minimums below"));
  expect(minimums).toContain(
    "an ACT of 22, or an SAT of 1120. If you meet the guarantee above, you don’t need this minimum.",
  );
  expect(minimums).not.toContain("advanced diploma");
});

test("there are 37 of them", () => {
  expect(onePage).toHaveLength(37);
});

test.each(onePage)(
  "%s: the short answer names a grant, its date, its source and where to apply, or says there is none",
  (state) => {
    const answer = readAnswer(write(state));
    const isPaid = /\[\^[\w-]+\]/.test(answer) && /\]\(https:\/\//.test(answer);
    const isDated =
      /\b(?:date|deadline)\b|Apply early|There is no form to send in|(?:by|before) \w+ \d+, 20\d\d|state tax return/i.test(
        answer,
      );
    expect((isPaid && isDated) || answer.includes("We have not confirmed any grant"), answer).toBe(true);
  },
);

test.each(onePage)("%s: no topic is left without a fact or somebody who knows", (state) => {
  const text = write(state);
  const sections = text.split(/^## /m).slice(1);
  for (const section of sections) {
    const [heading = "", ...lines] = section.split("\n");
    expect(lines.join("").trim(), `${stateNames[state]}: ${heading}`).not.toBe("");
  }
  expect(text).toContain("Do your parents live in different ");
  expect(text).not.toContain("undefined");
});

test.each(onePage)("%s: whom to confirm notes with is named once in a paragraph", (state) => {
  for (const paragraph of write(state).split("\n\n")) {
    const asked = [...paragraph.matchAll(/Confirm [^[]* with (?:the )?(\[[^\]]*\]\([^)]*\))\./g)].map(
      ([, link]) => link,
    );
    expect(new Set(asked).size, paragraph).toBe(asked.length);
  }
});

describe("what has passed", () => {
  test("a step is there on its last day, and gone the day after", () => {
    expect(write("TN", "2027-04-01")).toContain("By **April 1, 2027**");
    expect(write("TN", "2027-04-02")).not.toContain("By **April 1, 2027**");
  });

  test("a day that the agency gives as before the next is said so, and gone on the next", () => {
    const said =
      "Before **April 1, 2027**: file the FAFSA for the most state aid, including the Tennessee HOPE";
    expect(write("TN", "2027-03-31")).toContain(said);
    expect(write("TN", "2027-04-01")).not.toContain("Before **April 1, 2027**");
  });

  test.each([
    ["LA", "2027-02-02"],
    ["MA", "2027-05-02"],
    ["KS", "2027-04-02"],
  ] as const)("%s: a day that is best and not the last closes nothing", (state, dayAfter) => {
    expect(write(state, dayAfter)).not.toContain("Too late for the class of 2027");
  });

  test("a program that is closed to this year's class says so, and is only for who applied", () => {
    const before = write("TN", "2026-11-02");
    expect(before).toContain("apply for Tennessee Promise");
    expect(before).not.toContain("Too late for the class of 2027");
    const after = write("TN", "2026-11-03");
    expect(after).toContain("Too late for the class of 2027");
    expect(after).toContain("have your FAFSA on file for Tennessee Promise, if you applied in time");
  });

  test("one form is one thing to do: the FAFSA is filed by its first day, and later days want the same one", () => {
    for (const state of onePage) {
      const [now = ""] = write(state, "2026-11-28").split("```now")[1]?.split("```") ?? [];
      const told = now.match(/file the FAFSA (?:for|to get) /g) ?? [];
      expect(told.length, `${state}: ${now}`).toBeLessThanOrEqual(1);
    }
    const [now = ""] = write("TN", "2026-11-28").split("```now")[1]?.split("```") ?? [];
    expect(now).toContain(". That is also the date for the Tennessee Student Assistance Award.");
    expect(now).not.toContain("if you start in spring");
  });

  test("a note with a last day goes with it", () => {
    const has = (day: string) =>
      listNotes({ state: "SC", asOf: day, book }).some(({ id }) => id === "southCarolinaEarlyRound");
    expect([has("2027-06-15"), has("2027-06-16")]).toEqual([true, false]);
  });

  test("the class of next year sees next year's days", () => {
    expect(write("TN", "2027-09-01")).toContain(
      "By **November 2, 2027** (expected): apply for Tennessee Promise",
    );
  });
});

test("one program that wants its form and the FAFSA by the same day is named once", () => {
  const page = write("WV");
  expect(page).toContain("apply for the West Virginia PROMISE Scholarship, and file the FAFSA for it.");
  expect(page).not.toContain("file the FAFSA for the West Virginia PROMISE Scholarship");
});

test("a guideline is called one, and not what a college requires", () => {
  const text = write("ND");
  expect(text).toContain("At the [University of North Dakota]");
  expect(text).toContain(", the guideline is to have the required courses and a GPA of 2.75.");
  expect(text).not.toContain("requires before it considers your application");
  expect(write("OK")).toContain("requires before it considers your application");
});

test("a minimum for residents is said of residents, and its ways are told apart", () => {
  expect(write("AR")).toContain(
    "residents need the required courses, and one of these: (a) a GPA of 3.0 and either an ACT of 20 or an SAT of 1030, or (b) a GPA of 3.2.",
  );
  for (const state of onePage) expect(write(state), state).not.toContain("state residency;");
});

test("a day that closed a program and was never published for the class is only about right", () => {
  expect(write("VT", "2026-11-28")).toContain("Free Degree Promise (about August 10, 2026)");
  expect(write("TN", "2026-11-28")).toContain("Tennessee Promise (November 2, 2026)");
});

test("who applied in time is sent to later dates only where there are some", () => {
  expect(write("NV", "2026-11-28")).toContain("If you applied in time, ask what is due next.");
  expect(write("TN", "2026-11-28")).toContain("If you applied in time, follow the later dates on this page.");
});

test.each(onePage)("%s: its dates stand in order, those before the FAFSA opens first", (state) => {
  const [, dates = ""] = write(state, "2026-11-28").split("```dates");
  const opens = dates.indexOf("- fact: fafsaOpens");
  expect(opens).toBeGreaterThan(0);
  for (const { 1: day = "", index } of dates.matchAll(/- \{ on: (\S+),/g))
    expect(index < opens, day).toBe(day < "2026-09-23");
});

test("a grant that can be taken along says to which colleges, where it is not any", () => {
  expect(write("DE")).toContain(
    "You can use the Scholarship Incentive Program at a nonprofit college in Pennsylvania. Ask",
  );
  expect(write("VT")).toContain("You can take the Vermont Grant and VSAC scholarships with you. Ask");
});

test("what is not on record is asked about and not asserted", () => {
  const page = write("PR");
  expect(page).toContain("registrar or residency office how long you must live here");
  expect(page).toContain("Look up which AP scores your colleges accept");
  for (const state of onePage) expect(write(state), state).not.toContain("The law and each public college");
});

describe("prices as a picture", () => {
  const bars = (text: string) =>
    (text.split("```figure")[1]?.split("```")[0] ?? "").match(/value: [\w.-]+/g) ?? [];

  test.each(onePage)("%s: a bar for each kind of college that the state has, above the colleges", (state) => {
    const text = write(state);
    expect(bars(text).length).toBeGreaterThanOrEqual(2);
    expect(text.indexOf("```figure")).toBeLessThan(text.indexOf("name: collegeTable"));
  });

  test("a kind without a price has no bar, and a single kind no picture", () => {
    expect(bars(write("AK"))).toEqual([
      "value: state.public-fourYear.netPriceUsd",
      "value: state.nonprofit-fourYear.netPriceUsd",
    ]);
    const all = createFigures(colleges, "AK");
    const one = { get: (name: string) => (name.includes("nonprofit") ? undefined : all.get(name)) };
    expect(write("AK", asOf, one)).not.toContain("```figure");
    expect(write("AK", asOf, one)).toContain("name: collegeTable");
  });
});

test("a reported fact sends to whom to check it with, and a certain one does not", () => {
  const [section = ""] = write("SC").split("## In high school")[1]?.split("\n## ") ?? [];
  expect(section).toContain(
    "Confirm “Diploma requirements” and “Free ACT or SAT” with the [South Carolina Department of Education](https://ed.sc.gov/)",
  );
  expect(section).not.toMatch(/Confirm [^.]*Lottery money/);
});

test("a note says its year in its label, and the page once that the others have none", () => {
  const page = write("IA");
  expect(page).toContain(
    "**Price the private colleges too (2024-25; we have nothing newer):** The need-based Iowa Tuition Grant",
  );
  expect(page).not.toContain("undated page, read in");
  const [section = ""] = page.split("## How to apply for state money")[1]?.split("\n## ") ?? [];
  expect(section).toContain("**Iowa Financial Aid Application.** Some state awards require the Iowa");
  expect(write("AK")).toContain("**Resident at the University of Alaska:** You count as a resident");
  expect(section.match(/Notes without a year come from undated pages that we read in 2026\./g)).toHaveLength(
    1,
  );
});

test("an agency whose parent's name follows a comma takes no article", () => {
  const page = write("ID");
  expect(page).toContain("[Next Steps Idaho");
  expect(page).not.toMatch(/the \[?Next Steps Idaho/);
});

// A fact that is the same in two states may be said in the same words.
test("each has a title, a search text, a lead and something particular that no other state has", () => {
  const records = [...book.records.values()].flatMap((record) =>
    record.kind === "stateGuide" ? [record] : [],
  );
  expect(records.map(({ state }) => state).toSorted()).toEqual([...onePage].toSorted());
  const particular = onePage.flatMap((state) =>
    listNotes({ state, asOf, book }).filter(({ topic }) => topic === "particular"),
  );
  expect(particular.length).toBeGreaterThanOrEqual(onePage.length);
  for (const texts of [
    records.map(({ title }) => title),
    records.map(({ excerpt }) => excerpt),
    records.map(({ lead }) => lead),
    particular.map(({ text }) => text),
  ])
    expect(new Set(texts).size).toBe(texts.length);
});

test.each(onePage)("%s: what makes it different stands in the short answer or right below it", (state) => {
  const record = [...book.records.values()].find((one) => one.kind === "stateGuide" && one.state === state);
  const lead = record?.kind === "stateGuide" ? record.lead : "";
  expect(lead).not.toBe("");
  expect(write(state).split("\n## ").slice(0, 2).join("")).toContain(lead);
});

test.each(onePage)("%s: what to do now begins with the FAFSA, whatever the next day is for", (state) => {
  const [, now = ""] = write(state).split("```now");
  const [first = "", ...others] = (now.split("```")[0] ?? "").split("- text: ").slice(1);
  expect(first).toMatch(/^"Seniors: file the FAFSA now/);
  expect(others.join("")).not.toContain("Seniors: file the FAFSA now");
});

test("a main grant with a form of its own is named where no day of it stands, and no other program", () => {
  const now = (state: (typeof onePage)[number]) => write(state).split("```")[1] ?? "";
  expect(now("VT")).toContain("Also apply for the Vermont Grant, which requires its own form");
  expect(now("NV")).not.toContain("its own form in addition");
});

test("an amount of a year that is over says that nothing newer is on record", () => {
  expect(readAnswer(write("MS"))).toContain("(2023-24; we have nothing newer)");
});

test("who just moved is told to ask, whatever the state's own rule says of a wait", () => {
  for (const state of onePage) {
    const page = write(state);
    expect(page, state).toContain("**Just moved here?** Ask each college whether you are a resident");
    expect(page, state).not.toContain("You may not count as a resident");
  }
});

test("a note of a school year that is over says that nothing newer is on record", () => {
  expect(write("UT")).toContain("**Utah Direct (2024-25; we have nothing newer)");
  expect(write("NE")).toContain("**16 units of courses (2020-2024; we have nothing newer)");
  // A year alone says when the page held.
  expect(write("SC")).toContain("**A statewide list of courses that transfer (2021)");
});
