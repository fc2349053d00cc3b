/** Subscribes to a calendar of this site: a link for calendar apps, and the address for those that want it typed. */
import { useState } from "react";
import { useIsMounted } from "#client/useIsMounted.ts";
import { Button, getButtonClasses } from "#ui/Button.tsx";
import { words } from "./words.ts";

/** `path` begins with /calendar/. */
export function SubscribeLink({ path }: { path: string }) {
  // The prerendered page does not know where it is served.
  const isMounted = useIsMounted();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    const writing =
      navigator.clipboard?.writeText(toAddress(path)) ?? Promise.reject(new Error("No clipboard."));
    void writing.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="no-print max-w-3xl">
      <div className="flex flex-wrap items-center gap-3">
        <a href={isMounted ? toCalendarAppAddress(path) : path} className={getButtonClasses("outline", "sm")}>
          {words.subscribe}
        </a>
        <Button variant="ghost" size="sm" onClick={copy}>
          {words.copy}
        </Button>
        <span role="status" className="[overflow-wrap:anywhere] select-all">
          {copied !== null && (copied ? words.copied : words.copyFailed(toAddress(path)))}
        </span>
      </div>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.follows}</p>
    </div>
  );
}

function toAddress(path: string): string {
  return new URL(path, location.origin).href;
}

/** The scheme that calendar apps have taken for their own. */
export function toCalendarAppAddress(path: string): string {
  return toAddress(path).replace(/^https?:/, "webcal:");
}
