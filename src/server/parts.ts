/** The parts a server is built from. */
import type { Colleges } from "./colleges.ts";
import type { AllowancesPart } from "./ports/allowances.ts";
import type { IdentityPart } from "./ports/identity.ts";
import type { ModelPart } from "./ports/model.ts";
import type { PaymentsPart } from "./ports/payments.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";
import type { Renderer, Site } from "./site.ts";
import type { Store } from "./store/store.ts";
import type { Metrics } from "./telemetry/metrics.ts";
import type { Telemetry } from "./telemetry/port.ts";

export type ServerParts = {
  settings: Settings;
  site: Site;
  renderer: Renderer;
  colleges: Colleges;
  store: Store;
  identity: IdentityPart;
  allowances: AllowancesPart;
  /** Null: nothing is for sale, and everything is open. */
  payments: PaymentsPart | null;
  /** Null: the counselor answers, and drafts are read, by rules alone. */
  model: ModelPart | null;
  /** Null or missing where neither metrics nor traces are set up. */
  telemetry?: Telemetry | null;
  metrics?: Metrics | null;
  secrets: Secrets;
  /** The clock, injected. */
  now: () => Date;
};
