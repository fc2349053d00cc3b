/** The field for an award letter's text, saved in this tab until it is parsed; if it cannot be parsed, it stays with an error. */
import { useEffect, useRef, useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { askEngine } from "#client/engine/askEngine.ts";
import { clearDraft, createFormId, readDraft, writeDraft } from "#client/forms/draft.ts";
import { type LeftOut, needsAnswer } from "#domain/offers/leftOut.ts";
import { type Offer, offerLimits } from "#domain/offers/offer.ts";
import type { LetterProblem, ParsedLetter } from "#domain/offers/parseLetter.ts";
import { Button } from "#ui/Button.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { type AddOfferProps, letterDraft } from "./adding.ts";
import { ChooseFile, type FileState } from "./ChooseFile.tsx";
import { words } from "./pasteWords.ts";

const readLetter = askEngine("letter");
const text = words.paste;

type PasteLetterProps = AddOfferProps & {
  /** Whether somebody just asked for the field. */
  takesFocus: boolean;
  onClose: () => void;
};

export default function PasteLetter({ room, onAdd, takesFocus, onClose }: PasteLetterProps) {
  const index = useColleges();
  const all = index.status === "ready" ? index.value : null;
  const [draftId] = useState(() => readDraft(letterDraft)?.id ?? createFormId());
  const [letter, setLetter] = useState(readStoredLetter);
  const [problem, setProblem] = useState<LetterProblem | "noRoom" | null>(null);
  const [isReading, setReading] = useState(false);
  const [file, setFile] = useState<FileState>({ kind: "idle" });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function write(next: string): void {
    setLetter(next);
    setProblem(null);
    setFile({ kind: "idle" });
    writeDraft(letterDraft, { id: draftId, attempted: null, values: { letter: next } });
  }

  async function read(): Promise<void> {
    if (isReading) return;
    setReading(true);
    setFile({ kind: "idle" });
    const result = await readLetter({ release: all?.release ?? null, text: letter });
    setReading(false);
    if (!result.ok) {
      setProblem(result.problem);
      return;
    }
    if (result.value.length > room) {
      setProblem("noRoom");
      return;
    }
    clearDraft(letterDraft, draftId);
    for (const one of result.value) onAdd(toOffer(one.letter, all), one.text);
  }

  return (
    <div className="max-w-2xl">
      <ChooseFile
        state={file}
        onState={(next) => {
          setProblem(null);
          setFile(next);
        }}
        onText={write}
      >
        <TextAreaField
          ref={field}
          label={text.label}
          hint={text.hint}
          value={letter}
          rows={10}
          spellCheck={false}
          readOnly={isReading}
          error={problem === null ? null : `${text.problem[problem]}${letter === "" ? "" : ` ${text.kept}`}`}
          onChange={(event) => write(event.target.value)}
        />
      </ChooseFile>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void read()}>{isReading ? text.reading : text.read}</Button>
        <Button
          variant="ghost"
          onClick={() => {
            clearDraft(letterDraft, draftId);
            onClose();
          }}
        >
          {letter === "" ? text.close : text.discard}
        </Button>
      </div>
    </div>
  );
}

/** What the plan keeps of a letter: its lines, and what is in none of them; what needs an answer comes first. */
function toOffer(letter: ParsedLetter, all: AllColleges | null): Omit<Offer, "id"> {
  const { lines, academicYear, collegeName, unitId, practices, areWordsUnknown } = letter;
  const college = unitId === null ? undefined : all?.byUnitId.get(unitId);
  return {
    unitId,
    collegeName: college?.name ?? collegeName ?? "",
    academicYear,
    lines: lines.map(({ isCertain: _isCertain, ...line }) => line),
    practices: { ...practices },
    leftOut: listLeftOut(letter),
    ...(areWordsUnknown ? { areWordsUnknown } : {}),
  };
}

/** As many as a plan keeps; the others are one entry with their number and sum, which asks to be settled like any other. */
function listLeftOut({ leftOut, unread }: ParsedLetter): LeftOut[] {
  const all = [...leftOut.filter(needsAnswer), ...leftOut.filter((one) => !needsAnswer(one))];
  if (unread === null && all.length <= offerLimits.leftOut) return all;
  const kept = all.slice(0, offerLimits.leftOut - 1);
  const over = all.slice(kept.length);
  const amounts = over.length + (unread?.amounts ?? 0);
  const amountUsd = over.reduce((sum, one) => sum + (one.amountUsd ?? 0), unread?.sumUsd ?? 0);
  return [{ label: "", text: text.moreAmounts(amounts), amountUsd, because: "tooMany" }, ...kept];
}

function readStoredLetter(): string {
  const values: unknown = readDraft(letterDraft)?.values;
  if (typeof values !== "object" || values === null || !("letter" in values)) return "";
  return typeof values.letter === "string" ? values.letter : "";
}
