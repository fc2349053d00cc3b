/**
 * Configures oidc-provider for this installation: one client, the browser app; codes with PKCE, rotating
 * refresh tokens.
 */
import { type Configuration, errors, interactionPolicy, Provider } from "oidc-provider";
import { type Account, findAccount, ownSubjectStart } from "#server/account/store.ts";
import { describeStoreFault } from "#server/http/problems.ts";
import { endSession, findIdentityRecord } from "#server/identity/store.ts";
import type { Secrets } from "#server/secrets.ts";
import type { IdentitySettings } from "#server/settings.ts";
import { findStoreFault } from "#server/store/savingLog.ts";
import type { Database } from "#server/store/tables.ts";
import { createAdapter } from "./adapter.ts";
import { createPlaceKeys, toNetwork } from "./networks.ts";
import { errorPage, unavailablePage } from "./pages.ts";

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

/** What the provider emits, beside its own events, when a code or token used twice has ended a session. */
export const reuseEvent = "tassel.reuse";

export function createProvider(surroundings: ProviderSurroundings): Provider {
  const onReuse = (model: string): void => {
    provider.emit(reuseEvent, model);
  };
  const provider: Provider = new Provider(
    surroundings.settings.issuer,
    buildConfiguration(surroundings, onReuse),
  );
  // The public address is PUBLIC_URL, whatever proxy is in front of this process; mount.ts sets the headers.
  provider.proxy = true;
  provider.on("server_error", sayStoreFault);
  // While nothing can be saved, the library cannot save its own refusal either, and throws a second time.
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!sayStoreFault(ctx, error)) throw error;
      ctx.type = "html";
      ctx.body = unavailablePage;
    }
  });
  // "Nobody is signed in" is a normal answer to a hidden frame; as a 400 it would log an error in every
  // visitor's console.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === 400 && ctx.path === "/authorize" && isMessage(ctx.body)) ctx.status = 200;
  });
  return provider;
}

/** Whether the store is at fault: then 503, as everywhere, and when to come again. */
function sayStoreFault(
  ctx: { status: number; set: (name: string, value: string) => void },
  error: unknown,
): boolean {
  const fault = findStoreFault(error);
  if (fault === null) return false;
  const { problem, retryAfterSeconds } = describeStoreFault(fault);
  ctx.status = problem.status;
  ctx.set("retry-after", String(retryAfterSeconds));
  return true;
}

/**
 * Tells the client of this request from others. A browser that brings the cookie of the session is that session's own,
 * wherever it has moved since; a client without it is known by its network and its name.
 */
function createClientDescriber({ database, secrets, now }: ProviderSurroundings) {
  const places = createPlaceKeys(secrets.dataKeys);
  return async (sessionUid: string | null): Promise<string> => {
    const { ctx } = Provider;
    const cookie = ctx?.oidc.cookies.get(sessionCookie, { signed: true });
    const session =
      cookie === undefined || cookie === ""
        ? null
        : await findIdentityRecord(database, "Session", cookie, now());
    if (session !== null && session.payload["uid"] === sessionUid) return ownBrowser;
    return places.ofClient(toNetwork(ctx?.ip ?? ""), ctx?.get("user-agent") ?? "");
  };
}

const ownBrowser = "session";

function buildConfiguration(
  surroundings: ProviderSurroundings,
  onReuse: (model: string) => void,
): Configuration {
  const { settings, publicUrl, secrets, database, now } = surroundings;
  const { audience, clientId, roleClaims } = settings;
  const alreadyUsed = () => new errors.InvalidGrant("already used");
  const describeClient = createClientDescriber(surroundings);
  const cookie = { httpOnly: true, sameSite: "lax", signed: true } as const;
  const policy = interactionPolicy.base();
  // The only client is our own app, so there is nothing to consent to.
  policy.remove("consent");
  return {
    adapter: (model: string) => createAdapter({ database, now, describeClient, alreadyUsed, onReuse }, model),
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
        // The library ends the grant; its access tokens end with the session.
        async allowedPolicy(_ctx, client, token) {
          if (token.clientId !== client.clientId) return false;
          if (token.kind !== "RefreshToken") return true;
          const [grantId, sessionUid] = [token.grantId ?? null, token.sessionUid ?? null];
          await endSession(database, { grantId, sessionUid });
          return true;
        },
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
      ctx.type = "html";
      ctx.body = findStoreFault(error) === null ? errorPage : unavailablePage;
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
