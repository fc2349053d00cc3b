/** Passkeys by WebAuthn: what the browser is asked, and what is checked in its answer. */
import { hash, randomBytes } from "node:crypto";
import { type PasskeyParty, toPasskeyParty } from "#contract/passkeyParty.ts";
import { passkeyLimits } from "#contract/passkeys.ts";
import { fail, succeed } from "#lib/result.ts";
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  recordPasskeyUse,
  removePasskey,
  saveChallenge,
  takeChallenge,
} from "#server/identity/passkeys.ts";
import type { PasskeyService } from "#server/ports/identity.ts";
import type { Database } from "#server/store/tables.ts";
import { words } from "./words.ts";

/** EdDSA, ES256, RS256: together every authenticator in use has one of them (RFC 9053, RFC 8812). */
const algorithms = [-8, -7, -257];

const timeoutMs = passkeyLimits.challengeMinutes * 60_000;

export type PasskeySurroundings = { database: Database; publicUrl: string; now: () => Date };

/** Null where browsers offer no passkeys: see `toPasskeyParty`. */
export function createPasskeyService(surroundings: PasskeySurroundings): PasskeyService | null {
  const party = toPasskeyParty(surroundings.publicUrl);
  return party === null ? null : serviceFor(party, surroundings);
}

function serviceFor(party: PasskeyParty, { database, publicUrl, now }: PasskeySurroundings): PasskeyService {
  return {
    async offerSignIn(interaction) {
      const challenge = newChallenge();
      await saveChallenge(database, challenge, { purpose: "signIn", madeFor: interaction ?? "" }, now());
      return { challenge, rpId: party.id, timeout: timeoutMs, userVerification: "required" };
    },

    async signIn(used, interaction) {
      const found = await findPasskey(database, used.id);
      if (found === null) return fail("wrong");
      const { passkey, subject } = found;
      // The passkey itself says whose it is; one that says nothing was not made by this site's options.
      if (used.response.userHandle !== toUserHandle(passkey.accountId)) return fail("wrong");
      const { userHandle } = used.response;
      const { verifyAuthenticationResponse } = await loadLibrary();
      const verified = await verifyAuthenticationResponse({
        response: { ...used, response: { ...used.response, userHandle }, clientExtensionResults: {} },
        expectedChallenge: (challenge) =>
          takeChallenge(database, challenge, { purpose: "signIn", madeFor: interaction ?? "" }, now()),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
          counter: passkey.counter,
        },
      }).catch(() => null);
      if (verified === null || !verified.verified) return fail("wrong");
      const { newCounter, credentialBackedUp } = verified.authenticationInfo;
      const isRecorded = await recordPasskeyUse(
        database,
        passkey,
        { counter: newCounter, isBackedUp: credentialBackedUp },
        now(),
      );
      return isRecorded ? succeed({ subject, passkeyId: passkey.id }) : fail("wrong");
    },

    async offerAdding(account) {
      const kept = await listPasskeys(database, account.id);
      if (kept.length >= passkeyLimits.perAccount) return fail("tooMany");
      const challenge = newChallenge();
      await saveChallenge(database, challenge, { purpose: "add", madeFor: account.id }, now());
      return succeed({
        challenge,
        rp: { id: party.id, name: "Tassel" },
        user: {
          id: toUserHandle(account.id),
          name: account.email,
          displayName: account.name === "" ? account.email : account.name,
        },
        pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
        timeout: timeoutMs,
        // The browser says so itself if the device has one of these.
        excludeCredentials: kept.map(({ credentialId, transports }) => ({
          id: credentialId,
          type: "public-key",
          transports,
        })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        // Which make of device it is is nobody's business here.
        attestation: "none",
      });
    },

    async add(account, { name, response: created }) {
      const { verifyRegistrationResponse } = await loadLibrary();
      const { clientDataJSON, attestationObject } = created.response;
      const verified = await verifyRegistrationResponse({
        response: { ...created, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
        expectedChallenge: (challenge) =>
          takeChallenge(database, challenge, { purpose: "add", madeFor: account.id }, now()),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => null);
      if (verified === null || !verified.verified) return fail("refused");
      const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
      const mail = { recipient: account.email, replyTo: null, ...words.passkeyAdded(publicUrl) };
      const answer = await addPasskey(
        database,
        {
          credentialId: credential.id,
          accountId: account.id,
          publicKey: Buffer.from(credential.publicKey).toString("base64url"),
          counter: credential.counter,
          transports: created.response.transports ?? [],
          isMultiDevice: credentialDeviceType === "multiDevice",
          isBackedUp: credentialBackedUp,
          name,
        },
        mail,
        now(),
      );
      return answer.kind === "added" ? succeed(answer.passkey) : fail(answer.kind);
    },

    remove(account, passkeyId, sessionUid) {
      const mail = { recipient: account.email, replyTo: null, ...words.passkeyRemoved(publicUrl) };
      return removePasskey(database, account, passkeyId, { mail, sessionUid }, now());
    },
  };
}

/** Loaded with the first passkey: it is large, and many installations never see one. */
function loadLibrary() {
  return import("@simplewebauthn/server");
}

function newChallenge(): string {
  return randomBytes(32).toString("base64url");
}

/** Says nothing about the person to who holds the device: a hash of the account's id. */
function toUserHandle(accountId: string): string {
  return hash("sha256", `passkey user:${accountId}`, "base64url");
}
