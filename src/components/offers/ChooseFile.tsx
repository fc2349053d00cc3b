/** Extracts the text of a PDF or a text file that is chosen or dropped into the field, where it can be checked before it is parsed. */
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { fail, type Result } from "#lib/result.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./pasteWords.ts";
import type { PdfProblem } from "./pdf.ts";
import { readText } from "./readText.ts";

const text = words.pdf;

export type FileState = { kind: "idle" | "reading" } | { kind: "done"; name: string } | { kind: PdfProblem };

/** Around the field that the text goes into, which a file may be dropped on. */
export function ChooseFile(props: {
  state: FileState;
  onState: (state: FileState) => void;
  onText: (text: string) => void;
  children: ReactNode;
}) {
  const { state, onState: setState } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);

  async function read(file: File): Promise<void> {
    setState({ kind: "reading" });
    const result = isPlainText(file) ? await readText(file) : await readAsPdf(file);
    if (!result.ok) return setState({ kind: result.problem });
    props.onText(result.value);
    setState({ kind: "done", name: file.name });
  }

  function drop(event: DragEvent): void {
    setOver(false);
    const [file] = event.dataTransfer.files;
    // Dropped words go into the field by themselves.
    if (file === undefined) return;
    event.preventDefault();
    if (state.kind !== "reading") void read(file);
  }

  return (
    // Dropping is for a mouse; the button below does the same for everyone.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses(
        "rounded-xl",
        isOver && "outline-3 outline-offset-4 outline-dashed outline-accent",
      )}
    >
      {props.children}
      <input
        id={id}
        type="file"
        accept=".pdf,application/pdf,.txt,text/plain"
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
          "mt-3 cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent",
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

async function readAsPdf(file: File): Promise<Result<string, PdfProblem>> {
  const reader = await import("./readPdf.ts").catch(() => null);
  return reader === null ? fail("notLoaded") : reader.readPdf(file);
}

function isPlainText({ name, type }: File): boolean {
  return type === "text/plain" || /\.(?:txt|text)$/i.test(name);
}

function describeState(state: FileState): string {
  if (state.kind === "idle") return "";
  if (state.kind === "reading") return text.reading;
  return state.kind === "done" ? text.done(state.name) : text.problem[state.kind];
}
