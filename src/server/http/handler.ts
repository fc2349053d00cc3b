/** What a handler is given and what it replies, both typed from its endpoint in the contract. */
import type { ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import type { z } from "zod/mini";
import type { EndpointId, endpoints } from "#contract/endpoints.ts";
import type { DeepReadonly } from "#lib/deepReadonly.ts";
import type { Identity } from "#server/parts/identity/port.ts";
import type { ServerParts } from "#server/parts.ts";
import type { ProblemReply } from "./problems.ts";
import type { ServedFile } from "./servedFile.ts";

/** The same for every endpoint. */
export type RequestContext = {
  /** Who asks; null for a visitor. Never null where the endpoint's access is not "everyone". */
  identity: Identity | null;
  /** There is a token that cannot be checked now: it is not known whether somebody is signed in. */
  isUnchecked: boolean;
  /** For headers and the network address; what the contract describes is in `params`, `query` and `body`. */
  request: FastifyRequest;
  /** For the identity provider, which sets cookies of its own. */
  response: ServerResponse;
  parts: ServerParts;
};

type AnyEndpoint = (typeof endpoints)[number];

// Maps by id instead of conditional types on it: TypeScript can look a generic id up in them.
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
  [One in AnyEndpoint as One["id"]]: One extends { isFile: true } ? FileReply : JsonReplies<One["replies"]>;
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
};
export type ReplyHeaders = Readonly<Record<string, string | number>>;

/** With the ETag and caching of the file itself. */
export type FileReply = { file: ServedFile };

/** Every part has passed the endpoint's schema; null where the endpoint has none. */
export type HandlerInput<Id extends EndpointId> = RequestContext & InputsById[Id];
export type ReplyTo<Id extends EndpointId> = OwnRepliesById[Id] | ProblemReply;
export type Handler<Id extends EndpointId> = (input: HandlerInput<Id>) => ReplyTo<Id> | Promise<ReplyTo<Id>>;

/** A handler for each endpoint of one noun's list. */
export type HandlersFor<List extends readonly { id: EndpointId }[]> = {
  readonly [Id in List[number]["id"]]: Handler<Id>;
};
export type Handlers = { readonly [Id in EndpointId]: Handler<Id> };
