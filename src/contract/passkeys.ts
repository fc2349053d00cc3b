/** Passkeys: signing in with one, and the list in the account. For installations with local accounts. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { interactionSchema, signedInReply } from "./identity.ts";

export const passkeyLimits = {
  perAccount: 10,
  nameMax: 60,
  /** How long the browser may take to answer a challenge. */
  challengeMinutes: 5,
  /** Passkeys can be changed this long after the person signed in. */
  recentSignInMinutes: 15,
} as const;

/** Binary data as browsers send it in WebAuthn's JSON: base64url without padding. */
function binary(most: number) {
  return z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
}

/** WebAuthn allows 1,023 bytes. */
const credentialIdSchema = binary(1_364);
const credentialType = z.literal("public-key");

export const createdPasskeySchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: credentialType,
  response: z.object({
    clientDataJSON: binary(4_000),
    attestationObject: binary(16_000),
    /** How the device can be reached, such as "internal" or "usb"; kept as a hint for the browser. */
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8))),
  }),
});
export type CreatedPasskey = z.infer<typeof createdPasskeySchema>;

export const usedPasskeySchema = z.object({
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: credentialType,
  response: z.object({
    clientDataJSON: binary(4_000),
    authenticatorData: binary(4_000),
    signature: binary(2_000),
    /** Which account the passkey was made for; passkeys that sign in without an address always say it. */
    userHandle: z.optional(binary(100)),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskeySchema>;

const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Please give this passkey a name, such as “My phone”."),
    z.maxLength(passkeyLimits.nameMax, "Please keep the name to 60 characters."),
  );

export const passkeySchema = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Null: not used since it was added. */
  lastUsedAt: z.nullable(z.string()),
  /** Whether its provider copies it to the person's other devices. */
  isSynced: z.boolean(),
});
export type ListedPasskey = z.infer<typeof passkeySchema>;

export const passkeyListSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Until when passkeys may be added, named and removed; null: the person has to sign in again first. */
  mayChangeUntil: z.nullable(z.string()),
});
export type PasskeyList = z.infer<typeof passkeyListSchema>;

/** PublicKeyCredentialRequestOptionsJSON: any of the device's passkeys for this site, and the device asks who it is. */
export const signInOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
});
export type PasskeySignInOptions = z.infer<typeof signInOptionsSchema>;

/** PublicKeyCredentialCreationOptionsJSON. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: credentialType, transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type PasskeyCreationOptions = z.infer<typeof creationOptionsSchema>;

const visitors = { method: "POST", access: "everyone", limit: "passkeys" } as const;
const owner = { access: "signedIn", limit: "signedIn" } as const;
const passkeyParams = z.object({ passkeyId: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

export const passkeySignInOptionsEndpoint = {
  ...visitors,
  id: "passkeySignInOptions",
  path: "/api/identity/passkey-options",
  summary: "A challenge for signing in with a passkey. It works once, for five minutes, in this sign-in.",
  body: z.object({ interaction: interactionSchema }),
  replies: { 200: signInOptionsSchema },
} as const satisfies Endpoint;

export const passkeySignInEndpoint = {
  ...visitors,
  id: "passkeySignIn",
  path: "/api/identity/passkey",
  summary: "Signs in with a passkey; 401 for every reason.",
  body: z.object({ response: usedPasskeySchema, interaction: interactionSchema }),
  replies: { 200: signedInReply },
} as const satisfies Endpoint;

export const passkeysEndpoint = {
  id: "passkeys",
  method: "GET",
  access: "signedIn",
  path: "/api/account/passkeys",
  summary: "The account's passkeys: names and dates, no keys.",
  replies: { 200: passkeyListSchema },
} as const satisfies Endpoint;

export const passkeyOptionsEndpoint = {
  ...owner,
  id: "passkeyOptions",
  method: "POST",
  path: "/api/account/passkeys/options",
  summary: "A challenge for a new passkey; 403 unless the person signed in in the last 15 minutes.",
  replies: { 200: creationOptionsSchema },
} as const satisfies Endpoint;

export const addPasskeyEndpoint = {
  ...owner,
  id: "addPasskey",
  method: "POST",
  path: "/api/account/passkeys",
  summary: "Adds a passkey, and mails the owner. Answers 201; 403 unless signed in in the last 15 minutes.",
  body: z.object({ name: nameSchema, response: createdPasskeySchema }),
  replies: { 201: passkeySchema },
} as const satisfies Endpoint;

export const renamePasskeyEndpoint = {
  ...owner,
  id: "renamePasskey",
  method: "PUT",
  path: "/api/account/passkeys/:passkeyId",
  summary: "Names a passkey; 403 unless signed in in the last 15 minutes.",
  params: passkeyParams,
  body: z.object({ name: nameSchema }),
  replies: { 204: null },
} as const satisfies Endpoint;

export const removePasskeyEndpoint = {
  ...owner,
  id: "removePasskey",
  method: "DELETE",
  path: "/api/account/passkeys/:passkeyId",
  summary: "Removes a passkey, and mails the owner; 403 unless signed in in the last 15 minutes.",
  params: passkeyParams,
  replies: { 204: null },
} as const satisfies Endpoint;

export const passkeyEndpoints = [
  passkeySignInOptionsEndpoint,
  passkeySignInEndpoint,
  passkeysEndpoint,
  passkeyOptionsEndpoint,
  addPasskeyEndpoint,
  renamePasskeyEndpoint,
  removePasskeyEndpoint,
] as const;
