/**
 * Configures oidc-provider for this installation: one client, the browser app; codes with PKCE, rotating
 * refresh tokens.
 */
import { type Configuration, errors, interactionPolicy, Provider } from "oidc-provider";
import { type Account, findAccount, ownSubjectStart } from "#server/account/store.ts";
import { storeAwayWaitSeconds } from "#server/http/problems.ts";
import type { Secrets } from "#server/secrets.ts";
import type { IdentitySettings } from "#server/settings.ts";
import { findStoreFault } from "#server/store/savingLog.ts";
import { isStoreAway } from "#server/store/storeAway.ts";
import type { Database } from "#server/store/tables.ts";
import { createAdapter } from "./adapter.ts";
import { errorPage } from "./pages.ts";

const minuteSeconds = 60;
const daySeconds = 24 * 60 * minuteSeconds;

/**
 * Each request also checks the session and the account, so a revoked one is rejected at once; otherwise a
 * stolen token works this long.
 */
const accessTokenSeconds = 15 * minuteSeconds;
const idTokenSeconds = 60 * minuteSeconds;
const codeSeconds = minuteSeconds;
/** Time to read a mail and type a code. */
const interactionSeconds = 60 * minuteSeconds;
/** After this, the device has to sign in again. */
const sessionSeconds = 30 * daySeconds;

const scopes = "openid profile email offline_access";

export const sessionCookie = "tassel_session";
/** The interaction cookie is sent only to the form endpoints, which complete the sign-in. */
export const interactionCookiePath = "/api/identity";

export type { Provider };

export type ProviderSurroundings = {
  settings: IdentitySettings;
  publicUrl: string;
  secrets: Secrets;
  database: Database;
  now: () => Date;
};

export function createProvider(surroundings: ProviderSurroundings): Provider {
  const provider = new Provider(surroundings.settings.issuer, buildConfiguration(surroundings));
  // The public address is PUBLIC_URL, whatever proxy is in front of this process; mount.ts sets the headers.
  provider.proxy = true;
  // The status comes from the error itself.
  provider.on("server_error", (ctx, error) => {
    if (isStoreAway(error)) ctx.set("retry-after", String(storeAwayWaitSeconds));
  });
  // "Nobody is signed in" is a normal answer to a hidden frame; as a 400 it would log an error in every
  // visitor's console.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === 400 && ctx.path === "/authorize" && isMessage(ctx.body)) ctx.status = 200;
  });
  return provider;
}

