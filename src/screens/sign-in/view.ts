/** What the panel of /sign-in shows, as pure rules over address, session and browser. */
import type { Session } from "#client/session/sessionUser.ts";

/** The sign-in steps if this installation manages accounts itself. */
const views = ["signIn", "code", "age", "signUp", "verify", "forgot", "reset"] as const;
export type View = (typeof views)[number];

export type Step = {
  view: View;
  email: string;
  name: string;
  /** No code was mailed; when the next one can be. Null otherwise. */
  nextCodeAt: string | null;
};

export type Panel =
  | { kind: "start"; isExpired: boolean }
  | { kind: "waiting" }
  | { kind: "signedIn" }
  | { kind: "forms"; interaction: string; first: View }
  /** No `crypto.subtle`: the page came over plain http. */
  | { kind: "insecure" }
  /** Accounts work at the site's own address alone. */
  | { kind: "elsewhere"; address: string }
  | { kind: "unknown" };

export type PanelInput = {
  /** False in the first render, which only knows the path. */
  isMounted: boolean;
  session: Session["status"];
  search: string;
  isReturn: boolean;
  isSecure: boolean;
  origin: string;
  /** Where people sign in, as the page says; null if it does not. */
  identity: { issuer: string; isEmbedded: boolean } | null;
};

const start: Panel = { kind: "start", isExpired: false };

export function getPanel(input: PanelInput): Panel {
  if (!input.isMounted) return start;
  if (input.isReturn) return { kind: "waiting" };
  const asked = new URLSearchParams(input.search);
  const interaction = asked.get("interaction") ?? "";
  if (/^[\w-]{1,100}$/.test(interaction) && input.identity?.isEmbedded === true)
    return { kind: "forms", interaction, first: asked.get("screen") === "sign-up" ? "age" : "signIn" };
  if (input.session === "loading") return { kind: "waiting" };
  if (input.session === "signedIn") return { kind: "signedIn" };
  if (!input.isSecure) return { kind: "insecure" };
  if (input.identity === null) return { kind: "unknown" };
  const own = new URL(input.identity.issuer).origin;
  if (input.identity.isEmbedded && own !== input.origin) return { kind: "elsewhere", address: own };
  return { kind: "start", isExpired: asked.get("problem") === "expired" };
}

/** The step in this history entry's state; the first one if there is none. */
export function getSignInStep(state: unknown, first: View): Step {
  const { view, email, name, nextCodeAt }: Record<string, unknown> = Object(state);
  return {
    view: views.find((known) => known === view) ?? first,
    email: typeof email === "string" ? email : "",
    name: typeof name === "string" ? name : "",
    nextCodeAt: typeof nextCodeAt === "string" ? nextCodeAt : null,
  };
}
