/** Brings a question into the spelling that the cue words and the classifier read. */

/** What people type short, and what the rules above call it. */
const shortWords: ReadonlyMap<string, string> = new Map([
  ["u", "you"],
  ["ur", "your"],
  ["r", "are"],
  ["wat", "what"],
  ["wats", "whats"],
  ["wut", "what"],
  ["wen", "when"],
  ["wht", "what"],
  ["hw", "how"],
  ["y'all", "you"],
  ["im", "i m"],
  ["gonna", "going to"],
  ["wanna", "want to"],
  ["skool", "school"],
  ["skools", "schools"],
  ["collages", "colleges"],
  ["collage", "college"],
  ["colege", "college"],
  ["coleges", "colleges"],
  ["colledge", "college"],
  ["gud", "good"],
  ["cuz", "because"],
  ["scolarship", "scholarship"],
  ["scolarships", "scholarships"],
  ["finaid", "financial aid"],
  ["avg", "average"],
  ["fasfa", "fafsa"],
  ["fafasa", "fafsa"],
  ["nxt", "next"],
  ["wuld", "would"],
  ["shud", "should"],
  ["prob", "probability"],
  ["exceptance", "acceptance"],
  ["chanses", "chances"],
  ["chanse", "chance"],
  ["dew", "due"],
  ["prise", "price"],
  ["kost", "cost"],
  ["schl", "school"],
  ["schls", "schools"],
  ["shld", "should"],
  ["wld", "would"],
  ["cld", "could"],
  ["bc", "because"],
  ["b4", "before"],
  ["thru", "through"],
  ["ppl", "people"],
  ["plz", "please"],
  ["pls", "please"],
  ["govt", "government"],
  ["gov", "government"],
  ["abt", "about"],
  ["yr", "year"],
  ["yrs", "years"],
  ["jr", "junior"],
  ["soph", "sophomore"],
  ["wich", "which"],
  ["whitch", "which"],
  ["wat", "what"],
  ["wut", "what"],
  ["prolly", "probably"],
  ["scholly", "scholarship"],
  ["unsub", "unsubsidized"],
  ["q", "que"],
  ["xq", "porque"],
  ["skolarship", "scholarship"],
  ["borow", "borrow"],
  ["shoud", "should"],
  ["shuld", "should"],
  ["aply", "apply"],
  ["aplly", "apply"],
  ["appply", "apply"],
]);

/** Words of the rules that people misspell; a word one slip away from one of them is read as it. */
const vocabulary = [
  ..."acceptance admission admissions admitted accepted application applications applying apply automatic automatically guaranteed guarantee deadline deadlines tuition scholarship scholarships financial chances chance average graduation retention earnings salary compare comparison difference student students college colleges university universities school schools early decision action regular priority deposit required requirement optional superscore balanced safety safeties budget income grants program programs nursing percent eligible eligibility qualify recommend recommendation essay transcript between cheaper cheapest expensive affordable afford located location enrollment selective competitive realistic award letter letters offers package remove delete change update residency resident calculate estimate index deferred waitlisted rejected transferring qualifies government free community steps checklist timeline".split(
    " ",
  ),
  ..."cuanto cuesta cuando fecha limite becas universidad universidades posibilidades aceptacion matricula".split(
    " ",
  ),
];

const known = new Set(vocabulary);

/** What was corrected last: people and cards use the same few thousand words, and comparing each with all is slow. */
const corrected = new Map<string, string>();
const mostCorrected = 5_000;

function correct(word: string): string {
  const kept = corrected.get(word);
  if (kept !== undefined) return kept;
  const right = findCorrect(word);
  if (corrected.size >= mostCorrected) corrected.clear();
  corrected.set(word, right);
  return right;
}

function findCorrect(word: string): string {
  const short = shortWords.get(word);
  if (short !== undefined) return short;
  if (word.length < 6 || known.has(word) || /\d/.test(word)) return word;
  return vocabulary.find((one) => one.length >= 6 && one[0] === word[0] && isOneSlip(word, one)) ?? word;
}

/** A misspelled word of the rules as it is spelled: "decison"; any other as it stands. */
export function correctOrdinary(word: string): string {
  return shortWords.has(word) ? word : correct(word);
}

/** One letter more, less, other, or two swapped; in long words two of those. */
export function isOneSlip(left: string, right: string): boolean {
  const allowed = right.length >= 9 ? 2 : 1;
  if (Math.abs(left.length - right.length) > allowed) return false;
  // Plurals and other endings are words of their own.
  if (left === `${right}s` || right === `${left}s`) return false;
  return countSlips(left, right) <= allowed;
}

function countSlips(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (isSwap) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}

/** A question as the rules read it: lowercase, no accents, signs as spaces, common slips corrected. */
export function foldQuestion(text: string): string {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\p{N}])w\/o(?![\p{L}\p{N}])/gu, "without")
    .replaceAll(/(?<![\p{L}\p{N}])w\/(?=\s?\p{L})/gu, "with ")
    .replaceAll(/(?<=\d),(?=\d{3})/g, "")
    .replaceAll(/(?<=\d)(?:k| thousand| grand)\b/g, "000")
    .replaceAll(/['’‘`](?=s\b)/g, "")
    .replaceAll(/['’‘`]/g, "")
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, " ")
    .replaceAll(/[^\p{L}\p{N}@$%.&]+/gu, " ")
    .trim();
  return plain
    .split(" ")
    .map((word) => correct(word))
    .join(" ");
}
