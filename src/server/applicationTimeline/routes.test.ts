/** The data a timeline is built from, as the server serves it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TimelineTemplates, timelineTemplatesSchema } from "#contract/applicationTimeline.ts";
import { taskTemplates } from "#domain/timeline/templates/taskTemplates.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let site: TestServer;
let answer: TimelineTemplates;
beforeAll(async () => {
  site = await createTestServer({});
  answer = timelineTemplatesSchema.parse((await site.server.inject("/api/application-timeline")).json());
});
afterAll(() => site.close());

test("every task comes whole: put together again it is the rule's own", () => {
  const sources = new Map(answer.sources.map((source) => [source.id, source]));
  const again = answer.templates.map(({ evidence: { grade, sourceId }, ...template }, place) => ({
    ...template,
    title: answer.titles[place],
    why: answer.whys[place],
    evidence: { grade, source: sourceId === null ? null : sources.get(sourceId) },
  }));
  // Without the words for other readers and for too late, and how early a task presses, which stay with the screens.
  expect(again).toEqual(
    taskTemplates.map(({ forms: _f, tooLate: _t, scoreRequired: _s, pressesDays: _p, ...rest }) => rest),
  );
});

test("dates come with their standing and source: the FAFSA of 2027-28, a test in December", () => {
  expect(answer.events.find(({ id }) => id === "fafsaOpens.2027")).toEqual({
    id: "fafsaOpens.2027",
    series: "fafsaOpens",
    seniorClass: 2027,
    date: "2026-09-23",
    lastDay: null,
    standing: "published",
    cycle: "2027-28",
    sourceId: "fafsa-deadlines",
  });
  expect(answer.sittings.find(({ date }) => date.day === "2026-12-12")).toMatchObject({
    test: "act",
    registerBy: { day: "2026-11-06", standing: "published" },
    lateBy: { day: "2026-11-24", standing: "rule" },
  });
});

test("each source is named once, and every one that is meant is there", () => {
  const ids = answer.sources.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const meant = [...answer.events, ...answer.sittings].map(({ sourceId }) => sourceId);
  expect(meant.filter((id) => !ids.includes(id))).toEqual([]);
});

test("the whole answer stays under 35 kB on the way, 3 of them what colleges ask for", async () => {
  const packed = await site.server.inject({
    url: "/api/application-timeline",
    headers: { "accept-encoding": "br" },
  });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload.length).toBeLessThan(35_000);
});

test("the OpenAPI document says what is in it", async () => {
  const { paths } = (await site.server.inject("/api/openapi.json")).json();
  const { schema } = paths["/api/application-timeline"].get.responses["200"].content["application/json"];
  expect(Object.keys(schema.properties)).toEqual([
    "asOf",
    "deadlineTable",
    "requirementTable",
    "templates",
    "titles",
    "whys",
    "events",
    "sittings",
    "sources",
  ]);
  expect(
    schema.properties.templates.items.properties.when.anyOf ??
      schema.properties.templates.items.properties.when.oneOf,
  ).toHaveLength(6);
});
