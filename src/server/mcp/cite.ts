/** An answer in which each sentence with a figure says where it is from, so that whoever quotes it quotes the source. */
import type { AnswerFact, AnswerSource } from "#domain/counselor/counselor.ts";
import { formatAnd } from "#lib/format.ts";

const mostSources = 3;

/** For what is worked out here, over a whole list or for one student. */
export const ownEstimate = { title: "Tassel’s estimates", url: "/methodology", year: "2026-27" } as const;

export type Cited = {
  text: string;
  sources: readonly AnswerSource[];
  /** The figures of the text: their years are told in their own sentence, and an estimate is not called its source’s. */
  facts?: readonly AnswerFact[];
};

export type Citing = {
  /** Title and year stand in the sentence of each figure. */
  cite: (answer: Cited) => string;
  /** Where to read them, once each: the last lines of an answer. */
  listAddresses: () => string[];
};

/** `site`: the address of this installation, for sources that are its own pages. */
export function createCiting(site: string): Citing {
  /** By title, in the order they were cited: "the college’s page" is another one for each college. */
  const addresses = new Map<string, string[]>();
  const keep = ({ title, url }: Pick<AnswerSource, "title" | "url">): void => {
    if (url === null) return;
    const address = url.startsWith("/") ? `${site}${url}` : url;
    const known = addresses.get(title) ?? [];
    if (!known.includes(address)) addresses.set(title, [...known, address]);
  };
  /** The title, with a number where it is not the first address of that title. */
  const nameTitle = ({ title, url }: AnswerSource): string => {
    const address = url?.startsWith("/") === true ? `${site}${url}` : url;
    const place = address === null ? -1 : (addresses.get(title) ?? []).indexOf(address);
    return numberTitle(title, place);
  };
  return {
    cite({ text, sources, facts = [] }) {
      for (const source of sources) keep(source);
      if (sources.length === 0) return text;
      // What the family said is told once: the same amount further on is another figure.
      const spent = new Set<AnswerFact>();
      const known = new Set(sources.map(({ year }) => year));
      const citeSentence = (sentence: string): string => {
        if (!/\d/.test(sentence)) return sentence;
        const told = facts.filter((fact) => !spent.has(fact) && isTold(fact, sentence));
        for (const fact of told) if (isOfFamily(fact)) spent.add(fact);
        // "More than the $9,000 you can pay": nobody published that.
        if (told.length > 0 && told.every(isOfFamily)) return sentence;
        const isEstimate = told.some(isOwnEstimate);
        if (isEstimate) keep(ownEstimate);
        // An estimate for a coming year is made of figures of whatever years there are.
        const areOfSources = told.every(({ year }) => year === "" || known.has(year));
        const named = nameSources(
          sources,
          nameTitle,
          (year) => areOfSources && isOfSentence(year, sentence, told),
        );
        const more = named.length > mostSources ? "; and others" : "";
        const from = isEstimate ? "Tassel’s estimate from " : "";
        return insertBeforeEnd(
          sentence,
          ` (source: ${from}${named.slice(0, mostSources).join("; ")}${more})`,
        );
      };
      return splitSentences(text).map(citeSentence).join(" ");
    },
    listAddresses: () =>
      [...addresses].flatMap(([title, known]) =>
        known.map((address, place) => `${numberTitle(title, place)}: ${address}`),
      ),
  };
}

function numberTitle(title: string, place: number): string {
  return place > 0 ? `${title} [${place + 1}]` : title;
}

function isTold({ text }: AnswerFact, sentence: string): boolean {
  return text !== "" && sentence.toLowerCase().includes(text.toLowerCase());
}

/** A chance or a price is made here from what the source publishes of others. */
function isOwnEstimate({ ref }: AnswerFact): boolean {
  return /\.(?:chance|price|priceAtHome|sticker)(?:After)?$/.test(ref);
}

/** What the family said it can pay. */
function isOfFamily({ ref }: AnswerFact): boolean {
  return ref.endsWith(".pay");
}

function isOfSentence(year: string, sentence: string, told: readonly AnswerFact[]): boolean {
  return sentence.includes(year) || told.some((fact) => fact.year === year);
}

/** One publication with its years: those of the sentence where it has any. */
function nameSources(
  sources: readonly AnswerSource[],
  nameTitle: (source: AnswerSource) => string,
  isHere: (year: string) => boolean,
): string[] {
  const named = [...Map.groupBy(sources, nameTitle)].map(([title, same]) => {
    const all = [...new Set(same.flatMap(({ year }) => (year === "" ? [] : [year])))];
    return { title, all, here: all.filter(isHere) };
  });
  // Where one has the year of the sentence, what is of other years is said elsewhere in the answer.
  const isDated = named.some(({ here }) => here.length > 0);
  return named.flatMap(({ title, all, here }) => {
    if (isDated && all.length > 0 && here.length === 0) return [];
    const years = here.length === 0 ? all : here;
    return years.length === 0 ? title : `${title}, ${formatAnd(years)}`;
  });
}

/** A sentence ends where the next begins with a capital letter, but not after "St." and the like. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?])\s+(?=[\p{Lu}“"\d])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && /\b(?:St|Mt|Ft|Dr|Jr|No|vs|U\.S|D\.C)\.$/.test(last))
      sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

function insertBeforeEnd(sentence: string, note: string): string {
  const end = /[.!?:]$/.exec(sentence)?.[0] ?? "";
  return `${end === "" ? sentence : sentence.slice(0, -1)}${note}${end}`;
}
