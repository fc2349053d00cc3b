/** A device on which somebody has signed in, as the identity library leaves it; who they are is made up. */
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";
import type { UserProfile } from "#contract/userProfile.ts";
import { stubApi } from "./stubApi.ts";

const issuer = "http://localhost:3000";
const clientId = "tassel-browser";
const audience = `${issuer}/api`;

export const maya: UserProfile = {
  name: "Maya Example",
  email: "maya@example.org",
  picture: null,
  roles: [],
  primaryAdmin: false,
  accountId: "someone",
  subject: "tassel|example",
  claims: {},
};

/** Before the screen is opened; the end of the test signs out. The API is to be stubbed wherever it asks who calls. */
export function signIn(profile: UserProfile = maya): void {
  writeSettings();
  stubApi("GET /api/user/profile", { body: profile });
  stubApi("GET /api/plans", { body: { accountId: profile.accountId, plans: [] } });
  const scope = "openid profile email offline_access";
  const lastsSeconds = 86_400;
  localStorage.setItem("tassel-session-hint", "1");
  localStorage.setItem(
    `@@auth0spajs@@::${clientId}::${audience}::${scope}`,
    JSON.stringify({
      body: {
        access_token: "token",
        token_type: "Bearer",
        expires_in: lastsSeconds,
        audience,
        scope,
        client_id: clientId,
      },
      expiresAt: Math.floor(Date.now() / 1_000) + lastsSeconds,
    }),
  );
  localStorage.setItem(
    `@@auth0spajs@@::${clientId}::@@user@@`,
    JSON.stringify({
      id_token: "token",
      decodedToken: {
        claims: { sub: "someone", iss: `${issuer}/`, aud: clientId },
        user: { sub: "someone" },
      },
    }),
  );
  // The page hears of it as from another tab.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
}

/** What the server writes into each page about itself: here, that people sign in at another address than the test's. */
export function writeSettings(): void {
  if (document.getElementById(browserSettingsElementId) !== null) return;
  const slot = document.createElement("script");
  slot.type = "application/json";
  slot.id = browserSettingsElementId;
  slot.textContent = JSON.stringify({
    identity: { domain: "localhost:3000", issuer: `${issuer}/`, clientId, audience, isEmbedded: true },
  });
  document.head.append(slot);
}
