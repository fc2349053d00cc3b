/** An answer in which each sentence with a figure says where it is from, so that whoever quotes it quotes the source. */
import type { AnswerSource } from "#domain/counselor/counselor.ts";
import type { Draft } from "#domain/counselor/draft.ts";
import { formatAnd } from "#lib/format.ts";

const mostSources = 3;

export type Citing = {
  /** Title and year stand in the sentence of each figure. */
  cite: (answer: Pick<Draft, "text" | "sources">) => string;
  /** Where to read them, once each: the last lines of an answer. */
  listAddresses: () => string[];
};

/** `site`: the address of this installation, for sources that are its own pages. */
export function createCiting(site: string): Citing {
  const addresses = new Map<string, string>();
  return {
    cite({ text, sources }) {
      for (const { title, url } of sources)
        if (url !== null) addresses.set(title, url.startsWith("/") ? `${site}${url}` : url);
      const named = nameSources(sources);
      if (named.length === 0) return text;
      const more = named.length > mostSources ? "; and others" : "";
      const note = ` (source: ${named.slice(0, mostSources).join("; ")}${more})`;
      return splitSentences(text)
        .map((sentence) => (/\d/.test(sentence) ? insertBeforeEnd(sentence, note) : sentence))
        .join(" ");
    },
    listAddresses: () => [...addresses].map(([title, url]) => `${title}: ${url}`),
  };
}

/** One publication with all its years. */
function nameSources(sources: readonly AnswerSource[]): string[] {
  const byTitle = Map.groupBy(sources, ({ title }) => title);
  return [...byTitle].map(([title, same]) => {
    const years = [...new Set(same.flatMap(({ year }) => (year === "" ? [] : [year])))];
    return years.length === 0 ? title : `${title}, ${formatAnd(years)}`;
  });
}

/** A sentence ends where the next begins with a capital letter, but not after "St." and the like. */
function splitSentences(text: string): string[] {
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
