/** The steps of a session that ask the identity host: who is signed in, coming back from signing in, leaving. */
import type { SessionUser } from "#client/session/sessionUser.ts";
import type { IdentityClient, SignInScreen, TokenRequest } from "./identityClient.ts";
import { type IdentityErrand, type IdentityProblem, toIdentityError } from "./identityErrors.ts";

/** Who the server says is signed in; where nobody is, what ended the session, as far as something did. */
export type Asked = { user: SessionUser | null; problem: IdentityProblem | null };

export type SessionSteps = {
  /** Null where the session is over; rejects where the identity host could not be asked. */
  getAccessToken: (request: TokenRequest) => Promise<string | null>;
  /** Rejects where host or server could not be asked. */
  askProfile: (request: TokenRequest) => Promise<Asked>;
  /** Leaves the page for the identity host; what went wrong where it could not. */
  startSignIn: (screen: SignInScreen) => Promise<IdentityProblem | null>;
  signInWithPopup: (screen: SignInScreen) => Promise<IdentityProblem | null>;
  /** Takes the way back from the host and puts the page in its place where the person was going. */
  finishReturn: () => Promise<IdentityProblem | null>;
  /** Ends the session here and at the host; leaves for the first page. */
  leave: () => Promise<void>;
};

export type StepSurroundings = {
  /** Throws where this page cannot sign anybody in. */
  client: () => IdentityClient;
  /** The profile by the token that calls carry now. */
  readProfile: () => Promise<SessionUser | null>;
  here: () => { href: string; pathname: string };
  /** Where the person was before signing in; null where that is not known. */
  takeReturnPlace: () => string | null;
  /** Within the app, in place of this address. */
  goTo: (path: string) => void;
  /** With a new page. */
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

  /** What ended the session; rejects where it cannot be known. */
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
        // The network's own error says more to who shows it.
        throw error.code === "unreachable" ? error.cause : error;
      }
    },

    async askProfile(request) {
      const ended = await getEnd(request);
      if (ended !== null) return { user: null, problem: ended };
      const user = await readProfile();
      if (user !== null || request === "renewed") return { user, problem: null };
      // A token that the server no longer takes, such as after its keys were changed.
      const endedNow = await getEnd("renewed");
      return endedNow === null
        ? { user: await readProfile(), problem: null }
        : { user: null, problem: endedNow };
    },

    startSignIn: (screen) => attempt("login", () => client().signIn(screen)),
    signInWithPopup: (screen) => attempt("login", () => client().signInWithPopup(screen)),

    async finishReturn() {
      const { href, pathname } = surroundings.here();
      const problem = await attempt("login", () => client().finishSignIn(href));
      // Code and state are of no more use, and nobody should bookmark them.
      surroundings.goTo(problem === null ? (surroundings.takeReturnPlace() ?? pathname) : "/sign-in");
      return problem;
    },

    async leave() {
      const hasLeft = await client()
        .signOut()
        .catch(() => false);
      if (!hasLeft) surroundings.goToFirstPage();
    },
  };
}
