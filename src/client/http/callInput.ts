/** What a call to each endpoint has to say, typed from the contract: path parameters, query and body in one object. */
import type { z } from "zod/mini";
import type { EndpointId, endpoints } from "#contract/endpoints.ts";
import type { DeepReadonly } from "#lib/deepReadonly.ts";

type AnyEndpoint = (typeof endpoints)[number];

type InputsById = {
  [One in AnyEndpoint as One["id"]]: Addressed<One, "params"> &
    (One extends { method: "GET" } ? Addressed<One, "query"> : Body<One>);
};

/** In an address everything is text, so a number may stand for the digits that the schema reads. */
type Addressed<One, Part extends string> = One extends { [P in Part]: infer Schema }
  ? { readonly [Field in keyof z.input<Schema>]: z.input<Schema>[Field] | DigitsOf<z.output<Schema>, Field> }
  : object;
type DigitsOf<Read, Field> = Field extends keyof Read ? Extract<Read[Field], number> : never;

type Body<One> = One extends { body: infer Schema } ? DeepReadonly<z.input<Schema>> : object;

export type CallInput<Id extends EndpointId> = InputsById[Id];

/** The endpoints that can be asked by their path alone. */
export type PlainId = {
  [Id in EndpointId]: object extends CallInput<Id> ? Id : never;
}[EndpointId];
