/** What is known about the signed-in person. */
import type { IdentityProblem } from "#client/identity/identityErrors.ts";

export type SessionUser = {
  name: string;
  email: string;
  picture: string | null;
  /** From the roles claim. */
  isAdministrator: boolean;
  /** The one account whose phone menu shows Admin. */
  isPrimaryAdmin: boolean;
};

export type Session =
  /** `problem` is why a sign-in failed, or what ended the session; null for a visitor. */
  | {
      status: "none";
      problem: IdentityProblem | null;
      /** Someone signed in on this device, and whether they still are could not be found out: the host did not answer. */
      isUnconfirmed?: true;
    }
  | { status: "loading" }
  | { status: "signedIn"; user: SessionUser };
