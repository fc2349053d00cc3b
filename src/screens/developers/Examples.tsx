/** Commands that run as they stand, each with a part of its answer. */
import { useState } from "react";
import { apiExamples, toCommand } from "#site/apiExamples.ts";
import { Button } from "#ui/Button.tsx";
import { words } from "./words.ts";

const { examples } = words;

export function Examples({ isOpenToAssistants }: { isOpenToAssistants: boolean }) {
  const shown = apiExamples.filter(({ path }) => isOpenToAssistants || path !== "/mcp");
  return (
    <ol className="mt-8 space-y-8">
      {shown.map((example) => (
        <li key={example.id}>
          <h3 className="text-xl">{example.title}</h3>
          <Code text={toCommand(example)} />
          <p className="mt-2 text-[0.95rem] text-ink-soft">{examples.answer}</p>
          <Code text={`${example.answers}…`} isCopied={false} />
        </li>
      ))}
    </ol>
  );
}

export function Code({ text, isCopied = true }: { text: string; isCopied?: boolean }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("No clipboard."));
    void writing.then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="mt-2 max-w-4xl">
      <pre className="rounded-xl border border-line-strong bg-card px-4 py-3 font-mono text-[0.9rem] break-words whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </pre>
      {isCopied && (
        <p className="mt-1 flex items-center gap-3">
          <Button variant="ghost" size="sm" className="-ml-3.5" onClick={copy}>
            {examples.copy}
          </Button>
          <span role="status">{copied !== null && (copied ? examples.copied : examples.copyFailed)}</span>
        </p>
      )}
    </div>
  );
}
