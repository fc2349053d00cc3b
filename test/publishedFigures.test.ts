/** Published figures are read from a record; what is typed into the source all the same stands in one list, with a reason, and the list may only shrink. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { findTypedFigures } from "./publishedFigures.ts";

const source = resolve(import.meta.dirname, "../src");

const ours = "Our own rule, limit or scale; nobody publishes it.";
const fitted = "Read, fitted or computed from the data set; a test or a script compares it.";
const computed = "What our rules answer for the example family; a test compares it.";
const mathematics = "Nodes and weights of an integral.";
const dataSet = "The edition of a file of the data set; a test compares it with data/sources.json.";
const codes = "Ids or codes, not amounts.";
const shapes = "Positions on a map.";
const gradeBands = "The Common Data Set asks for grades in these bands.";
const example = "An amount or day that only shows how something is written.";

/** File, literal, reason. */
const exceptions: readonly (readonly [file: string, literal: string, reason: string])[] = [
  ["components/legal/words.ts", "2026-11-26", "The day our own policy and terms changed."],
  ["components/marketing/workedExample.ts", "table 0.982, 0.937, 0.995, 7012", computed],
  ["domain/admission/chanceParameters.ts", "table 0.05, 0.99, 300, 3.75", fitted],
  ["domain/admission/chanceParameters.ts", "table 1.1, 0.3, 0.3, 0.3", fitted],
  [
    "domain/match/odds.ts",
    "table 0.7235510187528376, 0.4326515590025558, 1.468553289216668, 0.0884745273943766",
    mathematics,
  ],
  ["domain/college/carnegie.ts", "table 1, 2, 3, 4", codes],
  ["domain/college/dataDate.ts", "2026-10-09", "Held to the data set's newest release by its own test."],
  ["domain/geography/zipAreas.ts", "table 601, 699, 18.36, 66.85", shapes],
  ["domain/match/curves.ts", "table 3, 5, 2, 20", ours],
  ["domain/match/curves.ts", "table 0.2, 0, 0.9, 100", ours],
  ["domain/match/firstListRule.ts", "table 10, 6, 3, 2", ours],
  ["domain/plan/plan.ts", "table 60, 5000, 4, 500", ours],
  ["domain/price/livingMix.ts", "table 589, 0.85, 0.23, 178", fitted],
  ["domain/price/priceSpreads.ts", "table 0.56, 53436, 5639.7, 1071.8", fitted],
  ["domain/search/shortForms.ts", "table 204796, 207388, 209542, 214777", codes],
  ["domain/college/publicSystems.ts", "table 110635, 110644, 110653, 110662", codes],
  ["domain/college/publicSystems.ts", "table 110422, 110486, 110495, 110510", codes],
  ["domain/geography/barriers.ts", "table 41.62, 87.25, 42.5, 87.1", shapes],
  ["domain/geography/barriers.ts", "table 47.6, 122.2, 35.26, 75.52", shapes],
  ["components/chance/transferWords.ts", "March 1", codes],
  ["domain/visits/travelTerms.ts", "table 8, 60, 21, 60", ours],
  ["screens/how-it-works/words.ts", "3.6", example],
  ["screens/how-it-works/words.ts", "$18,000", example],
  ["screens/methodology/words.ts", "3.0", gradeBands],
  ["screens/methodology/words.ts", "3.5", gradeBands],
  ["components/offers/lineWords.ts", "$5,000", example],
  ["components/offers/words.ts", "$999,999", ours],
  ["server/http/problems.ts", "table 400, 401, 403, 404", codes],
  ["server/http/rateLimit.ts", "table 60, 10, 60000, 600", ours],
  ["components/marketing/publishedFigures.ts", "table 79788, 5827, 563, 3217", fitted],
  ["components/marketing/publishedFigures.ts", "table 32, 30, 15, 16", fitted],
  ["domain/college/publications.ts", "2026-06-10", dataSet],
  ["domain/college/publications.ts", "2026-08-10", dataSet],
  ["domain/college/publications.ts", "2026-10-09", dataSet],
  ["domain/college/publications.ts", "2026-03-11", dataSet],
];

/** Lower it with every entry that goes. It rises only for new data of a kind that is listed already. */
const mostExceptions = 35;

/** Facts are the records themselves, the plans are our own prices, trained weights are nobody's figures, evaluations are held by their own tests, and Web Vitals measure pages. */
const unsearched: ReadonlySet<string> = new Set([
  "domain/subscription/plans.ts",
  "domain/counselor/boundaryWeights.ts",
  "domain/counselor/intentWeights.ts",
  "domain/counselor/cards/cardWeights.ts",
  "domain/performance/webVitals.ts",
  "components/marketing/counselorEvaluation.ts",
  "screens/methodology/schoolTestFigures.ts",
]);

function isSearched(file: string): boolean {
  const isSource = /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
  return isSource && !file.startsWith("facts/") && !unsearched.has(file);
}

const typed = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter(isSearched)
  .toSorted()
  .flatMap((file) =>
    findTypedFigures(file, readFileSync(resolve(source, file), "utf8")).map((figure) => ({
      file,
      ...figure,
    })),
  );

const toKey = (file: string, literal: string) => `${file}: ${literal}`;

test("no published figure is typed into the source but those of the list", () => {
  const listed = new Set(exceptions.map(([file, literal]) => toKey(file, literal)));
  const unlisted = typed.filter(({ file, literal }) => !listed.has(toKey(file, literal)));
  expect(unlisted.map(({ file, literal, text }) => `${toKey(file, literal)} in “${text}”`)).toEqual([]);
});

test("the list has nothing that is gone, nothing twice, and does not grow", () => {
  const present = new Set(typed.map(({ file, literal }) => toKey(file, literal)));
  const keys = exceptions.map(([file, literal]) => toKey(file, literal));
  expect(keys.filter((key) => !present.has(key))).toEqual([]);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(exceptions.length).toBeLessThanOrEqual(mostExceptions);
});

test.each([
  ["an amount", 'const a = "Up to $12,400 a year";', ["$12,400"]],
  ["an amount in a template", "const a = `${b} or $7,395 for ${c}`;", ["$7,395"]],
  ["an amount in the text of an element", "const a = <p>It pays $500.</p>;", ["$500"]],
  ["a day", 'const a = "File by March 2, 2027, or on Mar 3";', ["March 2", "Mar 3"]],
  ["an ISO date", 'const a = { due: "2027-03-02" };', ["2027-03-02"]],
  ["a GPA", 'const a = "A GPA of 3.40";', ["3.40"]],
  ["scores", 'const a = "An SAT of 1210 or an ACT of 25";', ["1210", "25"]],
  ["an income", 'const a = "an income up to 60,000 dollars";', ["60,000"]],
  ["a share of the poverty line", 'const a = "175% of the poverty guideline";', ["175%"]],
  ["a table", "const a = { x: [100, 200, 300, 400], y: [5.5, 6.5, 7.5, 80] };", ["table 100, 200, 300, 400"]],
  ["nothing: a month and a year", 'const a = "March 2027";', []],
  [
    "nothing: zero, and the ends of a scale",
    'const a = "$0 or less. A GPA is at most 4.0, an SAT 1600, an ACT 36.";',
    [],
  ],
  [
    "nothing: an example by its name",
    'const exampleAmount = "e.g. $12,000"; const a = { placeholder: "$500" };',
    [],
  ],
  ["nothing: small counts", "const a = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];", []],
])("finds %s", (_, code, literals) => {
  expect(findTypedFigures("file.tsx", code).map(({ literal }) => literal)).toEqual(literals);
});