function buildConfiguration({
  settings,
  publicUrl,
  secrets,
  database,
  now,
}: ProviderSurroundings): Configuration {
  const { audience, clientId, roleClaims } = settings;
  const alreadyUsed = () => new errors.InvalidGrant("authorization code already consumed");
  const cookie = { httpOnly: true, sameSite: "lax", signed: true } as const;
  const policy = interactionPolicy.base();
  // The only client is our own app, so there is nothing to consent to.
  policy.remove("consent");
  return {
    adapter: (model: string) => createAdapter({ database, now, alreadyUsed }, model),
    clients: [
      {
        client_id: clientId,
        application_type: "web",
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        redirect_uris: redirectUris(publicUrl),
      },
    ],
    responseTypes: ["code"],
    clientAuthMethods: ["none"],
    jwks: { keys: secrets.signingKeys },
    cookies: {
      names: { session: sessionCookie, interaction: "tassel_sign_in", resume: "tassel_sign_in_resume" },
      keys: secrets.cookieKeys,
      long: { ...cookie, path: "/" },
      short: { ...cookie, path: interactionCookiePath },
    },
    routes: {
      authorization: "/authorize",
      token: "/oauth/token",
      revocation: "/oauth/revoke",
      jwks: "/.well-known/jwks.json",
      userinfo: "/userinfo",
      end_session: "/oauth/end-session",
    },
    claims: {
      openid: ["sub", ...roleClaims],
      profile: ["name", "picture"],
      email: ["email", "email_verified"],
    },
    // The browser's library reads the user's profile from the ID token.
    conformIdTokenClaims: false,
    extraParams: ["audience", "auth0Client", "screen_hint"],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: "individual-draft-01" },
      resourceIndicators: {
        enabled: true,
        // Auth0 calls it "audience".
        defaultResource: (ctx, _client, oneOf) => oneOf ?? readText(ctx.oidc.params?.["audience"]) ?? [],
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (resource !== audience) throw new errors.InvalidTarget();
          return { scope: scopes, audience, accessTokenFormat: "jwt", accessTokenTTL: accessTokenSeconds };
        },
      },
    },
    interactions: {
      policy,
      url: (_ctx, { uid, params }) =>
        params["screen_hint"] === "signup"
          ? `/sign-in?interaction=${uid}&screen=sign-up`
          : `/sign-in?interaction=${uid}`,
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: codeSeconds,
      IdToken: idTokenSeconds,
      Interaction: interactionSeconds,
      RefreshToken: sessionSeconds,
      Session: sessionSeconds,
      Grant: sessionSeconds,
    },
    rotateRefreshToken: true,
    // Without a consent page the offline_access scope is dropped; the app always gets a refresh token.
    issueRefreshToken: () => true,
    // Signing out revokes everything the session issued.
    expiresWithSession: () => true,
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    async loadExistingGrant(ctx) {
      const { client, session, account } = ctx.oidc;
      if (client === undefined || session === undefined || account === undefined) return undefined;
      const known = session.grantIdFor(client.clientId);
      const kept = known === undefined ? undefined : await ctx.oidc.provider.Grant.find(known);
      if (kept !== undefined && kept.accountId === account.accountId) return kept;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId });
      grant.addOIDCScope(scopes);
      grant.addResourceScope(audience, scopes);
      await grant.save();
      return grant;
    },
    async findAccount(_ctx, subject) {
      if (!subject.startsWith(ownSubjectStart)) return undefined;
      const account = await findAccount(database, subject);
      if (account === null) return undefined;
      return { accountId: subject, claims: () => ({ sub: subject, ...toClaims(account, roleClaims) }) };
    },
    async extraTokenClaims(ctx, token) {
      if (token.kind !== "AccessToken" || token.aud === undefined) return undefined;
      const account = await findAccount(database, token.accountId);
      if (account === null) return undefined;
      // When the person last typed the password or used a passkey; renewing a token does not change it.
      const { AuthorizationCode, RefreshToken } = ctx.oidc.entities;
      const authTime = (AuthorizationCode ?? RefreshToken)?.authTime;
      return {
        // The session is looked up at each request, so the token ends with it.
        sid: token.sessionUid,
        ...toClaims(account, roleClaims),
        ...(authTime !== undefined && { auth_time: authTime }),
      };
    },
    renderError(ctx, _out, error) {
      if (error instanceof errors.SessionNotFound) {
        // Started long ago or in another window: it has to be started again.
        ctx.status = 303;
        ctx.redirect("/sign-in?problem=expired");
        return;
      }
      if (findStoreFault(error) !== null) {
        // The page says so, and the person starts again there.
        ctx.status = 303;
        ctx.redirect("/sign-in?problem=unavailable");
        return;
      }
      ctx.type = "html";
      ctx.body = errorPage;
    },
  };
}

function isMessage(body: unknown): boolean {
  return typeof body === "string" && body.includes("authorization_response");
}

/** The exact URLs where the browser app receives the response. */
function redirectUris(publicUrl: string): string[] {
  return [publicUrl, `${publicUrl}/`, `${publicUrl}/sign-in`];
}

function toClaims(account: Account, roleClaims: readonly string[]): Record<string, unknown> {
  return {
    email: account.email,
    email_verified: account.emailVerified,
    ...(account.name === "" ? {} : { name: account.name }),
    ...(account.picture === null ? {} : { picture: account.picture }),
    ...Object.fromEntries(roleClaims.map((claim) => [claim, account.roles])),
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
