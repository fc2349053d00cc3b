/** The input and reply types of a handler, both derived from its endpoint in the contract. */
import type { ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import type { z } from "zod/mini";
import type { EndpointId, endpoints } from "#contract/endpoints.ts";
import type { DeepReadonly } from "#lib/deepReadonly.ts";
import type { ServerParts } from "#server/parts.ts";
import type { Identity } from "#server/ports/identity.ts";
import type { ProblemReply } from "./problems.ts";
import type { ServedFile } from "./servedFile.ts";

/** The same for every endpoint. */
export type RequestContext = {
  /** The signed-in user; null for a visitor. Never null unless the endpoint's access is "everyone". */
  identity: Identity | null;
  /** A token was sent that cannot be verified right now, so whether someone is signed in is unknown. */
  isUnchecked: boolean;
  /** For headers and the network address; what the contract describes is in `params`, `query` and `body`. */
  request: FastifyRequest;
  /** For the identity provider, which sets its own cookies. */
  response: ServerResponse;
  parts: ServerParts;
};

type AnyEndpoint = (typeof endpoints)[number];

// Maps by id rather than conditional types, because TypeScript can look up a generic id in a map.
type InputsById = {
  [One in AnyEndpoint as One["id"]]: {
    params: Parsed<One, "params">;
    query: Parsed<One, "query">;
    body: One extends { isBodyRaw: true } ? Buffer | null : Parsed<One, "body">;
  };
};
type Parsed<Described, Part extends string> = Described extends { [P in Part]: infer Schema }
  ? z.output<Schema>
  : null;

type OwnRepliesById = {
  [One in AnyEndpoint as One["id"]]: One extends { isFile: true }
    ? FileReply
    : One extends { isStream: true; replies: { 200: infer Schema } }
      ? StreamReply<Content<Schema>>
      : JsonReplies<One["replies"]>;
};
type JsonReplies<Replies> = {
  [Status in keyof Replies & number]: JsonReply<Status, Content<Replies[Status]>>;
}[keyof Replies & number];
type Content<Schema> = Schema extends null ? null : DeepReadonly<z.input<Schema>>;

/** Sent with `cache-control: no-store` unless `headers` says otherwise. */
export type JsonReply<Status extends number = number, Body = unknown> = {
  status: Status;
  body: Body;
  headers?: ReplyHeaders;
  /** Some megabytes: written in slices. */
  isLong?: true;
};
export type ReplyHeaders = Readonly<Record<string, string | number>>;

/** Sent with the file's own ETag and caching headers. */
export type FileReply = { file: ServedFile };

/** Sent as server-sent events, each as soon as it is there. It ends when the iteration ends, and must not throw. */
export type StreamReply<Event = unknown> = { events: AsyncIterable<Event> };

/** Every part has been validated by the endpoint's schema; null if the endpoint has none. */
export type HandlerInput<Id extends EndpointId> = RequestContext & InputsById[Id];
export type ReplyTo<Id extends EndpointId> = OwnRepliesById[Id] | ProblemReply;
export type Handler<Id extends EndpointId> = (input: HandlerInput<Id>) => ReplyTo<Id> | Promise<ReplyTo<Id>>;

/** A handler for each endpoint in a list. */
export type HandlersFor<List extends readonly { id: EndpointId }[]> = {
  readonly [Id in List[number]["id"]]: Handler<Id>;
};
export type Handlers = { readonly [Id in EndpointId]: Handler<Id> };
