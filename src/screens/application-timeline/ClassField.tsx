/** Grade or graduation year: entering one fills in the other, and both are stored. */
import { useContext, useState } from "react";
import { getToday } from "#client/today.ts";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { ProblemsShownContext } from "#components/answer/useTypedField.ts";
import { words as profileWords } from "#components/answer/words.ts";
import {
  findGrade,
  readGraduationYear,
  toClassAnswers,
  toGraduationYear,
} from "#domain/timeline/classYear.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { formWords } from "./formWords.ts";
import { PathField } from "./PathField.tsx";

const words = formWords.class;
const grades = [9, 10, 11, 12, 13] as const;

export function ClassField() {
  const { read, give } = useAnswers();
  const day = getToday();
  const { value: graduationYear } = read("graduationYear");
  // The text stays as typed even if it is invalid; a year from elsewhere replaces it.
  const [typed, setTyped] = useState<{ text: string; graduationYear: number | null } | null>(null);
  const [hasLeft, setLeft] = useState(false);
  const areShown = useContext(ProblemsShownContext);
  const isCurrent = typed !== null && typed.graduationYear === graduationYear;
  const text = isCurrent ? typed.text : (graduationYear?.toString() ?? "");
  const year = isCurrent && typed.text.trim() !== "" ? readGraduationYear(typed.text, day) : null;
  const isShown = hasLeft || areShown || text.trim().length >= 4;
  const grade = graduationYear === null ? null : findGrade(graduationYear, day);

  function choose(next: number) {
    setTyped(null);
    give(toClassAnswers(toGraduationYear(next, day), day));
  }

  function type(next: string) {
    setLeft(false);
    const typedYear = readGraduationYear(next, day);
    if (!typedYear.ok) return setTyped({ text: next, graduationYear });
    setTyped({ text: next, graduationYear: typedYear.value });
    if (typedYear.value !== graduationYear) give(toClassAnswers(typedYear.value, day));
  }

  return (
    <div className="space-y-6">
      <RadioGroup
        legend={profileWords.gradeYear.legend}
        options={grades.map((one) => ({
          value: `${one}`,
          label: profileWords.gradeYear.options[one],
          detail:
            one === 13
              ? words.finishedDetail(toGraduationYear(one, day))
              : words.gradeDetail(toGraduationYear(one, day)),
        }))}
        value={grade === null || grade < 9 ? null : `${Math.min(grade, 13)}`}
        onChange={(one) => choose(Number(one))}
      />
      <NumberField
        label={words.year}
        hint={words.yearHint}
        value={text}
        error={year !== null && !year.ok && isShown ? words.problem(year.problem) : null}
        onChange={type}
        onBlur={() => setLeft(true)}
      />
      {grade !== null && grade > 12 && <PathField />}
      <p role="status" className={graduationYear === null ? "sr-only" : "text-ink-soft"}>
        {graduationYear !== null && grade !== null && words.reached(graduationYear, grade)}
      </p>
    </div>
  );
}
