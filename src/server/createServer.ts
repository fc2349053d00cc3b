/**
 * The HTTP server: pages and files from memory, college pages on request, the API from its contract, clear
 * refusals.
 */
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { findMovedGuide } from "#content/movedGuides.ts";
import { problemMediaType } from "#contract/problem.ts";
import { releasesPath } from "#site/documents.ts";
import { mountCalendars } from "./calendars/mountCalendars.ts";
import { findMovedSlug } from "./colleges/movedPages.ts";
import { createCollegePages } from "./colleges/pages.ts";
import { mountEmbeds } from "./embeds/mountEmbeds.ts";
import { type RequestTimes, refuseUnreadable, requestTimes } from "./http/clientErrors.ts";
import { openToOtherSites } from "./http/openToOtherSites.ts";
import { createProblem, findRefusal, sendProblem, sendStoreFault, sendWorkRefused } from "./http/problems.ts";
import { grammarWorkerPolicy, isGrammarWorker, securityHeaders } from "./http/securityHeaders.ts";
import { sendFile } from "./http/sendFile.ts";
import { longWorkOf, WorkRefused } from "./longWork/longWork.ts";
import { mountMcp } from "./mcp/mountMcp.ts";
import type { ServerParts } from "./parts.ts";
import { publishedPostsOf } from "./posts/published.ts";
import { registerEndpoints } from "./registerEndpoints.ts";
import type { Site } from "./site.ts";
import { makeSitemapFiles, sitemapPaths } from "./sitemap.ts";
import { findStoreFault, type SavingLog, savingLogOf } from "./store/savingLog.ts";
import { KeyMissing } from "./store/sealing.ts";
import { hungUpStatus, type Telemetry } from "./telemetry/port.ts";
import { mountMetrics } from "./telemetry/serveMetrics.ts";
import { createProxyTrust, withoutPorts } from "./trustedProxies.ts";

const bodyLimitBytes = 64 * 1024;

