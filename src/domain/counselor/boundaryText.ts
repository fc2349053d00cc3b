/** Brings a question into the one spelling that the boundary rules read, however it was typed. */
import { isOneSlip } from "./foldQuestion.ts";

const digitLetters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/** Lowercase words with single spaces; no accents, apostrophes or marks. "k1ll" is "kill". */
export function flattenText(question: string): string {
  return question
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}'’‘`´ʼ]/gu, "")
    .replaceAll(/(?<=[a-z])[01345](?=[a-z])/gu, (digit) => digitLetters[digit] ?? digit)
    .replaceAll(/(?<=[a-z])[!|](?=[a-z])/gu, "i")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Short forms of chats, and one form for each of the small words that the rules hang on. */
const spellings: readonly (readonly [from: RegExp, to: string])[] = [
  [/\b(?:i am|iam|i m)\b/g, "im"],
  [/\bi (?:have|ve) (?=been|\w+ed\b|already|given|written|taken|thought)/g, "ive "],
  [/\bi (?:will|ll)\b/g, "ill"],
  [/\bi (?:would|d)\b/g, "id"],
  [/\b(?<said>you|we|they) (?:are|re)\b/g, "$<said>re"],
  [/\b(?<said>he|she|it|that|there|what|who|where) (?:is|s)\b/g, "$<said>s"],
  [/\b(?<said>he|she|they|we|you) will\b/g, "$<said>ll"],
  [/\b(?<said>do|does|did|is|are|was|were|would|should|have|has|had) (?:not|nt)\b/g, "$<said>nt"],
  [/\b(?:can not|cannot|could not|couldnt|can t)\b/g, "cant"],
  [/\b(?:will not|won t)\b/g, "wont"],
  [/\b(?:going to|gunna|gona|ima|imma|finna|about to|boutta|bouta|fixing to|fixin to|gon)\b/g, "gonna"],
  [/\b(?:wants? to|wanted to|wanting to|wants? too|wana|wanna to)\b/g, "wanna"],
  [/\b(?:u|ya)\b/g, "you"],
  [/\b(?:ur|youre)\b/g, "your"],
  [/\babt\b/g, "about"],
  [/\b(?:rn)\b/g, "now"],
  [/\b(?:tn|2nite|tonite|2night)\b/g, "tonight"],
  [/\b(?:bc|cuz|cus|coz|cause|becuz)\b/g, "because"],
  [/\bppl\b/g, "people"],
  [/\b(?:tho|altho|although|though)\b/g, "though"],
  [/\b(?:smb|sm1|some1)\b/g, "someone"],
  [/\b(?:no ?1|no one|noone)\b/g, "nobody"],
  [/\b(?:anyone|any one|any1)\b/g, "anybody"],
  [/\b(?:every ?one|every1)\b/g, "everybody"],
  [/\b(?:my self|me self|mysel|mys?elf)\b/g, "myself"],
  [/\bhim self\b/g, "himself"],
  [/\bher self\b/g, "herself"],
  [/\bstep (?<kin>dad|mom|father|mother|brother|sister|son|daughter)\b/g, "step$<kin>"],
  [/\b(?:father|daddy|papa|papi|pops|dads|fathers|stepdads?|stepfathers?|pa)\b/g, "dad"],
  [/\b(?:mother|mommy|mama|mami|mum|momma|moms|mothers|stepmoms?|stepmothers?|ma)\b/g, "mom"],
  [/\b(?:boy friend|bf)\b/g, "boyfriend"],
  [/\b(?:girl friend|gf)\b/g, "girlfriend"],
  [/\b(?:kill?ing|killin) myself\b/g, "kill myself"],
  [/\bany ?mor[e]?\b/g, "anymore"],
  [/(?<letter>[a-z])\k<letter>{2,}/g, "$<letter>"],
];

/** Words that decide, and that people misspell when they are upset or in a hurry. */
const decisive =
  "suicide suicidal overdose overdosed immigration undocumented deported deportation guarantee guaranteed definitely password promise antidepressants medication adderall lawsuit attorney taxable emancipated molested assaulted strangled threatened threatens threatening bruises hospital citizenship deductible indocumentado indocumentada migracion".split(
    " ",
  );
const known = new Set([
  ...decisive,
  ..."overdone overdoses premise premises promised promises promising medications guarantees migration immigrations guaranteeing".split(
    " ",
  ),
]);

/** What the signs of danger and the refusals read: flattened, with one spelling for each small word. */
export function toPlainWords(flat: string): string {
  let text = flat;
  for (const [from, to] of spellings) text = text.replaceAll(from, to);
  return text
    .split(" ")
    .map((word) =>
      word.length < 7 || known.has(word)
        ? word
        : (decisive.find((one) => one[0] === word[0] && isOneSlip(word, one)) ?? word),
    )
    .join(" ");
}
