/**
 * The input of a call to each endpoint, typed from the contract: path parameters, query and body in one
 * object.
 */
import type { z } from "zod/mini";
import type { endpoints } from "#contract/endpoints.ts";
import type { PublicId } from "#contract/routeTable.ts";
import type { DeepReadonly } from "#lib/deepReadonly.ts";

type AnyEndpoint = (typeof endpoints)[number];

type InputsById = {
  [One in AnyEndpoint as One["id"]]: Addressed<One, "params"> &
    (One extends { method: "GET" } ? Addressed<One, "query"> : Body<One>);
};

/** URLs contain only text, so a number may be passed where the schema parses digits. */
type Addressed<One, Part extends string> = One extends { [P in Part]: infer Schema }
  ? { readonly [Field in keyof z.input<Schema>]: z.input<Schema>[Field] | DigitsOf<z.output<Schema>, Field> }
  : object;
type DigitsOf<Read, Field> = Field extends keyof Read ? Extract<Read[Field], number> : never;

type Body<One> = One extends { body: infer Schema } ? DeepReadonly<z.input<Schema>> : object;

export type CallInput<Id extends keyof InputsById> = InputsById[Id];

/** The endpoints that need nothing but their path. */
export type PlainId = {
  [Id in PublicId]: object extends CallInput<Id> ? Id : never;
}[PublicId];