export function createServer(parts: ServerParts, times: RequestTimes = requestTimes): FastifyInstance {
  const { settings, site } = parts;
  const server = Fastify({
    logger:
      settings.logLevel === "silent" ? false : { level: settings.logLevel, serializers: logSerializers },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies === null ? false : createProxyTrust(settings.trustedProxies),
    bodyLimit: bodyLimitBytes,
    requestTimeout: times.wholeRequestMs,
    http: { headersTimeout: times.headersMs, connectionsCheckingInterval: times.lookEveryMs },
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: "idle",
    // A request that a proxy sends over an open connection while this process stops is answered like any other; the
    // answer closes the connection.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_error, _request, reply) => {
      void sendProblem(withHeaders(reply), 400, "This address cannot be read. Check it for stray % signs.");
    },
  });
  const headers = securityHeaders({
    isHttps: settings.publicUrl.startsWith("https:"),
    hasPayments: settings.payments !== null,
    hasAnalyticsTag: settings.analyticsTagId !== null,
    tenantAddress: settings.identity.kind === "hosted" ? settings.identity.issuer.replace(/\/$/, "") : null,
  });
  const withHeaders = (reply: FastifyReply) => reply.headers(headers);
  server.addHook("onRequest", (request, reply, done) => {
    // Where this site is says PUBLIC_URL alone, whoever reads the request further on.
    delete request.raw.headers["x-forwarded-host"];
    const forwardedFor = request.raw.headers["x-forwarded-for"];
    if (typeof forwardedFor === "string") request.raw.headers["x-forwarded-for"] = withoutPorts(forwardedFor);
    withHeaders(reply);
    done();
  });
  if (parts.telemetry) reportReplies(server, parts.telemetry);
  if (settings.logLevel !== "silent") logReplies(server);
  if (settings.jobs === "only") refuseVisitors(server);
  if (parts.metrics && settings.telemetry.metricsToken !== null) {
    mountMetrics(server, parts.metrics, settings.telemetry.metricsToken);
  }
  registerEndpoints(server, parts);
  if (settings.isOpenToAssistants) mountMcp(server, parts);
  mountCalendars(server, parts);
  mountEmbeds(server, parts);
  server.addHook("onClose", (_closing, done) => {
    longWorkOf(parts).close();
    done();
  });
  parts.identity.mount(server);
  const { accountService } = parts.identity;
  if (accountService !== null) parts.telemetry?.watchQueue("passwords", accountService.readQueue);

  const posts = publishedPostsOf(parts);
  // Made when first asked for, since they name every college, and anew when posts have changed.
  let sitemap: { key: string; files: ReturnType<typeof makeSitemapFiles> } | null = null;
  for (const path of sitemapPaths) {
    server.get(path, async (request, reply) => {
      const addresses = await posts.addresses();
      const key = JSON.stringify(addresses);
      if (sitemap?.key !== key) sitemap = { key, files: makeSitemapFiles(parts, addresses) };
      return sendFile(request, reply, sitemap.files[path]);
    });
  }
  const { files } = site;
  const collegePages = createCollegePages(parts);
  server.get<{ Params: { slug: string } }>("/colleges/:slug", async (request, reply) => {
    const moved = findMovedSlug(parts.colleges, request.params.slug);
    if (moved !== null) return reply.redirect(`/colleges/${moved}${readQuery(request.url)}`, 301);
    const page = await collegePages(request.params.slug);
    return page === null ? replyFile(request, reply) : sendFile(request, reply, page);
  });
  // Posts come from the store: a page of their own each, and the blog's list and feed with them.
  server.get<{ Params: { slug: string } }>("/blog/:slug", async (request, reply) => {
    const path = `/blog/${request.params.slug}`;
    const page = files.get(path) ?? (await posts.page(request.params.slug));
    if (page === "gone") return sendFile(request, reply, site.missing.get("blog") ?? site.notFound, 410);
    return page === null ? replyFile(request, reply) : sendFile(request, reply, page);
  });
  server.get("/blog", async (request, reply) => {
    const page = (await posts.blog()) ?? files.get("/blog");
    return page === undefined ? replyMissing(request, reply, site) : sendFile(request, reply, page);
  });
  server.get("/feed.xml", async (request, reply) => {
    const feed = (await posts.feed()) ?? files.get("/feed.xml");
    return feed === undefined ? replyMissing(request, reply, site) : sendFile(request, reply, feed);
  });
  server.get<{ Params: { name: string } }>("/og/:name", async (request, reply) => {
    const [, slug] = /^blog\.([a-z0-9-]+)\.png$/.exec(request.params.name) ?? [];
    const isOfPost =
      slug !== undefined && !files.has(readPath(request.url)) && (await posts.page(slug)) !== null;
    // Pictures are drawn by the build alone, so a post has the blog's.
    const picture = isOfPost ? files.get("/og/blog.png") : undefined;
    return picture === undefined ? replyFile(request, reply) : sendFile(request, reply, picture);
  });
  const isPage = async (path: string) => {
    const [, area, name, ...further] = path.split("/");
    if (area === "colleges" && name !== undefined && further.length === 0)
      return parts.colleges.bySlug(name) !== null || findMovedSlug(parts.colleges, name) !== null;
    if (files.has(path)) return !path.includes(".");
    return area === "blog" && name !== undefined && further.length === 0 && (await posts.page(name)) !== null;
  };
  const replyFile = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = readPath(request.url);
    const file = files.get(path);
    if (file !== undefined) {
      if (path.startsWith(releasesPath)) void reply.headers(openToOtherSites);
      if (isGrammarWorker(path)) reply.header("content-security-policy", grammarWorkerPolicy);
      return sendFile(request, reply, file);
    }
    const plain = toPageAddress(path);
    if (plain !== path && (await isPage(plain)))
      return reply.redirect(`${plain}${readQuery(request.url)}`, 301);
    const guide = findMovedGuide(plain);
    if (guide !== null) return reply.redirect(guide, 301);
    return replyMissing(request, reply, site);
  };
  server.get("/*", (request, reply) => replyFile(request, reply));
  server.setNotFoundHandler((request, reply) => replyMissing(request, reply, site));
  const savingLog = savingLogOf(parts.store, server.log, parts.now);
  server.setErrorHandler((error: FastifyError, request, reply) =>
    replyError(error, request, reply, savingLog),
  );
  return server;
}

