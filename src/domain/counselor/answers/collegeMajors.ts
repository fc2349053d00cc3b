/** Which fields a college awards degrees in. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { isMajorProgram, majorPrograms } from "#domain/college/majorPrograms.ts";
import { listFamilies } from "#domain/college/majorsIndex.ts";
import { publications } from "#domain/college/publications.ts";
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
    return makeDraft(`I have no list of majors for ${name}. Look at its own page of programs.`, {
      kind: "dont-know",
      parts: [link],
    });
  }
  if (asked !== null) {
    const family = toMajorFamily(asked.cip);
    if (family === null) return words.whichMajor();
    const title = majorFamilies[family];
    const isOffered = offered.includes(family);
    const fact: AnswerFact = {
      ref: `${college.unitId}.major`,
      kind: "phrase",
      subject: college.unitId,
      text: isOffered
        ? `awarded degrees in ${title.toLowerCase()}`
        : `awarded no degrees in ${title.toLowerCase()}`,
      year: completionsSource.year,
    };
    const detail = isOffered ? " Its page lists each major." : "";
    return makeDraft(`${name} ${fact.text} in ${fact.year}.${detail}`, {
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

/** The name of a field or of a program with rules of its own; null for an unknown code. */
export function sayMajor(cip: string): string | null {
  const family = toMajorFamily(cip);
  if (family === null) return null;
  const program = cip.replace(".", "").slice(0, 4);
  return isMajorProgram(program) ? majorPrograms[program] : majorFamilies[family];
}
