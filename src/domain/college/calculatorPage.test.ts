/** A calculator's address that is another page's, however it is written. */
import { expect, test } from "vitest";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { findCalculatorPage } from "./calculatorPage.ts";

const own = {
  netPriceCalculatorUrl: "https://www.college.edu/npc",
  websiteUrl: "https://www.college.edu/",
  financialAidUrl: "https://www.college.edu/Aid/Cost",
  admissionsUrl: "https://www.college.edu/admission/",
  applicationUrl: null,
};

test.each([
  ["its own page", "https://www.college.edu/npc", "calculator"],
  ["a page of a vendor", "https://college.studentaidcalculator.com/", "calculator"],
  ["a page below the aid page", "https://www.college.edu/aid/cost/npc", "calculator"],
  [
    "a question on the aid page, which may open the calculator",
    "https://www.college.edu/aid/cost?npc=1",
    "calculator",
  ],
  ["the home page", "https://www.college.edu/", "home"],
  ["the home page without its slash", "https://www.college.edu", "home"],
  ["over http", "http://www.college.edu/", "home"],
  ["without www", "https://college.edu/", "home"],
  ["the aid page in small letters", "https://www.college.edu/aid/cost", "aid"],
  ["the aid page with a slash", "https://WWW.college.edu/Aid/Cost/", "aid"],
  ["a place on the aid page", "https://www.college.edu/aid/cost#calculator", "aid"],
  ["the admission page", "https://www.college.edu/admission", "admission"],
])("%s", (_, netPriceCalculatorUrl, kind) => {
  expect(findCalculatorPage({ ...own, netPriceCalculatorUrl })).toEqual({ url: netPriceCalculatorUrl, kind });
});

test("no address, no page", () => {
  expect(findCalculatorPage({ ...own, netPriceCalculatorUrl: null })).toBeNull();
});

test("an application page is told from a home page that is the same", () => {
  const applicationUrl = "https://apply.college.edu/";
  const same = { ...own, netPriceCalculatorUrl: applicationUrl, applicationUrl };
  expect(findCalculatorPage(same)?.kind).toBe("application");
  expect(findCalculatorPage({ ...same, websiteUrl: applicationUrl })?.kind).toBe("home");
});

test("in the data set about 1 in 16 is another page", () => {
  const { summaries, recordOf } = loadShippedColleges();
  const pages = summaries.flatMap(({ unitId }) => {
    const record = recordOf(unitId);
    return record === null ? [] : (findCalculatorPage(record) ?? []);
  });
  const others = pages.filter(({ kind }) => kind !== "calculator");
  expect(others.length).toBeGreaterThan(300);
  expect(others.length).toBeLessThan(400);
});
