/** The field for a letter's text, kept for this tab until it is read; a text that cannot be read stays and is told why. */
import { useState } from "react";
import type { AllColleges } from "#client/colleges/useColleges.ts";
import { clearDraft, createFormId, readDraft, writeDraft } from "#client/forms/draft.ts";
import { type LetterProblem, parseLetter } from "#domain/offers/parseLetter.ts";
import { Button } from "#ui/Button.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { type AddOfferProps, letterDraft } from "./adding.ts";
import { ChoosePdf } from "./ChoosePdf.tsx";
import { words } from "./words.ts";

const text = words.paste;

export default function PasteLetter({ all, onAdd, onClose }: AddOfferProps & { onClose: () => void }) {
  const [draftId] = useState(() => readDraft(letterDraft)?.id ?? createFormId());
  const [letter, setLetter] = useState(readStoredLetter);
  const [problem, setProblem] = useState<LetterProblem | null>(null);

  function write(next: string): void {
    setLetter(next);
    setProblem(null);
    writeDraft(letterDraft, { id: draftId, attempted: null, values: { letter: next } });
  }

  function read(): void {
    const result = parseLetter(letter);
    if (!result.ok) {
      setProblem(result.problem);
      return;
    }
    const { lines, leftOut, academicYear, collegeName, practices, areWordsUnknown } = result.value;
    clearDraft(letterDraft, draftId);
    const college = collegeName === null ? null : findCollegeByName(collegeName, all);
    onAdd(
      {
        unitId: college?.unitId ?? null,
        collegeName: college?.name ?? collegeName ?? "",
        academicYear,
        lines,
        practices: { ...practices },
      },
      { leftOut, areWordsUnknown },
    );
  }

  return (
    <div className="max-w-2xl">
      <TextAreaField
        label={text.label}
        hint={text.hint}
        value={letter}
        rows={10}
        spellCheck={false}
        error={problem === null ? null : `${text.problem[problem]}${letter === "" ? "" : ` ${text.kept}`}`}
        onChange={(event) => write(event.target.value)}
      />
      <ChoosePdf onText={write} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={read}>{text.read}</Button>
        <Button
          variant="ghost"
          onClick={() => {
            clearDraft(letterDraft, draftId);
            onClose();
          }}
        >
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}

function readStoredLetter(): string {
  const values: unknown = readDraft(letterDraft)?.values;
  if (typeof values !== "object" || values === null || !("letter" in values)) return "";
  return typeof values.letter === "string" ? values.letter : "";
}

/** Only the whole name, as letters write it: a wrong college would bring wrong costs. */
function findCollegeByName(name: string, all: AllColleges | null): { unitId: number; name: string } | null {
  if (all === null) return null;
  const wanted = name.toLowerCase();
  const found = [...all.byUnitId.values()].filter((college) => college.name.toLowerCase() === wanted);
  const [only] = found;
  return found.length === 1 && only !== undefined ? only : null;
}
