/** The ways a fact sheet leaves the page: on paper, as text, or in the family's own mail program. */
import { useState } from "react";
import { Button, getButtonClasses } from "#ui/Button.tsx";
import { appealWords as text } from "./appealWords.ts";

/** Addresses longer than this are cut off by some mail programs, so that a longer sheet goes by copying. */
const longestMail = 1_900;

export function SendSheet(props: {
  /** Null where the page around it prints something else. */
  onPrint: (() => void) | null;
  subject: string;
  /** The whole text, and a shorter one for mail. */
  bodies: readonly [string, string];
}) {
  const { onPrint, subject, bodies } = props;
  const [copied, setCopied] = useState<string | null>(null);
  const mail = bodies
    .map((body) => `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`)
    .find(({ length }) => length <= longestMail);

  async function copy(): Promise<void> {
    try {
      // Missing over plain http, refused without permission.
      await navigator.clipboard.writeText(bodies[0]);
      setCopied(text.copied);
    } catch {
      setCopied(text.notCopied);
    }
  }

  return (
    <div className="no-print">
      <div className="flex flex-wrap gap-3">
        {onPrint !== null && <Button onClick={onPrint}>{text.print}</Button>}
        <Button variant="outline" onClick={() => void copy()}>
          {text.copy}
        </Button>
        {mail !== undefined && (
          <a href={mail} className={getButtonClasses("outline", "default")}>
            {text.mail}
          </a>
        )}
      </div>
      <p role="status" className="mt-2 text-[0.95rem] empty:mt-0">
        {copied}
      </p>
    </div>
  );
}
