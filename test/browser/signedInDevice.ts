/** A signed-in device in the state the identity library leaves it; the identity host is not needed. */
import type { Page } from "playwright-core";

/** `publicUrl` is the address the server was told is its own. */
export async function openSignedInDevice(page: Page, publicUrl = "http://localhost:3000"): Promise<void> {
  await page.addInitScript((issuer) => {
    // Only once, so that the page's own changes to storage persist.
    if (sessionStorage.getItem("hinted") !== null) return;
    sessionStorage.setItem("hinted", "1");
    localStorage.setItem("tassel-session-hint", "1");
    const [clientId, audience] = ["tassel-browser", `${issuer}/api`];
    const scope = "openid profile email offline_access";
    const body = {
      access_token: "token",
      token_type: "Bearer",
      expires_in: 86_400,
      audience,
      scope,
      client_id: clientId,
    };
    const expiresAt = Math.floor(Date.now() / 1_000) + 86_400;
    const claims = { sub: "someone", iss: `${issuer}/`, aud: clientId };
    localStorage.setItem(
      `@@auth0spajs@@::${clientId}::${audience}::${scope}`,
      JSON.stringify({ body, expiresAt }),
    );
    localStorage.setItem(
      `@@auth0spajs@@::${clientId}::@@user@@`,
      JSON.stringify({ id_token: "token", decodedToken: { claims, user: { sub: "someone" } } }),
    );
  }, publicUrl);
}
