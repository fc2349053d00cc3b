/** /developers as it is prerendered: what the contract and the release say stands on the page, and its tables are whole. */
import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { apiExamples } from "#site/apiExamples.ts";
import { buildDevelopersData } from "../build/developersData.ts";
import { renderScreen } from "./support/renderScreen.tsx";
import { loadShippedColleges } from "./support/shippedColleges.ts";

const data = buildDevelopersData(loadShippedColleges());

test("each file with its license and checksum, each public endpoint, each example, and who is credited", async () => {
  const html = await renderScreen("/developers", data);
  for (const { path, sha256, license } of data.release.files) {
    expect(html).toContain(`href="${path}"`);
    expect(html).toContain(sha256);
    expect(html).toContain(license);
  }
  const open = (endpoints as readonly Endpoint[]).filter(({ isOpen }) => isOpen === true);
  for (const { path } of open) expect(html).toContain(path.replace(/:(\w+)/g, "{$1}"));
  for (const { title } of apiExamples) expect(html).toContain(title);
  for (const said of ["GeoNames", "/api/openapi.json", "/llms.txt", "/mcp", "/licenses", "/methodology"])
    expect(html).toContain(said);
  expect(html).not.toMatch(/ style=|<script/);
});

test("no endpoint for accounts or administrators is shown, and what is shown says how much may be asked", () => {
  const byId = new Map((endpoints as readonly Endpoint[]).map((endpoint) => [endpoint.id, endpoint]));
  expect(data.endpoints.length).toBeGreaterThan(7);
  for (const { id, method, perMinute, parameters } of data.endpoints) {
    expect([id, byId.get(id)?.access]).toEqual([id, "everyone"]);
    expect([id, perMinute === null]).toEqual([id, method === "GET"]);
    if (method === "POST") expect([id, parameters.length > 0]).toEqual([id, true]);
  }
  expect(data.otherEndpoints).toBe(endpoints.length - data.endpoints.length);
});

test("without its data the page still says where the document and the files are", async () => {
  const html = await renderScreen("/developers");
  expect(html).toContain("/api/openapi.json");
  expect(html).toContain("Loading the data releases and endpoints");
});
