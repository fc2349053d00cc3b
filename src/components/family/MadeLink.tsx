/** A link that was just made: shown whole, once, with a button that copies it. */
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/Field.tsx";
import { joinClasses } from "#ui/joinClasses.ts";

type MadeLinkProps = {
  title: string;
  text: string;
  url: string;
  words: { link: string; copy: string; copied: string; copyFailed: string };
  className?: string;
};

export function MadeLink({ title, text, url, words, className }: MadeLinkProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    const copying = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error("No clipboard."));
    void copying.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div
      className={joinClasses("rounded-2xl border border-support bg-support-soft p-5", className)}
      role="status"
    >
      <p className="font-serif text-xl break-words">{title}</p>
      <p className="mt-1">{text}</p>
      <TextField
        label={words.link}
        className="mt-3"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={copy}>{words.copy}</Button>
        {copied !== null && <span>{copied ? words.copied : words.copyFailed}</span>}
      </div>
    </div>
  );
}
