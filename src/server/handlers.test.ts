/** Checks that an endpoint is declared in two places only: its contract and its routes file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointId, endpoints } from "#contract/endpoints.ts";
import { handlers } from "./handlers.ts";

const sourceFolder = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(sourceFolder, file), "utf8");

const nouns = readdirSync(join(sourceFolder, "server"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("routes.ts"))
  .map((file) => join("server", file));

test("every endpoint of the contract has its handler, and no handler is without an endpoint", () => {
  expect(Object.keys(handlers).toSorted()).toEqual(endpoints.map(({ id }): string => id).toSorted());
});

test.each(endpoints.map(({ id }) => id))("%s is handled in the routes of exactly one noun", (id) => {
  const found = nouns.filter((file) => new RegExp(`^  (async )?${id}(:|\\()`, "m").test(read(file)));
  expect(found).toHaveLength(1);
});

/** Code shared by all endpoints names none of them, so a new endpoint needs no change there. */
describe("without the name of any endpoint", () => {
  test.each([
    "contract/endpoint.ts",
    "contract/endpoints.ts",
    "contract/routeTable.ts",
    "server/handlers.ts",
    "server/registerEndpoints.ts",
    "server/http/access.ts",
    "server/http/handler.ts",
    "server/http/openapi.ts",
    "server/http/rateLimit.ts",
    "server/http/sendReply.ts",
    "client/http/api.ts",
    "client/http/callInput.ts",
    "client/http/toRequest.ts",
    "client/session/sessionTokens.ts",
  ])("%s", (file) => {
    const text = read(file);
    // Rate limit groups are named after endpoints but do not list them.
    const groups = new Set(endpoints.map(({ limit }: Endpoint): string | undefined => limit));
    const named = endpoints.filter(({ id }) => !groups.has(id) && new RegExp(`["'\`]${id}["'\`]`).test(text));
    expect(named.map(({ id }) => id)).toEqual([]);
  });
});

/** Handlers that do something other than JSON in, JSON out, and why. */
const exceptions: Partial<Record<EndpointId, string>> = {
  collegeIndex: "reference data: compressed at build and sent from memory",
  majors: "reference data: compressed at build and sent from memory",
  zipCodes: "reference data: compressed at build and sent from memory",
  answerCards: "reference data: compressed at build and sent from memory",
  contentSearch: "reference data: compressed at build and sent from memory",
  pageData: "page data: compressed at start and sent from memory",
  applicationTimeline: "the same for everyone, so it is gathered and compressed once",
  knowledgeGraph: "read from the source at build, and sent from memory",
  siteReport: "made from the built pages, and sent from memory",
  paymentWebhook: "the provider signs the bytes of the body",
  counselorTurn: "the model's answer streams as it is written",
  essayReading: "the line is kept open while the model writes",
};

test("the exceptions are those with a reason", () => {
  const found = endpoints.filter(
    ({ isFile, isBodyRaw, isStream }: Endpoint) => isFile === true || isBodyRaw === true || isStream === true,
  );
  expect(found.map(({ id }): string => id).toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
