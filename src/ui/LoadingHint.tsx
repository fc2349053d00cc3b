/** Says what a person can do once loading takes long. On a page with several placeholders only one says it, and none beside a failure. */
import { useEffect, useState } from "react";
import { joinClasses } from "./joinClasses.ts";
import { loadingHintMs } from "./limits.ts";
import { useIsShown } from "./loadMessages.ts";

/** From section 8 of the specification. */
const words = {
  title: "Taking longer than expected?",
  detail: "Please check your internet connection. You can also try refreshing the page.",
};

/** The placeholder that says it at present. */
let speaker: symbol | null = null;

export function LoadingHint(props: { afterMs?: number; className?: string }) {
  const { afterMs = loadingHintMs, className } = props;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const self = Symbol("placeholder");
    // Looks again while another one says it, which may be gone by then.
    const timer = setInterval(() => {
      speaker ??= self;
      setSlow(speaker === self);
    }, afterMs);
    return () => {
      clearInterval(timer);
      if (speaker === self) speaker = null;
    };
  }, [afterMs]);
  if (!useIsShown("hint", isSlow)) return null;
  return (
    <p className={joinClasses("text-[0.95rem]", className)}>
      <strong>{words.title}</strong> {words.detail}
    </p>
  );
}
