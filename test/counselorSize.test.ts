/** What a question of the counselor downloads before its answer: the cards, by how many there are, and the trained models. */
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { boundaryWeights } from "#domain/counselor/boundaryWeights.ts";
import { foldCard } from "#domain/counselor/cards/foldCard.ts";
import { packCards, unpackCards } from "#domain/counselor/cards/packCards.ts";
import { dangerWeights } from "#domain/counselor/dangerWeights.ts";
import { intentWeights } from "#domain/counselor/intentWeights.ts";
import { readCardsOfContent } from "../build/answers/answerCards.ts";
import { readTestContent, readTestFacts } from "./support/readTestContent.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const toBytes = (content: unknown) => gzipSync(JSON.stringify(content), { level: 9 }).length;

/** A card with its wordings, eleven on average, its answer and its share of the sources. */
const mostOfCard = 251;
const mostOfModels = 68_000;

test("a card takes no more than its share, and comes out as it went in", async () => {
  const [facts, articles] = await Promise.all([readTestFacts(), readTestContent()]);
  const colleges = loadShippedColleges();
  const rootFolder = join(import.meta.dirname, "..");
  const { cards } = await readCardsOfContent({ rootFolder, facts, articles, colleges });
  const packed = packCards(cards.map(foldCard));
  expect(packed.ids.length).toBeGreaterThan(900);
  expect(toBytes(packed) / packed.ids.length).toBeLessThanOrEqual(mostOfCard);
  expect(JSON.stringify(packCards(unpackCards(packed)))).toBe(JSON.stringify(packed));
}, 180_000);

test("the trained models take no more than theirs", () => {
  const models = [intentWeights, boundaryWeights, dangerWeights];
  expect(models.reduce((sum, model) => sum + toBytes(model), 0)).toBeLessThanOrEqual(mostOfModels);
});
