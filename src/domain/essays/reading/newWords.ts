/** Counts what a question brings along that is not in the draft: a scene put into a question is a sentence to copy. */

/** Ordinary words that any question uses: the coach may say them even if the draft does not. */
const askingWords = new Set(
  `a about actually after again all almost also always am an and another any anyone anything are around as ask asked at away
  back be became because become been before began begin beginning behind being believe best better between both but by came
  can change changed choose chose come could day decide decided describe detail details did different do does doing done
  draft during each earlier else end ended ending essay even ever every everyone everything exact exactly expect expected
  explain face feel feeling felt find first follow followed for found from gave get give go goes going good got had hand hands
  happen happened happens hard has have he hear heard help helped her here him his how idea if image important in into is it
  its itself job just keep kind knew know known last later learn learned least leave left less lesson let like line long look
  looked looking made make makes making many matter mattered matters may mean meaning means meant might mind moment more most
  much name need needed never new next night no not nothing notice noticed now of off on once one only open opening or order
  other others out over own paragraph part particular people person picture piece place point prompt question reader real
  really reason remember right said same saw say saying says scene second see seeing seem seen sentence shall she should show
  shows since small smell so some someone something sound start started step still stop stopped story such sure take talk
  taste tell telling than that the their them themselves then there these they thing things think thinking this those
  thought through time to today together told too took touch toward try tried true turn turned two under understand until up
  upon use used very voice want wanted was way went were what when where whether which while who whom whose why will wish
  with within without woke word words work world would year years yes yet you your yours yourself`.split(
    /\s+/u,
  ),
);
const wordRuns = /\p{L}+(?:['’]\p{L}+)*/gu;

/** How many different words of `question` are neither in the draft, in any form, nor words that questions are made of. */
export function countNewWords(question: string, draft: string): number {
  const known = new Set(listStems(draft));
  const unknown = listWords(question).filter((word) => !askingWords.has(word) && !known.has(toStem(word)));
  return new Set(unknown.map((word) => toStem(word))).size;
}

function listWords(text: string): string[] {
  return (text.toLowerCase().match(wordRuns) ?? []).map((word) => word.replace(/['’].*$/u, ""));
}

function listStems(text: string): string[] {
  return listWords(text).map((word) => toStem(word));
}

/** "carry", "carried" and "carrying" are one word here; that two others may meet does no harm. */
function toStem(word: string): string {
  return word.length < 5
    ? word
    : word.replace(/(?:ing|ies|ied|ed|es|s|er|ly|y|e)$/u, "").replace(/(.)\1$/u, "$1");
}
