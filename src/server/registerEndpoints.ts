/**
 * Registers each contract endpoint with its handler; authorization and input validation happen here, once.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointId, endpoints } from "#contract/endpoints.ts";
import { handlers } from "./handlers.ts";
import { decideRefusal, identifyAsker, refuseAsker } from "./http/access.ts";
import { checkInput } from "./http/checkInput.ts";
import type { FileReply, Handlers, JsonReply, RequestContext, StreamReply } from "./http/handler.ts";
import { buildOpenApiDocument } from "./http/openapi.ts";
import { answerPreflight, openReply, openToOtherSites } from "./http/openToOtherSites.ts";
import { type FieldError, refuse, sendProblem } from "./http/problems.ts";
import { createAccountLimiter, createLimiters } from "./http/rateLimit.ts";
import { sendReply } from "./http/sendReply.ts";
import type { ServerParts } from "./parts.ts";

const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export function registerEndpoints(server: FastifyInstance, parts: ServerParts): void {
  // In a separate scope, so that the limiters exist before the first route.
  void server.register(async (scope) => {
    // Any site can post text/plain without a preflight request; forms are sent only as JSON.
    scope.removeContentTypeParser("text/plain");
    const limiters = await createLimiters(scope);
    const limitAccount = createAccountLimiter(scope);
    for (const endpoint of endpoints satisfies readonly Endpoint[]) {
      const limiter = limiterFor(endpoint, limiters);
      const addRoute = (own: FastifyInstance) =>
        own.route({
          method: endpoint.method,
          url: endpoint.path,
          onRequest: [...(limiter === null ? [] : [limiter]), ...(isOpen(endpoint) ? [openReply] : [])],
          handler: createRouteHandler(endpoint, handlers[endpoint.id], parts, limitAccount),
          ...toBodyLimit(endpoint),
        });
      const takesOthers = "takesForms" in endpoint || isBodyRaw(endpoint);
      // A scope for each of more than a hundred endpoints is most of what a start takes.
      if (!takesOthers) addRoute(scope);
      // In a separate scope, so that its body types do not apply to other endpoints.
      else
        void scope.register((own, _options, done) => {
          if ("takesForms" in endpoint) takeForms(own);
          if (isBodyRaw(endpoint)) takeBytes(own);
          addRoute(own);
          done();
        });
    }
    for (const endpoint of endpoints) if (isOpen(endpoint)) answerPreflight(scope, endpoint.path);
    for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) refuseOtherMethods(scope, path);
    let document: unknown;
    scope.get("/api/openapi.json", (_request, reply) => {
      document ??= buildOpenApiDocument(endpoints, parts.settings.publicUrl, parts.site.release);
      return reply.headers(openToOtherSites).header("cache-control", "no-cache").send(document);
    });
  });
}

/**
 * As mail programs post them: a field or two. Of a multipart form, only the field that is always present is
 * read (RFC 8058).
 */
function takeForms(server: FastifyInstance): void {
  const asText = { parseAs: "string" } as const;
  server.addContentTypeParser("application/x-www-form-urlencoded", asText, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
  server.addContentTypeParser("multipart/form-data", asText, (_request, body, done) => {
    done(null, /name="?List-Unsubscribe"?/i.test(body.toString()) ? { "List-Unsubscribe": "One-Click" } : {});
  });
}

function limiterFor({ limit }: Endpoint, limiters: Awaited<ReturnType<typeof createLimiters>>) {
  return limit === undefined ? null : limiters[limit];
}

function toBodyLimit({ bodyLimitBytes }: Endpoint): { bodyLimit?: number } {
  return bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes };
}

function isOpen(endpoint: Endpoint): boolean {
  return endpoint.isOpen === true;
}

function isBodyRaw(endpoint: Endpoint): boolean {
  return endpoint.isBodyRaw === true;
}

/** In this scope bodies of every type are passed on as raw bytes. */
function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}

/** A handler of any endpoint, called once its input has passed the endpoint's schemas. */
type CheckedHandler = (
  input: RequestContext & { params: unknown; query: unknown; body: unknown },
) => AnyReply | Promise<AnyReply>;
type AnyReply = JsonReply | FileReply | StreamReply;

function createRouteHandler(
  endpoint: Endpoint,
  handler: Handlers[EndpointId],
  parts: ServerParts,
  limitAccount: ReturnType<typeof createAccountLimiter>,
) {
  // The one cast: the handler's input type comes from the schemas below, which a loop over all endpoints
  // cannot express.
  const handle = handler as CheckedHandler;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asking = await identifyAsker(request, parts.identity);
    const refused = decideRefusal(endpoint.access, asking);
    if (refused === 503 && asking.who === "unchecked" && asking.fault !== undefined) throw asking.fault;
    if (refused !== null) return sendReply(request, reply, refuseAsker(refused, asking));
    const identity = asking.who === "person" ? asking.identity : null;
    if (identity !== null && endpoint.access !== "everyone") {
      const limited = await limitAccount(request, reply, identity.subject);
      if (limited !== null) return limited;
    }
    const errors: FieldError[] = [];
    const params = checkInput(endpoint.params, request.params, errors);
    const query = checkInput(endpoint.query, request.query, errors);
    const body = isBodyRaw(endpoint) ? readBytes(request) : checkInput(endpoint.body, request.body, errors);
    if (errors.length > 0) return sendReply(request, reply, refuse(400, joinMessages(errors), { errors }));
    const isUnchecked = asking.who === "unchecked";
    const response = reply.raw;
    const context = { identity, isUnchecked, request, response, parts };
    const answer = await handle({ ...context, params, query, body });
    return sendReply(request, reply, answer, endpoint.access === "everyone");
  };
}

/** Null if nothing was sent. */
function readBytes({ body }: FastifyRequest): Buffer | null {
  return Buffer.isBuffer(body) ? body : null;
}

/** The endpoints of a path together determine which methods it allows. */
function refuseOtherMethods(server: FastifyInstance, path: string): void {
  const taken = new Set<string>(
    endpoints.filter((endpoint) => endpoint.path === path).map((endpoint) => endpoint.method),
  );
  const allowed = [...taken].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  server.route({
    method: allMethods.filter((method) => !taken.has(method)),
    url: path,
    handler: (_request, reply) =>
      sendProblem(
        reply.header("allow", allowed.join(", ")),
        405,
        `This address takes ${allowed.join(" and ")}.`,
      ),
  });
}

/** Each reason once, in field order. */
function joinMessages(errors: readonly FieldError[]): string {
  return [...new Set(errors.map((error) => error.message))].join(" ");
}
