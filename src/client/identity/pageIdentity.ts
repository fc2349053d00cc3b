/** Signing in on this page: the identity client made once, and a session's steps with it. Loaded by loadIdentity.ts. */
import { readJson } from "#client/http/api.ts";
import {
  deleteSessionHint,
  deleteTokens,
  hasSessionHint,
  saveSessionHint,
  signOutNoteKey,
} from "#client/session/hint.ts";
import { readUser } from "#client/session/readUser.ts";
import { takeReturnPlace } from "#client/session/returnPlace.ts";
import { createSessionStore, type SessionState, type SessionStore } from "#client/session/sessionStore.ts";
import { navigate } from "#ui/router.tsx";
import { openAuth0 } from "./auth0.ts";
import { createIdentityClient, type IdentityClient } from "./identityClient.ts";
import { readIdentitySettings } from "./identitySettings.ts";
import { createSessionSteps } from "./sessionSteps.ts";

let client: IdentityClient | null = null;

export const sessionSteps = createSessionSteps({
  client() {
    client ??= createClient();
    return client;
  },
  readProfile: async () => readUser(await readJson("/api/user/profile", undefined, "empty")),
  here: () => window.location,
  takeReturnPlace,
  goTo: (path) => navigate(path, { replace: true }),
  goToFirstPage: () => window.location.assign("/"),
});

/** The session of this page, over these steps. */
export function openSession(state: SessionState): SessionStore {
  return createSessionStore(state, {
    ...sessionSteps,
    hasHint: hasSessionHint,
    keepHint: saveSessionHint,
    dropHint: deleteSessionHint,
    forgetTokens: deleteTokens,
  });
}

function createClient(): IdentityClient {
  const settings = readIdentitySettings(document);
  if (settings === null) throw new Error("The page does not say where people sign in.");
  return createIdentityClient(settings, {
    openAuth0,
    origin: window.location.origin,
    isOnline: () => navigator.onLine,
    after: (waitMs) => new Promise((resolve) => setTimeout(resolve, waitMs)),
    unfinishedSignOut: {
      note: () => localStorage.setItem(signOutNoteKey, "1"),
      isNoted: () => localStorage.getItem(signOutNoteKey) !== null,
      clear: () => localStorage.removeItem(signOutNoteKey),
    },
  });
}
