/** Session steps that involve the identity host: who is signed in, returning from sign-in, signing out. */
import type { SessionUser } from "#client/session/sessionUser.ts";
import type { IdentityClient, SignInScreen, TokenRequest } from "./identityClient.ts";
import { type IdentityErrand, type IdentityProblem, toIdentityError } from "./identityErrors.ts";
import { withoutSignInReturn } from "./returnPath.ts";

/** Who the server says is signed in; if nobody is, what ended the session, if known. */
export type Asked = { user: SessionUser | null; problem: IdentityProblem | null };

export type SessionSteps = {
  /** Null if the session is over; rejects if the identity host could not be reached. */
  getAccessToken: (request: TokenRequest) => Promise<string | null>;
  /** Rejects if the host or the server could not be reached. */
  askProfile: (request: TokenRequest) => Promise<Asked>;
  /** Redirects to the identity host; returns the problem if that failed. */
  startSignIn: (screen: SignInScreen) => Promise<IdentityProblem | null>;
  signInWithPopup: (screen: SignInScreen) => Promise<IdentityProblem | null>;
  /** Handles the redirect back from the host: on to where the person was going, or on this page with the problem. */
  finishReturn: () => Promise<IdentityProblem | null>;
  /** Ends the session here and at the host; redirects to the home page. */
  leave: () => Promise<void>;
};

export type StepSurroundings = {
  /** Throws if this page cannot sign anyone in. */
  client: () => IdentityClient;
  /** Fetches the profile with the current access token. */
  readProfile: () => Promise<SessionUser | null>;
  here: () => Pick<Location, "href" | "pathname" | "search" | "hash">;
  /** Where the person was before signing in; null if unknown. */
  takeReturnPlace: () => string | null;
  /** Inside the app, replacing this address. */
  goTo: (path: string) => void;
  /** By loading a page. */
  goToFirstPage: () => void;
};

export function createSessionSteps(surroundings: StepSurroundings): SessionSteps {
  const { client, readProfile } = surroundings;

  async function attempt(
    errand: IdentityErrand,
    act: () => Promise<unknown>,
  ): Promise<IdentityProblem | null> {
    try {
      await act();
      return null;
    } catch (thrown) {
      const { code, message } = toIdentityError(thrown, errand);
      return { code, message };
    }
  }

  /** What ended the session; rejects if it cannot be determined. */
  async function getEnd(request: TokenRequest): Promise<IdentityProblem | null> {
    try {
      await client().token(request);
      return null;
    } catch (thrown) {
      const error = toIdentityError(thrown, "token");
      if (!error.endsSession) throw error;
      return { code: error.code, message: error.message };
    }
  }

  return {
    async getAccessToken(request) {
      try {
        return await client().token(request);
      } catch (thrown) {
        const error = toIdentityError(thrown, "token");
        if (error.endsSession) return null;
        // The original network error is more useful to the caller.
        throw error.code === "unreachable" ? error.cause : error;
      }
    },

    async askProfile(request) {
      const ended = await getEnd(request);
      if (ended !== null) return { user: null, problem: ended };
      const user = await readProfile();
      if (user !== null || request === "renewed") return { user, problem: null };
      // A token the server no longer accepts, for example after its keys were rotated.
      const endedNow = await getEnd("renewed");
      return endedNow === null
        ? { user: await readProfile(), problem: null }
        : { user: null, problem: endedNow };
    },

    startSignIn: (screen) => attempt("login", () => client().signIn(screen)),
    signInWithPopup: (screen) => attempt("login", () => client().signInWithPopup(screen)),

    async finishReturn() {
      const here = surroundings.here();
      const problem = await attempt("login", () => client().finishSignIn(here.href));
      // A failed return stays on its page, and the stored place waits for the next try.
      const stored = problem === null ? surroundings.takeReturnPlace() : null;
      surroundings.goTo(stored ?? withoutSignInReturn(here));
      return problem === null ? null : { ...problem, hasReturned: true };
    },

    async leave() {
      const hasLeft = await client()
        .signOut()
        .catch(() => false);
      if (!hasLeft) surroundings.goToFirstPage();
    },
  };
}
