/** What the server is put together from, and what a handler is given. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Colleges } from "./colleges.ts";
import type { AllowancesPart } from "./parts/allowances/port.ts";
import type { Identity, IdentityPart } from "./parts/identity/port.ts";
import type { PaymentsPart } from "./parts/payments/port.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import type { Renderer, Site } from "./site.ts";
import type { Store } from "./store/openStore.ts";

export type ServerParts = {
  settings: Settings;
  site: Site;
  renderer: Renderer;
  colleges: Colleges;
  store: Store;
  identity: IdentityPart;
  allowances: AllowancesPart;
  /** Null: nothing can be bought, and everything is open. */
  payments: PaymentsPart | null;
  secrets: Secrets;
  /** The clock, handed in. */
  now: () => Date;
};

/** `params`, `query` and `body` have passed the endpoint's schemas; they are null where it has none. */
export type HandlerInput = {
  params: unknown;
  query: unknown;
  body: unknown;
  /** Who asks; null for a visitor. Never null where the endpoint's access is not "everyone". */
  identity: Identity | null;
  /** There is a token that cannot be checked now: it is not known whether somebody is signed in. */
  isUnchecked: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
  parts: ServerParts;
};

export type Handler = (input: HandlerInput) => FastifyReply | Promise<FastifyReply>;
