/** Extracts the text of a chosen PDF into the field, where it can be checked before it is parsed. */
import { useId, useState } from "react";
import { getButtonClasses } from "#ui/Button.tsx";
import { words } from "./pasteWords.ts";
import type { PdfProblem } from "./pdf.ts";

const text = words.pdf;

type State = { kind: "idle" | "reading" } | { kind: "done"; name: string } | { kind: PdfProblem };

export function ChoosePdf(props: { onText: (text: string) => void }) {
  const id = useId();
  const [state, setState] = useState<State>({ kind: "idle" });

  async function read(file: File): Promise<void> {
    setState({ kind: "reading" });
    const reader = await import("./readPdf.ts").catch(() => null);
    if (reader === null) return setState({ kind: "notLoaded" });
    const result = await reader.readPdf(file);
    if (!result.ok) return setState({ kind: result.problem });
    props.onText(result.value);
    setState({ kind: "done", name: file.name });
  }

  return (
    <div className="mt-3">
      <input
        id={id}
        type="file"
        accept=".pdf,application/pdf"
        className="peer sr-only"
        disabled={state.kind === "reading"}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the same file be chosen again.
          event.target.value = "";
          if (file !== undefined) void read(file);
        }}
      />
      <label
        htmlFor={id}
        className={getButtonClasses(
          "light",
          "default",
          "cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent",
        )}
      >
        {text.choose}
      </label>
      <p role="status" className="mt-2 text-[0.95rem]">
        {describeState(state)}
      </p>
    </div>
  );
}

function describeState(state: State): string {
  if (state.kind === "idle") return "";
  if (state.kind === "reading") return text.reading;
  return state.kind === "done" ? text.done(state.name) : text.problem[state.kind];
}