/** What watches a process may ask one that only runs jobs. */
const watchedPaths: ReadonlySet<string> = new Set(["/api/health", "/api/ready", "/metrics"]);

/** 503 and never 404: a device behind a proxy that leads here by mistake must not take its plan for erased. */
function refuseVisitors(server: FastifyInstance): void {
  server.addHook("onRequest", (request, reply, done) => {
    if (watchedPaths.has(readPath(request.url))) return done();
    void sendProblem(reply.header("retry-after", 30), 503, "This process runs jobs and serves nobody.");
  });
}

/** With its question mark; empty if there is none. */
function readQuery(url: string): string {
  return url.slice(readPath(url).length);
}

function readPath(url: string): string {
  const queryAt = url.indexOf("?");
  return queryAt === -1 ? url : url.slice(0, queryAt);
}

/** How a page's address is written: in lowercase and without a slash at its end, which people and programs add. */
function toPageAddress(path: string): string {
  const plain = path.toLowerCase().replace(/\/+$/, "");
  return plain === "" ? "/" : plain;
}

/** A missing page gets the not-found page; a missing file or endpoint never gets the app's HTML. */
function replyMissing(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  const path = readPath(request.url);
  if (path.startsWith("/api/")) return sendProblem(reply, 404, "There is no such address in the API.");
  if (request.method !== "GET" && request.method !== "HEAD") {
    return sendProblem(reply, 405, "Pages can only be read.");
  }
  if (path.startsWith("/assets/") || /\.[a-z0-9]{2,5}$/i.test(path)) {
    return reply
      .code(404)
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send("Not found.\n");
  }
  const [, area = ""] = path.split("/");
  return sendFile(request, reply, site.missing.get(area) ?? site.notFound, 404);
}

function replyError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  savingLog: SavingLog,
): FastifyReply {
  if (error instanceof KeyMissing) {
    request.log.error({ err: error, route: request.routeOptions.url }, "key missing");
    return sendProblem(
      reply,
      503,
      "This plan cannot be opened right now. Please try again in a few minutes.",
    );
  }
  if (error instanceof WorkRefused) return sendWorkRefused(reply, error.why);
  const fault = findStoreFault(error);
  if (fault !== null) {
    savingLog.off(fault);
    return sendStoreFault(reply, fault);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error({ err: error, route: request.routeOptions.url }, "request failed");
    return reply
      .code(500)
      .header("cache-control", "no-store")
      .type(problemMediaType)
      .send(
        JSON.stringify(createProblem(500, "Please try again. What you entered is still on your device.")),
      );
  }
  return sendProblem(reply, status, findRefusal(error));
}

/** Times each request from its first hook to its last byte, or until the browser hangs up. */
function reportReplies(server: FastifyInstance, telemetry: Telemetry): void {
  const underWay = new WeakMap<FastifyRequest, ReturnType<Telemetry["request"]>>();
  const report = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    underWay.get(request)?.answered({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status,
      seconds: reply.elapsedTime / 1_000,
    });
    underWay.delete(request);
  };
  server.addHook("onRequest", (request, reply, done) => {
    underWay.set(request, telemetry.request(request.method, done));
    // Nobody is left to answer then, and no later hook runs.
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) report(request, reply, hungUpStatus);
    });
  });
  server.addHook("onResponse", (request, reply, done) => {
    report(request, reply, reply.statusCode);
    done();
  });
}

/** One log line per response: method, route pattern and status; never a URL that contains user input. */
function logReplies(server: FastifyInstance): void {
  server.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const ms = Math.round(reply.elapsedTime);
    if (route.startsWith("/api/") || reply.statusCode >= 400) {
      request.log.info({ method: request.method, route, status: reply.statusCode, ms }, "answered");
    }
    done();
  });
}

const logSerializers = {
  // A request's URL and headers may contain what a user typed.
  req: () => ({}),
  // A database error carries the affected row beside its message.
  err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? "" }),
};
