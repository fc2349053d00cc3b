/** What a card of a state says of one program: an amount without a figure, a year that is over, an income that a Pell Grant replaces. */
import { expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { makeStateCards, tellProgram } from "./stateCards.ts";

const asOf = "2026-11-29";

function tell(id: string, isBrief = false): string {
  const program = allStatePrograms.find((one) => one.id === id);
  if (program === undefined) throw new Error(`No program ${id}.`);
  return tellProgram(program, asOf, isBrief).text;
}

test("a rate set each year is an amount for each credit, not one that we could not confirm", () => {
  expect(tell("coloradoOpportunityFund")).toContain(
    "The College Opportunity Fund pays an amount for each credit, at a rate set each year, at a public college.",
  );
  expect(tell("wisconsinGrant")).toContain("but we could not confirm how much it pays");
  expect(tell("nebraskaOpportunityGrant")).toContain("is based on need, and each college sets the amount.");
});

test("an amount of a year that is over says so, and a brief one gives the year alone", () => {
  expect(tell("mississippiHelp")).toContain("(2023-24; we have nothing newer)");
  expect(tell("mississippiHelp", true)).toContain("(2023-24)");
  expect(tell("maineStateGrant")).toContain("(2026-27)");
});

test("a name that says a grant is by need says it alone", () => {
  expect(tell("puertoRicoUprNeed")).toBe(
    "Each college sets how much the UPR need-based grant (Fondo Especial de Becas) pays.",
  );
});

test("what a program is based on and its limit are clauses, in the number of its name", () => {
  expect(tell("oklahomaPromise")).toContain(
    "Oklahoma’s Promise is based on your high school record, has an income limit, and pays tuition",
  );
  expect(tell("newYorkOpportunity")).toContain("HEOP) are based on need");
});

test("what decides between amounts is named", () => {
  expect(tell("wyomingHathaway")).toContain("; amounts differ by GPA and test score)");
  expect(tell("newJerseyCommunityCollege")).toContain("; amounts differ by income)");
});

test("the full cost is not said to be set by the college", () => {
  expect(tell("mississippiFaith")).toContain(
    "pays up to the full cost of attendance at a college in the state",
  );
});

test("who gets a Pell Grant needs no other line", () => {
  expect(tell("nebraskaPromise")).toContain(
    "Nebraska Promise, which has an income limit unless you get a Pell Grant,",
  );
});

test("a card names the amount of one program at least, where one is known", () => {
  const southDakota = makeStateCards(asOf, () => null).find(({ state }) => state === "SD");
  expect(southDakota?.answer).toContain("pays $1,500 a year");
});
