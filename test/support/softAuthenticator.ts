/**
 * A WebAuthn authenticator in software: makes passkeys and signs with them, and can be told to do it wrong. Bytes as
 * in Web Authentication Level 3, sections 6.1 and 6.5.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { CreatedPasskey, PasskeyCreationOptions, UsedPasskey } from "#contract/passkeys.ts";

/** What an honest authenticator and browser at the site would say. */
export type Said = {
  origin: string;
  rpId: string;
  isUserVerified: boolean;
  counter: number;
  type: string;
};

export type SoftPasskey = { id: string; userHandle: string; key: KeyObject };

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const honest: Said = {
  origin: "http://localhost:3000",
  rpId: "localhost",
  isUserVerified: true,
  counter: 0,
  type: "",
};

/** Answers `options` with a new passkey. */
export function createSoftPasskey(
  options: Pick<PasskeyCreationOptions, "challenge" | "user">,
  changed: Partial<Said> = {},
): { passkey: SoftPasskey; response: CreatedPasskey } {
  const said = { ...honest, type: "webauthn.create", ...changed };
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // A COSE key: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
  const attested = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, cose]);
  const authData = Buffer.concat([authenticatorData(said, hasCredential), attested]);
  // A CBOR map: "fmt": "none", "attStmt": {}, "authData": bytes.
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x59]),
    uint16(authData.length),
    authData,
  ]);
  const id = credentialId.toString("base64url");
  const response: CreatedPasskey = {
    id,
    rawId: id,
    type: "public-key",
    response: {
      clientDataJSON: clientData(said, options.challenge),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    },
  };
  return { passkey: { id, userHandle: options.user.id, key: privateKey }, response };
}

/** Signs the challenge of a sign-in. */
export function signWithSoftPasskey(
  passkey: SoftPasskey,
  { challenge }: { challenge: string },
  changed: Partial<Said> = {},
): UsedPasskey {
  const said = { ...honest, type: "webauthn.get", ...changed };
  const client = clientData(said, challenge);
  const authData = authenticatorData(said, 0);
  const signed = Buffer.concat([authData, sha256(Buffer.from(client, "base64url"))]);
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: "public-key",
    response: {
      clientDataJSON: client,
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, passkey.key).toString("base64url"),
      userHandle: passkey.userHandle,
    },
  };
}

function clientData({ type, origin }: Said, challenge: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}

function authenticatorData({ rpId, isUserVerified, counter }: Said, more: number): Buffer {
  const flags = userPresent | (isUserVerified ? userVerified : 0) | more;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash("sha256").update(bytes).digest();
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** A CBOR text of at most 23 bytes. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}
