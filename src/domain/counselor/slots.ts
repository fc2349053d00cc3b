/** A question, or one part of it, with signs for what it names: "when is @c due". */
import type { CounselorEntity, LinkedEntity, SearchPlace } from "./counselor.ts";
import type { NamedPlace } from "./findPlace.ts";
import { foldQuestion } from "./foldQuestion.ts";

export type Slots = {
  text: string;
  entities: readonly CounselorEntity[];
  links: readonly LinkedEntity[];
  near: SearchPlace | null;
};

const signs = { college: "@c", state: "@s", program: "@p", major: "@m" } as const;

/** Where one question ends and the next begins: at a question mark or full stop, or at "and when …". */
export function splitParts(question: string): { start: number; end: number }[] {
  const ends = [
    ...question.matchAll(
      /[?!.;]+\s+|[?!;]+$|,?\s+(?:and|also|plus|y)\s+(?=(?:also\s+)?(?:tell me\s+)?(?:tell me|my chances|whens|hows|wheres|when|what|whats|what's|how|is|are|does|do|can|will|where|which|cuándo|cuando|cuánto|cuanto|qué)\b)|\s(?:and|n|&|plus|y)\s+(?=(?:the |its |their |also )?(?:deadlines?|due date|acceptance rate|tuition|cost|price|average (?:sat|act)|chances)\b)/gi,
    ),
  ];
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of ends) {
    const end = match.index + match[0].length;
    parts.push({ start, end: match.index + (/^[?!.;]/.test(match[0]) ? 1 : 0) });
    start = end;
  }
  if (start < question.length) parts.push({ start, end: question.length });
  return parts.filter((part) => question.slice(part.start, part.end).trim().length > 2);
}

const longQuestion = 60;

/** Where the last clause that asks begins, after a comma, a period or "so"; null for a short or plain question. */
export function findAskedClause(question: string): number | null {
  if (question.length < longQuestion) return null;
  const starts = [
    ...question.matchAll(
      /(?:[,.;:!]\s+|\s(?:so|but|lol|and so|so now)\s+)(?=(?:so |but |and |now )?(?:what|whats|what's|how|when|whens|where|wheres|is|are|does|do|did|can|could|will|would|which|cuánto|cuanto|cuándo|cuando|qué|que|puede|puedo)\b)/gi,
    ),
  ];
  const last = starts.at(-1);
  if (last === undefined || last.index < longQuestion / 3) return null;
  return last.index + last[0].length;
}

export function toSlots(
  question: string,
  links: readonly LinkedEntity[],
  start: number,
  end: number,
  place: NamedPlace | null = null,
): Slots {
  const inside = links.filter((link) => link.start >= start && link.end <= end);
  const here = place !== null && place.start >= start && place.end <= end ? place : null;
  const masks = inside.map((link) => ({
    start: link.start,
    end: link.end,
    sign: signs[link.entity.kind] as string,
  }));
  if (here !== null) masks.push({ start: here.start, end: here.end, sign: "@l" });
  let masked = "";
  let at = start;
  for (const link of masks.toSorted((left, right) => left.start - right.start)) {
    if (link.start < at) continue;
    masked += `${question.slice(at, link.start)} ${link.sign} `;
    at = link.end;
  }
  masked += question.slice(at, end);
  return {
    text: boundText(foldQuestion(masked)),
    entities: dropRepeats(inside.map(({ entity }) => entity)),
    links: inside,
    near: here?.place ?? null,
  };
}

/** A long story asks at its beginning or its end; reading all of it takes the longer, the longer it is. */
const mostRead = 800;

function boundText(text: string): string {
  if (text.length <= mostRead) return text;
  const head = text.slice(0, text.lastIndexOf(" ", mostRead / 2));
  return `${head}${text.slice(text.indexOf(" ", text.length - mostRead / 2))}`;
}

export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

export function dropRepeats<T>(list: readonly T[]): T[] {
  return list.filter((one, at) => list.findIndex((other) => isSame(one, other)) === at);
}
