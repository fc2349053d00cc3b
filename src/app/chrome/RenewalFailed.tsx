/** In place of Sign In where someone signed in on this device and the identity host does not answer: says so, and asks again. */
import { useState } from "react";
import { retrySession } from "#client/session/session.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { renewalWords as words } from "./renewalWords.ts";
import { barEntry } from "./useMenus.ts";

const barClasses = "flex min-h-11 items-center rounded-xl px-3 whitespace-nowrap hover:bg-accent-soft";

export function RenewalFailed({ className = barClasses }: { className?: string }) {
  const [isTrying, setIsTrying] = useState(false);
  async function tryAgain(): Promise<void> {
    setIsTrying(true);
    await retrySession();
    setIsTrying(false);
  }
  return (
    <>
      <span role="status" className="sr-only">
        {words.heard}
      </span>
      {/* Not disabled while it tries: a disabled button would lose the keyboard's place. */}
      <button
        {...barEntry}
        type="button"
        aria-disabled={isTrying}
        onClick={() => {
          if (!isTrying) void tryAgain();
        }}
        className={joinClasses("text-left leading-tight", className)}
      >
        <span>
          <span className="block text-[0.85rem] text-ink-soft">{words.failed}</span>{" "}
          <span className="block font-semibold underline underline-offset-4">
            {isTrying ? words.trying : words.tryAgain}
          </span>
        </span>
      </button>
    </>
  );
}
