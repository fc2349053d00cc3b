/** The grade point average on the student's own scale, with its conversion. */
import { useState } from "react";
import { usePlan, usePlanStore } from "#client/plan/usePlan.ts";
import { convertAcademics, type GpaConversion } from "#domain/admission/academics.ts";
import { isTransfer } from "#domain/admission/applicantStatus.ts";
import { type GpaScale, gpaScales } from "#domain/answers/gpaScale.ts";
import { type AnswerProblem, letterGrades, readGpa } from "#domain/answers/readTyped.ts";
import { Button } from "#ui/Button.tsx";
import { RadioGroup } from "#ui/Choice.tsx";
import { SelectField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { toMeaning, useTypedField } from "./useTypedField.ts";
import { words } from "./words.ts";

/** Numbers and letters are kept separately while the scale is being chosen, so that switching loses nothing. */
export function GpaField() {
  const { profile } = usePlan().plan;
  const store = usePlanStore();
  const { gpaScale } = profile;
  const [drafts, setDrafts] = useState<Partial<Record<DraftKind, string>>>({});

  const field = useTypedField({
    kept: gpaScale === "letter" ? null : profile.gpa,
    read: (text) => readGpa(text, gpaScale),
    write: String,
    give: (gpa) => void store.give({ kind: "setProfile", fields: { gpa } }),
  });

  function chooseScale(next: GpaScale) {
    const draft = getDraftKind(gpaScale);
    const kept = draft === null ? drafts : { ...drafts, [draft]: textNow() };
    setDrafts(kept);
    const nextDraft = getDraftKind(next);
    const text = nextDraft === null ? "" : (kept[nextDraft] ?? "");
    const gpa = toMeaning(readGpa(text, next));
    store.give({ kind: "setProfile", fields: { gpaScale: next, gpa } });
    if (next !== "letter" && next !== "none") field.retype(text);
  }

  function textNow(): string {
    return gpaScale === "letter" ? toLetterGrade(profile.gpa) : field.text;
  }

  const label = isTransfer(profile) ? words.gpa.collegeLabel : words.gpa.label;
  return (
    <div className="space-y-5">
      <RadioGroup
        legend={words.gpa.scaleLegend}
        options={gpaScales.map((scale) => ({ value: scale, label: words.gpa.scales[scale] }))}
        value={gpaScale}
        onChange={chooseScale}
      />
      {gpaScale === "none" && <p className="text-ink-soft">{words.gpa.none}</p>}
      {gpaScale === "letter" && (
        <SelectField
          label={label}
          hint={words.gpa.hint("letter")}
          value={toLetterGrade(profile.gpa)}
          onChange={(event) =>
            void store.give({
              kind: "setProfile",
              fields: { gpa: toMeaning(readGpa(event.target.value, "letter")) },
            })
          }
        >
          <option value="">{words.gpa.choose}</option>
          {Object.entries(words.gpa.letters).map(([letter, label]) => (
            <option key={letter} value={letter}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {gpaScale !== "letter" && gpaScale !== "none" && (
        <NumberField
          label={label}
          hint={words.gpa.hint(gpaScale)}
          keys="decimal"
          value={field.text}
          error={field.problem === null ? null : words.gpa.problem(field.problem, gpaScale)}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
      {field.problem?.kind === "otherScale" && (
        <OtherScale
          problem={field.problem}
          onYes={({ gpa, scale }) => {
            store.give({ kind: "setProfile", fields: { gpaScale: scale, gpa } });
            field.retype(field.text);
          }}
        />
      )}
      <Conversion conversion={convertAcademics(profile).gpaConversion} />
    </div>
  );
}

type OtherScaleProblem = Extract<AnswerProblem, { kind: "otherScale" }>;

/** The question stands at the field; this answers it with yes. No means to type the average again. */
function OtherScale(props: { problem: OtherScaleProblem; onYes: (problem: OtherScaleProblem) => void }) {
  return (
    <Button variant="light" size="sm" onClick={() => props.onYes(props.problem)}>
      {words.gpa.otherScaleYes(props.problem.scale)}
    </Button>
  );
}

function Conversion(props: { conversion: GpaConversion | null }) {
  const { conversion } = props;
  const text = conversion === null ? null : describeConversion(conversion);
  return (
    <p role="status" className={text === null ? "sr-only" : "text-[0.95rem] text-ink-soft"}>
      {text}
    </p>
  );
}

function describeConversion({ code, given, used, values }: GpaConversion): string | null {
  if (used === null) return null;
  switch (code) {
    case "cappedWeighted":
      return words.gpa.capped(given, values["cap"] ?? used);
    case "percentToFour":
      return words.gpa.fromPercent(used, values["percentAtFour"] ?? 0, values["percentPerPoint"] ?? 0);
    case "letterToFour":
      return words.gpa.fromLetter(used);
    default:
      // Used as it was typed, so there is nothing to say.
      return null;
  }
}

type DraftKind = "points" | "percent" | "letter";

/** A 4.0 and a weighted average are typed the same way; a 100-point one and a letter are not. */
function getDraftKind(scale: GpaScale): DraftKind | null {
  if (scale === "none") return null;
  return scale === "unweighted" || scale === "weighted" ? "points" : scale;
}

function toLetterGrade(gpa: number | null): string {
  if (gpa === null) return "";
  return Object.keys(words.gpa.letters).find((letter) => letterGrades[letter] === gpa) ?? "";
}
