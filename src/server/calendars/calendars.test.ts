/** Calendars of colleges' dates over HTTP, read with a library that did not write them. */
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mostCalendarColleges } from "#domain/timeline/calendarAddress.ts";
import { findMovedSlug } from "#server/colleges/movedPages.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let tested: TestServer;
let now = new Date("2026-11-21T12:00:00Z");
beforeAll(async () => {
  tested = await createTestServer({}, () => now);
});
afterAll(() => tested.close());

const get = (url: string, headers: Record<string, string> = {}) => tested.server.inject({ url, headers });

function readEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

describe("dates of colleges", () => {
  test("whole days with source and how sure they are, and a calendar that says when to look again", async () => {
    const answer = await get("/calendar/kenyon-college,oberlin-college.ics");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    const events = readEvents(answer.body);
    expect(events.length).toBeGreaterThan(3);
    for (const event of events) {
      expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
      expect(event.endDate.subtractDate(event.startDate).days).toBe(1);
      expect(event.summary).toMatch(/^(Kenyon|Oberlin) College: /);
      expect(event.description).toMatch(
        /Published for 2026-27|Check with the college|so check with the college/,
      );
      expect(event.description).toContain("http://localhost");
    }
    expect(events.map(({ uid }) => uid)).toEqual([...new Set(events.map(({ uid }) => uid))]);
    expect(answer.body).toContain("REFRESH-INTERVAL;VALUE=DURATION:P1D");
    expect(answer.body).toContain("X-PUBLISHED-TTL:P1D");
    expect(answer.body.replaceAll("\r\n ", "")).toContain("only once a day");
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("the same calendar is not sent twice, and its order is not the address's", async () => {
    const first = await get("/calendar/kenyon-college,oberlin-college.ics");
    expect(first.headers["cache-control"]).toBe("public, max-age=3600");
    const again = await get("/calendar/kenyon-college,oberlin-college.ics", {
      "if-none-match": String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const turned = await get("/calendar/OBERLIN-college,kenyon-college,oberlin-college.ics");
    expect(readEvents(turned.body).map(({ uid }) => uid)).toEqual(
      readEvents(first.body).map(({ uid }) => uid),
    );
  });

  test("a day stays until it is over in Hawaii, a month more, and then goes", async () => {
    const days = async (instant: string) => {
      now = new Date(instant);
      const { body } = await get("/calendar/kenyon-college.ics");
      return readEvents(body).map(({ startDate }) => startDate.toString());
    };
    const all = await days("2026-11-01T00:00:00Z");
    const [first = ""] = all;
    const gone = new Date(Date.parse(`${first}T00:00:00Z`) + 31 * 86_400_000).toISOString().slice(0, 10);
    expect(await days(`${gone}T09:59:00Z`)).toContain(first);
    expect(await days(`${gone}T10:01:00Z`)).not.toContain(first);
    expect(await days("2028-01-01T00:00:00Z")).toEqual([]);
    now = new Date("2026-11-21T12:00:00Z");
  });

  test("a college that closed has no dates, and the calendar says so", async () => {
    const { body } = await get("/calendar/northland-college,kenyon-college.ics");
    expect(body.replaceAll("\r\n ", "")).toContain("Northland College takes no new first-years.");
    expect(body.replaceAll("\r\n ", "")).not.toContain("No fixed date on record for Northland");
  });

  test("a college that merged or was renamed is followed to where it is", async () => {
    // The federal directory's name until the college took its own back.
    const former = "college-of-the-ouachitas";
    const moved = findMovedSlug(tested.colleges, former);
    expect(moved).not.toBeNull();
    const answer = await get(`/calendar/${former},${moved}.ics`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body.replaceAll("\r\n ", "")).toContain(`/calendar/${moved}.ics`);
  });

  test.each<[string, string, number, RegExp]>([
    ["no such college", "kenyon-college,hogwarts.ics", 404, /^No college here has this address: hogwarts\. /],
    ["no college", ".ics", 404, /^A calendar’s address is/],
    ["only commas", ",,,.ics", 404, /^A calendar’s address is/],
    ["another ending", "kenyon-college", 404, /^A calendar’s address is/],
    ["a script", "%3Cscript%3E.ics", 404, /^A calendar’s address is(?!.*<script>)/],
    ["steps up", "../../etc/passwd.ics", 404, /./],
    ["a stray percent sign", "%E0%A4.ics", 400, /stray % signs/],
  ])("%s", async (_, name, status, said) => {
    const answer = await get(`/calendar/${name}`);
    expect([answer.statusCode, answer.body.match(said)?.length]).toEqual([status, 1]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("200 colleges are too many for one calendar, and as many as fit are quick", async () => {
    const { summaries } = tested.colleges;
    const slugs = summaries
      .filter(({ unitId }) => tested.colleges.deadlinesOf(unitId).length > 2)
      .map(({ slug }) => slug);
    const many = await get(`/calendar/${slugs.slice(0, 200).join(",")}.ics`);
    expect([many.statusCode, many.body]).toEqual([
      400,
      `One calendar holds up to ${mostCalendarColleges} colleges, and this address names 200. Make two calendars.\n`,
    ]);
    const most = await get(`/calendar/${slugs.slice(0, mostCalendarColleges).join(",")}.ics`);
    expect(readEvents(most.body).length).toBeGreaterThan(mostCalendarColleges);
  });

  test("only read", async () => {
    const answer = await tested.server.inject({ method: "POST", url: "/calendar/kenyon-college.ics" });
    expect(answer.statusCode).toBe(405);
  });
});
