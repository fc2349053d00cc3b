/** A question as cards are found by: stems of its words, pairs of them, and runs of four letters. */
import { foldQuestion } from "../foldQuestion.ts";
import { collegeMatters, sameNames, samePhrases, shortNames, topicWords } from "./cardThesaurus.ts";

/** Beyond this many words a question is a story; its sentences are matched one by one. */
const mostWords = 60;

const endings = [
  "ations",
  "ation",
  "ments",
  "ment",
  "ings",
  "ing",
  "ers",
  "ies",
  "ied",
  "ed",
  "es",
  "s",
  "e",
];

const names = new Map([...sameNames].map(([word, name]) => [toStem(word), toStem(name)]));

const stems = (words: string): ReadonlySet<string> => new Set(words.split(" ").map((word) => toStem(word)));

/** Words that say how something is asked, and not what about. */
const askingWords = stems(
  "when who which how many need much long often where why before after difference between versus vs better cuando quien cual cuanto cuantos donde porque diferencia",
);
const emptyWords = stems(
  "a about actually all also am an and any anyone are as at be because been being best but by can could did do does doing done for from get getting give go going good had has have having he help her his hi how i if in into is it its just know let like m make may me mean means ask come happen look next nxt offer people person put right today week working most my new no not now of ok on one or other our out please really s should so some something still sure t tell than that the their them then there these they thing things this those to too until up us use ve want was we were what whats will with work works would yes you your " +
    "college kid parent " +
    "al algo con como cuesta cada dar da dan gusta manda mandar mandan me mis otra otro pasa poner pongo quiero sacar veo vale vez cual de del el ella en es esta este esto hace hacer hay la las le lo los me mi mis nos nosotros o para pero por puede puedo que se si sin sobre son su sus tengo tiene un una y ya yo va ser hijo hija mas soy dos ir tienen pueden podemos tener hago hacemos voy van estan tenemos muy sirve funciona funcionan consigo empiezo significa conviene usar tomar pido pedir piden nuestro nuestra dice segun debo debemos todavia tambien ahora hasta despues antes nada todo cuanta recibo reciben recibir estoy vivo uso misma mismo mucho",
);

const topics = stems(topicWords);
const matters = stems(collegeMatters);

/** Whether a question names something that nobody asks about but for college. */
export function namesCollegeMatter(question: string): boolean {
  return listCardWords(question).some((word) => matters.has(toTerm(word)));
}

export function isTopic(stem: string): boolean {
  return topics.has(stem);
}

/** Of a word's weight, how much counts. */
export function weighWord(stem: string): number {
  if (askingWords.has(stem)) return 0.45;
  return emptyWords.has(stem) || stem.length < 2 ? 0.12 : 1;
}

/** The words of a question, folded: lower case, no accents, common slips mended. */
export function listCardWords(text: string): string[] {
  // In capitals only: "ed" ends many words, and "tel ed" is none.
  const spelled = text
    .replaceAll(/\bE\.?D\.?(?= ?(?:\d|I{1,2})?\b)/g, "early decision ")
    .replaceAll(/[-/]/g, " ");
  let folded = foldQuestion(spelled)
    .replaceAll(/[@$%&.]\p{L}?/gu, " ")
    .replaceAll(/ +/g, " ");
  for (const [pattern, name] of samePhrases) folded = folded.replaceAll(pattern, name);
  return folded
    .split(" ")
    .flatMap((word) => (shortNames.get(word) ?? word).split(" "))
    .filter((word) => word !== "")
    .slice(0, mostWords);
}

/** What a word is matched by: its stem, or the one name of all that mean the same. */
export function toTerm(word: string): string {
  const stem = toStem(word);
  return names.get(stem) ?? stem;
}

/** The word without its ending: "applied", "applying" and "applies" are one. */
function toStem(word: string): string {
  for (const ending of endings) {
    if (!word.endsWith(ending) || word.length - ending.length < 3 || word.endsWith("ss")) continue;
    const stem = word.slice(0, -ending.length);
    return ending === "ies" || ending === "ied" ? `${stem}y` : stem;
  }
  return word;
}
