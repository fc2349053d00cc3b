/** In place of Sign In where someone signed in on this device and the identity host does not answer: says so, and asks again. */
import { useState } from "react";
import { retrySession } from "#client/session/session.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import type { barEntry } from "./useMenus.ts";
import { words } from "./words.ts";

/** `entry`: what makes it one of the bar's entries, for the arrow keys. */
export function RenewalFailed(props: { className: string; entry?: typeof barEntry }) {
  const [isTrying, setIsTrying] = useState(false);
  async function tryAgain(): Promise<void> {
    setIsTrying(true);
    await retrySession();
    setIsTrying(false);
  }
  return (
    <>
      <span role="status" className="sr-only">
        {words.renewalFailedHeard}
      </span>
      {/* Not disabled while it tries: a disabled button would lose the keyboard's place. */}
      <button
        {...props.entry}
        type="button"
        aria-disabled={isTrying}
        onClick={() => {
          if (!isTrying) void tryAgain();
        }}
        className={joinClasses("text-left leading-tight", props.className)}
      >
        <span>
          <span className="block text-[0.85rem] text-ink-soft">{words.renewalFailed}</span>{" "}
          <span className="block font-semibold underline underline-offset-4">
            {isTrying ? words.tryingRenewal : words.tryRenewal}
          </span>
        </span>
      </button>
    </>
  );
}
