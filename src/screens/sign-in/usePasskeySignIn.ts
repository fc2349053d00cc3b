/** Signs in with a passkey: offered beside the address field where the browser can, and asked for by the button. */
import { useEffect, useRef, useState } from "react";
import { call } from "#client/http/api.ts";
import {
  askForPasskey,
  canOfferPasskeys,
  type PasskeyFailure,
  stopAsking,
} from "#client/identity/passkeys.ts";
import { passkeyOfferRenewMs } from "#client/limits.ts";
import { signInOptionsSchema } from "#contract/passkeys.ts";
import { type Failed, toFailure } from "./outcome.ts";

export type PasskeySignIn =
  | { kind: "idle" }
  | { kind: "asking" }
  /** The browser's own refusal; its window has already told the person. */
  | { kind: "unused"; why: PasskeyFailure }
  | { kind: "failed"; failed: Failed };

export function usePasskeySignIn(interaction: string, finish: (answer: unknown) => void) {
  const [state, setState] = useState<PasskeySignIn>({ kind: "idle" });
  const question = useRef(0);
  const canOffer = useRef(false);
  const isAnswering = useRef(false);
  const done = useRef(finish);
  useEffect(() => {
    done.current = finish;
  }, [finish]);

  /** `isOffered`: the browser waits beside the address field. Only the newest question changes anything. */
  const [ask] = useState(
    () =>
      async function again(isOffered: boolean): Promise<void> {
        question.current += 1;
        const mine = question.current;
        const isCurrent = () => question.current === mine;
        const show = (shown: PasskeySignIn) => {
          isAnswering.current = shown.kind === "asking";
          setState(shown);
        };
        if (!isOffered) show({ kind: "asking" });
        // An offer that cannot be made, or that nobody takes, is no event: there is still the button.
        let isTaken = !isOffered;
        try {
          const options = signInOptionsSchema.parse(await call("passkeySignInOptions", { interaction }));
          if (!isCurrent()) return;
          const used = await askForPasskey(options, isOffered);
          if (!isCurrent()) return;
          if (used.ok) {
            isTaken = true;
            show({ kind: "asking" });
            const answer = await call("passkeySignIn", { response: used.value, interaction });
            if (isCurrent()) done.current(answer);
            return;
          }
          if (isTaken) show({ kind: "unused", why: used.problem });
        } catch (error) {
          if (!isCurrent()) return;
          if (isTaken) show({ kind: "failed", failed: toFailure(error) });
        }
        // The question ended the offer before it, so it is made anew.
        if (isTaken && canOffer.current) void again(true);
      },
  );

  useEffect(() => {
    let isGone = false;
    let offeredAt = 0;
    const offer = () => {
      offeredAt = Date.now();
      void ask(true);
    };
    // The challenge of an offer runs out while the form stays open.
    const timer = setInterval(() => {
      const isDue = canOffer.current && Date.now() - offeredAt >= passkeyOfferRenewMs;
      if (isDue && !isAnswering.current && document.visibilityState === "visible") offer();
    }, passkeyOfferRenewMs / 8);
    void canOfferPasskeys().then((isPossible) => {
      if (isGone || !isPossible) return;
      canOffer.current = true;
      // A question asked by the button in the meantime goes first.
      if (question.current === 0) offer();
    });
    return () => {
      isGone = true;
      clearInterval(timer);
      if (question.current === 0) return;
      question.current += 1;
      void stopAsking();
    };
  }, [ask]);

  return { state, ask: () => void ask(false) };
}
