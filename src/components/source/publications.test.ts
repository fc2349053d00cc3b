/** What screens show about a source matches the data set. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataSourcesSchema } from "#domain/college/dataSources.ts";
import { getPublication, publications } from "#domain/college/publications.ts";

const file = join(import.meta.dirname, "../../../data/sources.json");
const { sources } = dataSourcesSchema.parse(JSON.parse(readFileSync(file, "utf8")));

test("every source of the data set is named with its publisher, release, terms and address", () => {
  const sentence = Object.fromEntries(
    sources.map(({ id, publisher, title, release, licence, url }) => [
      id,
      { publisher, title, release, licence, url },
    ]),
  );
  expect(publications).toEqual(sentence);
});

test("a source that is not of the data set is left to its own title", () => {
  expect(getPublication("toString")).toBeNull();
  expect(getPublication("wicheExchange")).toBeNull();
});
