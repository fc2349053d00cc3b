/**
 * Calendars that other programs look at again and again: /calendar/<slug>,<slug>.ics with what colleges publish, and a
 * plan's own at a secret address that its reader can turn off.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mostCalendarColleges, toCalendarPath } from "#domain/timeline/calendarAddress.ts";
import { buildCollegeCalendar } from "#domain/timeline/collegeCalendar.ts";
import { toWallTime } from "#lib/zonedTime.ts";
import { findMovedSlug } from "#server/colleges/movedPages.ts";
import { openToOtherSites } from "#server/http/openToOtherSites.ts";
import { createCalendarLimiter } from "#server/http/rateLimit.ts";
import { sendFile } from "#server/http/sendFile.ts";
import { servedFile } from "#server/http/servedFile.ts";
import type { ServerParts } from "#server/parts.ts";
import { readPlanCalendar } from "./readPlanCalendar.ts";

const calendarType = "text/calendar; charset=utf-8";
/** Calendars ask once an hour at most; what stands between may answer meanwhile. */
const forAnHour = "public, max-age=3600";

/** A day is over once it is over in Hawaii: nothing due today is taken away before anyone's evening. */
export function findDayForAll(now: Date): string {
  return toWallTime("Pacific/Honolulu", now).day;
}

export function mountCalendars(server: FastifyInstance, parts: ServerParts): void {
  // A wildcard, because forty slugs are longer than a parameter may be.
  server.get<{ Params: { "*": string } }>("/calendar/*", (request, reply) => {
    void reply.headers(openToOtherSites);
    const asked = readSlugs(request.params["*"], parts);
    if ("problem" in asked) return refuseInText(reply, asked.status, asked.problem);
    const { settings, colleges, now } = parts;
    const dated = asked.unitIds.flatMap((unitId) => {
      const college = colleges.byUnitId(unitId);
      if (college === null) return [];
      const page = `${settings.publicUrl}/colleges/${college.slug}`;
      return [{ college, page, deadlines: colleges.deadlinesOf(unitId) }];
    });
    const text = buildCollegeCalendar(dated, {
      today: findDayForAll(now()),
      changedOn: colleges.asOf,
      address: `${settings.publicUrl}${toCalendarPath(dated.map(({ college }) => college.slug))}`,
    });
    return sendCalendar(request, reply, text, forAnHour);
  });
  // In a scope of its own, with its limit.
  void server.register(async (scope) => {
    const limit = await createCalendarLimiter(scope);
    scope.get<{ Params: { name: string } }>("/calendar/plan/:name", async (request, reply) => {
      const waitSeconds = await limit(request);
      if (waitSeconds !== null) {
        void reply.header("retry-after", waitSeconds);
        return refuseInText(reply, 429, "This calendar was requested too often. Try again in an hour.");
      }
      void reply.header("x-robots-tag", "noindex");
      const [, token = ""] = /^([\w-]+)\.ics$/.exec(request.params.name) ?? [];
      const text = await readPlanCalendar(parts, token, findDayForAll(parts.now()));
      if (text === null) return refuseInText(reply, 410, turnedOff);
      return sendCalendar(request, reply, text, "private, no-cache");
    });
  });
}

/** The same whether it was turned off, replaced, or never was. */
const turnedOff =
  "This calendar address no longer works because it was turned off or its plan is no longer shared. Remove it from your calendar app. You can make a new one on the plan’s timeline in Tassel.";

export function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  cacheControl: string,
): FastifyReply {
  void reply.header("content-disposition", 'inline; filename="tassel.ics"');
  return sendFile(request, reply, servedFile(calendarType, cacheControl, Buffer.from(text), null));
}

export function refuseInText(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${sentence}\n`);
}

type AskedSlugs = { unitIds: number[] } | { status: 400 | 404; problem: string };

const form = "A calendar’s address is /calendar/ with the names of colleges as in their pages’ addresses";

/** A college without a place here is said and not left out, because a family would take its dates for covered. */
function readSlugs(path: string, { colleges }: Pick<ServerParts, "colleges">): AskedSlugs {
  const example = `${form}: /calendar/kenyon-college,oberlin-college.ics.`;
  if (!path.toLowerCase().endsWith(".ics")) return { status: 404, problem: example };
  const slugs = [...new Set(path.slice(0, -".ics".length).toLowerCase().split(",").filter(Boolean))];
  if (slugs.length === 0) return { status: 404, problem: example };
  if (slugs.length > mostCalendarColleges) {
    return {
      status: 400,
      problem: `One calendar holds up to ${mostCalendarColleges} colleges, and this address names ${slugs.length}. Make two calendars.`,
    };
  }
  if (!slugs.every((slug) => /^[a-z0-9-]{1,120}$/.test(slug))) return { status: 404, problem: example };
  const unitIds: number[] = [];
  const unknown: string[] = [];
  for (const slug of slugs) {
    const college = colleges.bySlug(findMovedSlug(colleges, slug) ?? slug);
    if (college === null) unknown.push(slug);
    else if (!unitIds.includes(college.unitId)) unitIds.push(college.unitId);
  }
  if (unknown.length === 0) return { unitIds };
  return {
    status: 404,
    problem: `No college here has this address: ${unknown.slice(0, 5).join(", ")}. ${example}`,
  };
}
