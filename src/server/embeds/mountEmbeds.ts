/** /embed/dates, /embed/price and /embed/college: the only pages that other sites may frame. No cookie, storage or script. */
import { hash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { findDayForAll } from "#server/calendars/mountCalendars.ts";
import { findMovedSlug } from "#server/colleges/movedPages.ts";
import { sendFile } from "#server/http/sendFile.ts";
import { servedFile } from "#server/http/servedFile.ts";
import type { ServerParts } from "#server/parts.ts";
import { buildEmbed, buildUnknownEmbed, embedKinds, embedStyle } from "./embedPages.ts";

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hash("sha256", embedStyle, "base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

const htmlType = "text/html; charset=utf-8";

export function mountEmbeds(server: FastifyInstance, parts: ServerParts): void {
  const { colleges, settings, now } = parts;
  for (const kind of embedKinds) {
    server.get<{ Querystring: { college?: unknown } }>(`/embed/${kind}`, (request, reply) => {
      void reply
        .headers({
          "content-security-policy": policy,
          "cross-origin-resource-policy": "cross-origin",
          "referrer-policy": "no-referrer",
        })
        .removeHeader("x-frame-options");
      const asked = request.query.college;
      const slug = typeof asked === "string" && /^[a-z0-9-]{1,120}$/.test(asked) ? asked : "";
      const college = colleges.bySlug(findMovedSlug(colleges, slug) ?? slug);
      if (college === null) {
        const unknown = Buffer.from(buildUnknownEmbed());
        return sendFile(request, reply, servedFile(htmlType, "no-store", unknown, null), 404);
      }
      const page = buildEmbed(kind, {
        college,
        deadlines: colleges.deadlinesOf(college.unitId),
        site: settings.publicUrl,
        today: findDayForAll(now()),
        asOf: colleges.asOf,
      });
      return sendFile(request, reply, servedFile(htmlType, "public, max-age=3600", Buffer.from(page), null));
    });
  }
}
