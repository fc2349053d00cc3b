/** Which fields a college awards degrees in. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { createFieldFinder } from "#domain/college/fieldFinder.ts";
import { getFieldName } from "#domain/college/fieldOfStudy.ts";
import { majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { isMajorProgram, type MajorProgram, majorPrograms } from "#domain/college/majorPrograms.ts";
import { listFamilies } from "#domain/college/majorsIndex.ts";
import { publications } from "#domain/college/publications.ts";
import { spokenMajors } from "#domain/search/spokenNames.ts";
import { formatInteger } from "#lib/format.ts";
import type { AnswerContext } from "../context.ts";
import type { AnswerFact, AnswerSource, CounselorReading } from "../counselor.ts";
import { type Draft, findEntity, makeDraft, toCollegePath } from "../draft.ts";
import { words } from "../words.ts";

export const completionsSource: AnswerSource = {
  title: publications.completions.title,
  url: publications.completions.url,
  year: publications.completions.release ?? "",
};

export function tellMajors(
  college: CollegeSummary,
  { majors }: AnswerContext,
  reading: CounselorReading,
): Draft {
  const { name } = college;
  const asked = findEntity(reading, "major");
  const offered = majors === null ? null : listFamilies(majors, college.unitId);
  const sources = [completionsSource];
  const link = { kind: "link", to: `${toCollegePath(college)}#majors`, label: `Majors at ${name}` } as const;
  if (offered === null) {
    return makeDraft(`I have no list of majors for ${name}. Check the list of programs on its website.`, {
      kind: "dont-know",
      parts: [link],
    });
  }
  if (asked !== null) {
    const family = toMajorFamily(asked.cip);
    if (family === null) return words.whichMajor();
    const program = toProgram(asked.cip);
    const wishes = { majorFamilies: [family], majorPrograms: program === null ? [] : [program] };
    const field = majors === null ? null : createFieldFinder(majors, wishes)(college);
    const degrees = field?.degreesPerYear ?? 0;
    const count = degrees === 0 ? "no" : formatInteger(degrees);
    const level = field?.level === "associate" ? "associate" : "bachelor’s";
    const fact: AnswerFact = {
      ref: `${college.unitId}.major`,
      kind: "phrase",
      subject: college.unitId,
      text: `awarded ${count} ${level} ${degrees === 1 ? "degree" : "degrees"} in ${getFieldName(field?.code ?? family)}`,
      year: completionsSource.year,
    };
    const detail = offered.includes(family) ? " Its page lists each major." : "";
    const narrow = nameNarrowMajor(asked.cip);
    const answer = reading.asksWhether === undefined || degrees === 0 || narrow !== null ? "" : "Yes. ";
    const counted = narrow === null ? "" : ` I can’t count ${narrow} separately from that field.`;
    return makeDraft(`${answer}${name} ${fact.text} in ${fact.year}.${counted}${detail}`, {
      facts: [fact],
      sources,
      parts: [link],
    });
  }
  const count: AnswerFact = {
    ref: `${college.unitId}.fields`,
    kind: "count",
    subject: college.unitId,
    text: String(offered.length),
    year: completionsSource.year,
  };
  const fields = offered.length === 1 ? "field" : "fields";
  return makeDraft(
    `${name} awarded degrees in ${count.text} ${fields} of study in ${count.year}. Its page lists every major with the degrees awarded.`,
    { facts: [count], sources, parts: [link] },
  );
}

/** Of these families one program in general is most of what colleges report. */
const undivided: ReadonlySet<string> = new Set(["11"]);

/** What families call a major that its family's degrees include and do not tell apart; null for a family, and for what is counted by itself. */
export function nameNarrowMajor(cip: string): string | null {
  const isCounted = cip.length <= 2 || undivided.has(cip.slice(0, 2)) || toProgram(cip) !== null;
  return isCounted ? null : (spokenMajors.find(([code]) => code === cip)?.[1] ?? null);
}

/** The name of a field or of a program with rules of its own; null for an unknown code. */
export function sayMajor(cip: string): string | null {
  const family = toMajorFamily(cip);
  if (family === null) return null;
  const program = toProgram(cip);
  return program === null ? majorFamilies[family] : majorPrograms[program];
}

/** The program with a name of its own that this code is, such as nursing; null for any other. */
export function toProgram(cip: string): MajorProgram | null {
  const program = cip.replace(".", "").slice(0, 4);
  return isMajorProgram(program) ? program : null;
}
