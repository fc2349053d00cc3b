/** Two to four named colleges are answered for each; what each gave, as the family says it, is laid over the price. */
import { describe, expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { ask, makeCounselor } from "../../../test/evaluate/askCounselor.ts";
import type { SaidOffer } from "./counselor.ts";
import { linkEntities } from "./linkEntities.ts";
import { readSaidOffers } from "./saidOffers.ts";

const counselor = await makeCounselor();
const today = "2026-11-29";
const plan = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
const tell = (question: string) => ask(counselor, { question, plan, today }).answer;
const nameOf = (unitId: number) => counselor.context(plan, today).byUnitId.get(unitId)?.name ?? "";
const listNames = (question: string) =>
  tell(question).entities.flatMap((one) => (one.kind === "college" ? [nameOf(one.unitId)] : []));

const purdue = 243_780;
const bloomington = 151_351;

/** "gift 8000", "left 34500", "gift tuition", in the order of the question. */
function listOffers(question: string): string[] {
  return readSaidOffers(question, linkEntities(question, counselor.dictionary)).map(
    ({ gift, leftUsd, costUsd }: SaidOffer) =>
      [
        ...(costUsd === null ? [] : [`cost ${costUsd}`]),
        ...(gift === null ? [] : [`gift ${gift}`]),
        ...(leftUsd === null ? [] : [`left ${leftUsd}`]),
      ].join(", "),
  );
}

describe("what a message says that colleges gave", () => {
  test.each<[string, string[]]>([
    ["Purdue gave me 8k a year off and IU gave me 12k, which is cheaper?", ["gift 8000", "gift 12000"]],
    ["got 15,000 from Syracuse and 20k from Fordham. which would cost less", ["gift 15000", "gift 20000"]],
    ["Gonzaga says our net price is 34,500. Seattle U says 29,800.", ["left 34500", "left 29800"]],
    ["net cost at Clemson is 31k and at USC is 24k after aid", ["left 31000", "left 24000"]],
    ["10k/yr scholarship from Tulane and LSU is giving full tuition", ["gift 10000", "gift tuition"]],
    [
      "18k from Loyola Chicago, 22k from Marquette and nothing from UIUC",
      ["gift 18000", "gift 22000", "gift 0"],
    ],
    ["Elon with $12,000 merit or High Point with $17,500?", ["gift 12000", "gift 17500"]],
    ["Michigan gave nothing, Indiana gave 11000 a year", ["gift 0", "gift 11000"]],
    ["Cornell costs us 28k after grants, Binghamton would be full price", ["left 28000", "gift 0"]],
    ["Howard offered a full ride and Spelman offered 20k", ["left 0", "gift 20000"]],
    ["Temple gave her 4,000 a semester", ["gift 8000"]],
    ["Ole Miss with 9k off and Mississippi State gave him 13k", ["gift 9000", "gift 13000"]],
    ["Drake 24,500/yr, Creighton 27,000/yr scholarship. which leaves less", ["gift 24500", "gift 27000"]],
    ["Butler gave him 80k over four years", ["gift 20000"]],
    ["BU costs 88k and gave 41k", ["cost 88000, gift 41000"]],
    ["Purdue gave me 8k and we make 90k", ["gift 8000"]],
    ["DePaul gave 20k and somebody else gave 24k", []],
    ["how much is Purdue if we make 90k", []],
    ["is Purdue under 30k", []],
    ["Michigan State or Ohio State, which gives more aid for 60k", []],
    ["Purdue offered me 5,500 in loans", []],
  ])("%s", (question, expected) => {
    expect(listOffers(question)).toEqual(expected);
  });
});

describe("with what each gave, the answer says what is left and which is lower", () => {
  test("of the published price, on what was told", () => {
    const { text, entities, kind, sources } = tell(
      "Purdue gave me 8k a year off and IU gave me 12k, which is cheaper? we live in indiana, make 90k",
    );
    expect(kind).toBe("answer");
    expect(entities).toEqual([
      { kind: "college", unitId: purdue },
      { kind: "college", unitId: bloomington },
    ]);
    expect(text).toMatch(
      /Based on what you told me.*less \$8,000.*less \$12,000.*Purdue University costs less/,
    );
    expect(text).toMatch(/2027-28/);
    expect(sources.length).toBeGreaterThan(0);
  });

  test("net costs are compared as they were given", () => {
    expect(tell("Gonzaga says our net price is 34,500. Seattle U says 29,800. who is cheaper").text).toMatch(
      /\$34,500.*\$29,800.*Seattle University costs less, by about \$4,700 a year/,
    );
  });

  test("where home decides, each home is told", () => {
    expect(tell("Purdue gave me 8k and UIUC gave me 9k, which costs less").text).toMatch(
      /Indiana residents.*for others.*Purdue University for families from Indiana.*Tell me your home state/,
    );
  });

  test.each([
    "Temple gave me 10k, can I ask for more money",
    "how do I appeal, Drexel gave me 15k",
    "when do I have to answer Purdue, they gave me 8k",
  ])("something else is asked: %s", (question) => {
    expect(tell(question).text).not.toMatch(/Based on what you told me/);
  });
});

describe("several colleges, each in the order asked", () => {
  test.each<[string, string[]]>([
    [
      "which has a higher graduation rate, Auburn or Alabama or Mississippi State",
      ["Auburn University", "The University of Alabama", "Mississippi State University"],
    ],
    [
      "is Michigan State or Western Michigan cheaper",
      ["Michigan State University", "Western Michigan University"],
    ],
    ["is Kentucky or Western Kentucky cheaper", ["University of Kentucky", "Western Kentucky University"]],
    [
      "is Berkeley or Rutgers cheaper",
      ["University of California-Berkeley", "Rutgers University-New Brunswick"],
    ],
  ])("%s", (question, expected) => {
    expect(listNames(question)).toEqual(expected);
  });

  test("a name that several have means the one in the state of the others, and the answer says which", () => {
    const question = "OSU or Miami or Cincinnati, which will cost us least, we make 90k";
    expect(listNames(question)).toEqual([
      "Ohio State University",
      "Miami University-Oxford",
      "University of Cincinnati",
    ]);
    const { text } = tell(question);
    expect(text).toMatch(/I took “OSU” as Ohio State University.*“Miami” as Miami University-Oxford/);
    expect(text).toMatch(/for Ohio residents, and \$[\d,]+ or more from other states/);
    expect(text).toMatch(/the cheapest is Ohio State University for families from Ohio/);
  });

  test.each([
    [
      "which is harder to get into, UCLA or Berkeley",
      /admitted.*The lowest is University of California-Los Angeles/,
    ],
    [
      "how big are Grinnell, Macalester and Carleton",
      /The lowest is Grinnell College, and the highest is Macalester College/,
    ],
    [
      "which is closer to finishing in four years, Penn or Penn State",
      /finish.*the highest is University of Pennsylvania/,
    ],
    [
      "is Baylor or TCU better for nursing and which is cheaper",
      /No figure shows which college teaches it better.*Baylor University awarded.*Texas Christian University up to an income/,
    ],
    ["is Temple or Drexel cheaper for a family making 75k", /Pennsylvania residents.*Drexel University: \$/],
  ])("%s", (question, expected) => {
    expect(tell(question).text).toMatch(expected);
  });

  test.each(["colleges in western kentucky", "we live in eastern or central kentucky, what about aid"])(
    "a part of a state stays a place: %s",
    (question) => {
      expect(listNames(question)).toEqual([]);
    },
  );
});
