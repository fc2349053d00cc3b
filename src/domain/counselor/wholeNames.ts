/**
 * A question that is nothing but the name of a state's program, in lowercase and shortened as families do: "tops", "what is tap",
 * "frank o'bannon", "excellence scholarship". Beside other words, an everyday word or a part of a name means too much.
 */
import { pickDistinctiveWords } from "#domain/search/fold.ts";
import type { Candidate } from "./chosenNames.ts";
import type { CounselorEntity } from "./counselor.ts";
import { dropKinds, general, kinds, type ProgramName } from "./programNameList.ts";
import type { QuestionWord } from "./questionWords.ts";

const toWords = (text: string) => new Set(text.split(/\s+/));

/** Around a name, these ask about it and say nothing else. */
const asking =
  toWords(`what whats is are the a an about tell me us explain how does do did can could i we get apply for to who
  whos gets qualify please when my`);
const asked =
  toWords(`work works pay pays cover covers open closed still due deadline deadlines application requirements
  eligibility amount gpa money`);

const mostWords = 6;

/** Null where the question says more, or nothing that any program is called. */
export function findWholeName(
  words: readonly QuestionWord[],
  names: readonly ProgramName[],
): Candidate | null {
  let first = 0;
  let after = words.length;
  while (first < after && asking.has(words[first]?.bare ?? "")) first += 1;
  while (after > first && asked.has(words[after - 1]?.bare ?? "")) after -= 1;
  const said = pickDistinctiveWords(words.slice(first, after).map(({ bare }) => bare));
  const last = words[after - 1];
  if (last === undefined || said.length === 0 || said.length > mostWords) return null;
  if (said.every((word) => general.has(word) || kinds.has(word))) return null;
  const entities = findEntities(said, names);
  if (entities.length === 0) return null;
  const entries = entities.map((entity) => ({ entity, weight: 0, need: "nothing" as const }));
  return { first, after, end: last.bareEnd, entries, isMeant: true };
}

/** Those called exactly that come before those in whose names it stands; a state only where no program of ours is. */
function findEntities(said: readonly string[], names: readonly ProgramName[]): CounselorEntity[] {
  const key = said.join("");
  const bare = dropKinds(said);
  const isCalled = ({ words, isWhole }: ProgramName) =>
    words.join("") === key || (isWhole && bare.length > 0 && words.join("") === bare.join(""));
  const called = names.filter(isCalled);
  // A part of a name is one where its kind is said, or where it begins the name with words of its own: "excellence scholarship",
  // "next generation", and not "financial aid" or "dual credit".
  const saysKind = bare.length > 0 && bare.length < said.length;
  const isOwn = said.length > 1 && said.every((word) => !general.has(word));
  const holds = ({ words }: ProgramName) =>
    saysKind ? holdsRun(words, said) : isOwn && said.every((word, at) => words[at] === word);
  const meant = called.length > 0 ? called : names.filter(holds);
  const programs = meant.filter(({ entity }) => entity.kind === "program");
  const unique = new Map(
    (programs.length > 0 ? programs : meant).map(({ entity }) => [JSON.stringify(entity), entity]),
  );
  return [...unique.values()];
}

/** Whether the words stand together in a name: "excellence scholarship" in "Academic Excellence Scholarship". */
function holdsRun(words: readonly string[], said: readonly string[]): boolean {
  return words.some((_, at) => said.every((word, index) => words[at + index] === word));
}
