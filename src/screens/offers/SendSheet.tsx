/** The ways a fact sheet leaves the page: on paper, as text, or in the family's own mail program. */
import { useState } from "react";
import { Button, getButtonClasses } from "#ui/Button.tsx";
import { appealWords as text } from "./appealWords.ts";

/** Addresses longer than this are cut off by some mail programs, so that a longer sheet goes by copying. */
const longestMail = 1_900;

export function SendSheet({
  onPrint,
  subject,
  body,
}: {
  onPrint: () => void;
  subject: string;
  body: string;
}) {
  const [copied, setCopied] = useState<string | null>(null);
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

  async function copy(): Promise<void> {
    try {
      // Missing over plain http, refused without permission.
      await navigator.clipboard.writeText(body);
      setCopied(text.copied);
    } catch {
      setCopied(text.notCopied);
    }
  }

  return (
    <div className="no-print">
      <div className="flex flex-wrap gap-3">
        <Button onClick={onPrint}>{text.print}</Button>
        <Button variant="outline" onClick={() => void copy()}>
          {text.copy}
        </Button>
        {mail.length <= longestMail && (
          <a href={mail} className={getButtonClasses("outline", "default")}>
            {text.mail}
          </a>
        )}
      </div>
      <p role="status" className="mt-2 text-[0.95rem]">
        {copied}
      </p>
    </div>
  );
}
