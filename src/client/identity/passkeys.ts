/** Asks the browser for a passkey: a new one, or one it has. The WebAuthn library is loaded with the first question. */
import type {
  CreatedPasskey,
  PasskeyCreationOptions,
  PasskeySignInOptions,
  UsedPasskey,
} from "#contract/passkeys.ts";
import { fail, type Result, succeed } from "#lib/result.ts";
import { canUsePasskeys } from "./passkeySupport.ts";

export type PasskeyFailure =
  /** The person closed the browser's window, or took too long. */
  | "cancelled"
  /** This device has a passkey of the account already. */
  | "known"
  /** The device cannot check who is using it: no PIN, fingerprint or face is set up. */
  | "unable"
  /** Another question took this one's place. */
  | "replaced"
  | "other";

/** Whether the browser offers passkeys while the address is typed. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  // Missing in older browsers, whatever the types say.
  const isAvailable = Reflect.get(PublicKeyCredential, "isConditionalMediationAvailable") as
    | (() => Promise<boolean>)
    | undefined;
  if (isAvailable === undefined) return false;
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false);
}

export async function createPasskey(
  options: PasskeyCreationOptions,
): Promise<Result<CreatedPasskey, PasskeyFailure>> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    const { id, rawId, response } = await startRegistration({
      optionsJSON: options,
    });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return succeed({
      id,
      rawId,
      type: "public-key",
      response: { clientDataJSON, attestationObject, transports: [...transports] },
    });
  } catch (error) {
    return fail(toPasskeyFailure(error));
  }
}

/**
 * `isOffered`: the browser lists passkeys beside the address field and waits, without a window; otherwise it asks
 * now. A new question ends the one before.
 */
export async function askForPasskey(
  options: PasskeySignInOptions,
  isOffered: boolean,
): Promise<Result<UsedPasskey, PasskeyFailure>> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: isOffered,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return succeed({
      id,
      rawId,
      type: "public-key",
      response: {
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle !== undefined && { userHandle }),
      },
    });
  } catch (error) {
    return fail(toPasskeyFailure(error));
  }
}

/** Ends the question that is open, if there is one. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}

/** By WebAuthn's error names; the library passes the browser's error on as the cause. */
export function toPasskeyFailure(error: unknown): PasskeyFailure {
  const names = [error, error instanceof Error ? error.cause : null].map((one) =>
    one instanceof Error || one instanceof DOMException ? one.name : "",
  );
  if (names.includes("AbortError")) return "replaced";
  if (names.includes("InvalidStateError")) return "known";
  if (names.includes("ConstraintError") || names.includes("NotSupportedError")) return "unable";
  return names.includes("NotAllowedError") ? "cancelled" : "other";
}
