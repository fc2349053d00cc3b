/** Where the list comes from: a field to paste into, a file to choose, or one to drop. */
import { type DragEvent, useState } from "react";
import { Button } from "#ui/Button.tsx";
import { ChooseFile } from "#ui/ChooseFile.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { words } from "./bringWords.ts";

/** What systems offer under these names; others are read as well, if they turn out to be text. */
const accept = ".xlsx,.csv,.tsv,.txt,.tab,text/csv,text/plain,text/tab-separated-values";

export function BringSource(props: {
  pasted: string;
  isReading: boolean;
  onPasted: (text: string) => void;
  onRead: (text: string) => void;
  onFile: (file: File) => void;
}) {
  const { pasted, isReading } = props;
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent): void {
    setOver(false);
    const [file] = event.dataTransfer.files;
    // Dropped words go into the field by themselves.
    if (file === undefined) return;
    event.preventDefault();
    if (!isReading) props.onFile(file);
  }

  return (
    <div className="mt-2 max-w-2xl">
      <p className="text-ink-soft">{words.lead}</p>
      {/* Dropping is for a mouse; the button below does the same for everyone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes("Files")) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={joinClasses(
          "mt-5 rounded-2xl border border-line bg-card p-4 shadow-card sm:p-5",
          isOver && "outline-3 outline-offset-4 outline-dashed outline-accent",
        )}
      >
        <TextAreaField
          label={words.paste}
          hint={words.pasteHint}
          rows={8}
          spellCheck={false}
          placeholder={words.placeholder}
          value={pasted}
          onChange={(event) => props.onPasted(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text/plain");
            // A whole list needs no second step; a single name may be followed by more.
            if (pasted.trim() === "" && /\n./.test(text) && !isReading) props.onRead(text);
          }}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            variant="cta-primary"
            disabled={isReading || pasted.trim() === ""}
            onClick={() => props.onRead(pasted)}
          >
            {isReading ? words.reading : words.read}
          </Button>
          <ChooseFile label={words.choose} accept={accept} onChoose={props.onFile} />
        </div>
        <p className="mt-2 text-[0.95rem] text-ink-soft">{words.files}</p>
        <p role="status" className="sr-only">
          {isReading && words.reading}
        </p>
      </div>
      <p className="mt-3 text-[0.95rem] text-ink-soft">{words.kept}</p>
      <Disclosure summary={words.how} className="mt-2">
        <ul className="list-disc space-y-1 pl-6 text-[0.95rem]">
          {words.howTo.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
