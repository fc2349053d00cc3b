/** The reading of a draft as the browser runs it, timed by the benchmark. */
import { decodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { buildDictionary } from "#domain/counselor/dictionary.ts";
import { makeReadingFacts, type ReadingFacts, readDraft } from "#domain/essays/reading/readDraft.ts";
import { mergeTexts } from "#domain/essays/text/mergeTexts.ts";
import { exampleDrafts, examplePrompt } from "#domain/essays/workedExample.ts";

/** A full Common Application essay. */
const essayWords = 650;

let facts: ReadingFacts | null = null;

function load(indexText: string): void {
  const decoded = decodeCollegeIndex(JSON.parse(indexText));
  if (!decoded.ok) throw new Error("The college index cannot be read.");
  const { colleges } = decoded.value;
  facts = makeReadingFacts(colleges, buildDictionary({ colleges, programs: [] }));
}

/** Milliseconds of each run; the first includes what an engine does once. Each run reads another text. */
function read(runs: number): number[] {
  const made = facts;
  if (made === null) throw new Error("Nothing is loaded.");
  const words = exampleDrafts.flatMap(({ text }) => text.split(" "));
  return Array.from({ length: runs }, (_, run) => {
    const text = words.slice(run, run + essayWords).join(" ");
    const startedAt = performance.now();
    readDraft({ text, prompt: examplePrompt, college: null, otherColleges: [] }, made);
    return performance.now() - startedAt;
  });
}

/** Milliseconds of each run: texts of 64 kB, every paragraph rewritten on both sides but the last. */
function merge(runs: number): number[] {
  const write = (side: string) =>
    Array.from({ length: 150 }, (_, index) => `${side} ${index} ${"one more sentence ".repeat(23)}`);
  return Array.from({ length: runs }, (_, run) => {
    const base = write(`base ${run}`);
    const join = (lines: readonly string[]) => lines.join("\n\n");
    const startedAt = performance.now();
    mergeTexts({ base: join(base), mine: join(write("mine")), theirs: join(write("theirs")) });
    return performance.now() - startedAt;
  });
}

declare global {
  var tasselEssays: { load: typeof load; read: typeof read; merge: typeof merge };
}
globalThis.tasselEssays = { load, read, merge };
