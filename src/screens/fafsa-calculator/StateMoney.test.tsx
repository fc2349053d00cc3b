/** The state's own money below the result: the next dates, and what is said of a state we know in part or not at all. */
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { type StateCode, stateCodes } from "#domain/college/states.ts";
import StateMoney from "./StateMoney.tsx";

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 26, 12) });
});
afterAll(() => {
  vi.useRealTimers();
});

const read = (state: StateCode, isEligible = true) =>
  renderToStaticMarkup(<StateMoney state={state} isEligible={isEligible} />).replaceAll(/<[^>]+>/g, " ");

describe("the state's own money", () => {
  test("Idaho: the first round is four days away and only expected, and the list is of what we could confirm", () => {
    const text = read("ID");
    expect(text).toMatch(/November 30, 2026 +expected +Idaho LAUNCH, to apply in the first round/);
    expect(text).toContain("We list the 2 programs in Idaho that we could confirm by November 2026.");
    expect(text).toContain("Ask the Idaho State Board of Education what else your state offers");
  });

  test("Oklahoma: a day that the rule itself sets is published", () => {
    const text = read("OK");
    expect(text).toMatch(/December 31, 2026 +published +Oklahoma’s Promise, to apply/);
  });

  test("Tennessee: a closed application is said, and its next step is for those who applied", () => {
    const text = read("TN");
    expect(text).toContain("The deadline to apply has passed for your class: November 2, 2026");
    expect(text).toContain("Tennessee Promise, to file the FAFSA, if you applied in time");
    expect(text).not.toMatch(/November 2, 2026 +(published|expected)/);
  });

  test("Guam: no program on record is said", () => {
    expect(read("GU")).toContain("We don’t have a list of Guam’s programs yet.");
  });

  test("Texas: the list is here, and in its guide with a finder", () => {
    const text = read("TX");
    expect(text).toMatch(/January 15, 2027/);
    expect(text).toContain(`See all ${stateProgramsOf("TX").length} programs in the Texas guide`);
    for (const { name } of stateProgramsOf("TX")) expect(text).toContain(name);
  });

  test("Michigan: its programs are named, and no day is said to have passed where none is set", () => {
    const text = read("MI");
    expect(text).toContain("Michigan Achievement Scholarship");
    expect(text).toContain("Community College Guarantee");
    expect(text).toContain("We have no state deadline on record here.");
    expect(text).not.toContain("have passed for your class");
  });

  test("who gets no federal aid is told that our records say nothing of citizenship", () => {
    expect(read("ID", false)).toContain("don’t show each program’s citizenship rules");
    expect(read("ID")).not.toContain("citizenship");
    expect(read("MN", false)).toContain(
      "Apply with the Minnesota Dream Act application instead of the FAFSA",
    );
    expect(read("TX", false)).toContain("Texas gives no state grants to undocumented students");
  });

  test.each(stateCodes)("%s: no empty word, and every day lies ahead", (state) => {
    const text = read(state);
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
    expect(text).not.toMatch(
      /(January|February|March|April|May|June|July|August|September|October) \d+, 2026 +(published|expected)/,
    );
  });
});
