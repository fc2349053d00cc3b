/** What a question says of the people: how many, one parent or two, the student's grade, and where they live. */
import type { StateCode } from "#domain/college/states.ts";
import { findStateOfZip } from "#domain/geography/zipStates.ts";
import type { AskedValue } from "./counselor.ts";
import type { Slots } from "./slots.ts";

const peopleWords = "one two three four five six seven eight nine ten".split(" ");
const spanishPeople = "una dos tres cuatro cinco seis siete ocho nueve diez".split(" ");

export function readPeople(text: string): AskedValue[] {
  const values: AskedValue[] = [];
  const counted =
    /\b(?:family|fam|household|familia|hogar) (?:size )?(?:of|de|is) (\w+)\b|\bthere(?:s| are| is) (\w+) of us\b|\b(\w+) of us\b|\b(\w+) (?:people|person|personas) (?:in (?:(?:my|our|the) )?(?:family|house\w*|home)|en (?:casa|la familia))\b|\bsomos (\w+)\b|\bwe ?(?:re|are) (?:a )?(\w+) (?:people|persons?)\b/.exec(
      text,
    );
  const raised = /\b(?:single|widowed|divorced) (?:mom|mother|dad|father|parent) (?:of|with) (\w+)\b/.exec(
    text,
  )?.[1];
  const children = raised === undefined ? null : toCount(raised);
  if (counted === null && children !== null && children <= 10)
    values.push({ kind: "familySize", value: children + 1 });
  const home = countHome(text);
  if (values.length === 0 && counted === null && home !== null)
    values.push({ kind: "familySize", value: home });
  const said = counted?.slice(1).find((word) => word !== undefined);
  const size = said === undefined ? null : toCount(said);
  if (size !== null && size >= 2 && size <= 20) values.push({ kind: "familySize", value: size });
  if (
    /\b(?:single (?:mom|dad|mother|father|parent)|just my (?:mom|dad)|madre soltera|padre soltero|mama soltera)\b/.test(
      text,
    )
  )
    values.push({ kind: "parents", value: 1 });
  else if (/\b(?:both (?:my )?parents|(?:two|2) parents|married parents|parents are married)\b/.test(text))
    values.push({ kind: "parents", value: 2 });
  return values;
}

/** "2 parents, 2 kids", "mom, dad and three kids", "single mom with one kid": parents and children together. */
function countHome(text: string): number | null {
  const kids = /\b(\w+) (?:kids?|children|child|hijos?)\b(?! (?:in|at|who|from|like|with a)\b)/.exec(
    text,
  )?.[1];
  const children = kids === undefined ? null : toCount(kids);
  const isPair =
    /\b(?:two|2|both) parents\b|\b(?:married|wife|husband)\b/.test(text) ||
    (/\b(?:mom|mother|mama)\b/.test(text) &&
      /\b(?:dad|father|papa)\b/.test(text) &&
      !/\b(?:divorced|separated|split)\b/.test(text));
  const isSingle = /\b(?:single|widowed|divorced) (?:mom|mother|dad|father|parent)\b/.test(text);
  const adults = isPair ? 2 : isSingle ? 1 : null;
  return children === null || adults === null || children > 12 ? null : children + adults;
}

function toCount(word: string): number | null {
  const at = Math.max(peopleWords.indexOf(word), spanishPeople.indexOf(word));
  if (at >= 0) return at + 1;
  const value = Number(word);
  return Number.isInteger(value) ? value : null;
}

const gradeNames: readonly [number, string][] = [
  [9, "freshman|9th(?: grader?)?|ninth grader?|grade 9|noveno"],
  [10, "sophomore|10th(?: grader?)?|tenth grader?|grade 10|decimo"],
  [11, "junior|11th(?: grader?)?|eleventh grader?|grade 11|undecimo|grado 11|once grado"],
  [12, "senior|12th(?: grader?)?|twelfth grader?|grade 12|duodecimo|grado 12"],
];

/** "In 11", "estoy en 11": a grade by its number alone. */
const gradeNumber =
  /\b(?:i m in|im in|is in|estoy en|esta en|voy en) (9|10|11|12)\b(?! ?(?:clubs?|schools?|colleges?|states?|classes|aps?))/;

const schoolYears = ["freshman", "sophomore", "junior", "senior"];
const firstGrade = 9;
/** "It's October of senior year": now, and of high school. "My junior year grades" and "before senior year" are another time. */
const schoolYear =
  /\b(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|fall|winter|start|beginning|middle|end|first week|first day) of (?:my |his |her |our )?|(?:its|it s|it is|i m in|im in|hes in|shes in|he is in|she is in|halfway through|almost done with) (?:my |his |her )?)(freshman|sophomore|junior|senior) (?:year|yr)\b(?! (?:of|in|at) college)|^(freshman|sophomore|junior|senior) (?:year|yr) (?:now |so )?what /;

const gradeWords = ["9th", "10th", "11th", "12th", "ninth", "tenth", "eleventh", "twelfth"];
/** "My ninth grader", "we have an 11th grader". */
const childGrade = new RegExp(`\\b(?:my|our|an?|his|her) (?:\\w+ )?(${gradeWords.join("|")}) ?grader\\b`);

/** The grade of a high school student who says so; "junior college" and a college's own seniors are not meant. */
export function readGrade(text: string): number | null {
  const [, now, ahead] = schoolYear.exec(text) ?? [];
  const year = now ?? ahead;
  if (year !== undefined) return schoolYears.indexOf(year) + firstGrade;
  const number = gradeNumber.exec(text)?.[1];
  if (number !== undefined) return Number(number);
  const child = childGrade.exec(text)?.[1];
  if (child !== undefined) return (gradeWords.indexOf(child) % 4) + firstGrade;
  for (const [grade, names] of gradeNames) {
    const said = new RegExp(
      `\\b(?:i m|im|i am|is|as|being|hes|shes|for|hs|high school|in|(?:start|enter|begin)(?:s|ed|ing)?|began|going into|a rising|should|do|does|must|estoy en|esta en|^|(?:my|our) \\w+ is) ?(?:an? |el )?(?:rising |high school |hs )?(?:${names})\\b(?! (?:college|at|in college|year of college|admits?|admission|class|applicants?|year|thesis))`,
    );
    if (said.test(text))
      return /\brising (?:junior|senior|sophomore|freshman)/.test(text) ? grade - 1 : grade;
  }
  return null;
}

/** "We live in Fresno", "we're in Columbus": the city that is named is home. */
export function livesInPlace(text: string): boolean {
  return livesThere.test(text);
}

const livesThere =
  /\b(?:live|living|resident|vivo|vivimos|soy|somos|from|(?:i m|im|we re|were|we are|i am)(?: \w+)?) (?:in|en|de|from|near|outside) @l|\b(?:mak(?:e|es|ing)|earn(?:s|ing)?|income of|family on) (?:about |around )?\$?[\d.,]+k?(?: a year)? in @l|\b(?:from|vivo en|vivimos en|soy de|somos de) @l/;

/** Of two states, where one lives now and not where one left or went to school: "I graduated in Ohio but live in Texas". */
const homeOfTwo =
  /\b(?:live|lives|living|reside|vivo|vivimos) (?:now )?(?:in|en) @s|\b(?:moved|moving|relocated|relocating) (?:from @s )?to @s|\bnow in @s/;

/** Which of the states a sentence names stands at the end of what was found in it. */
function findNamedAt(pattern: RegExp, text: string, states: readonly StateCode[]): StateCode | null {
  const found = pattern.exec(text);
  if (found === null) return null;
  const before = text.slice(0, found.index + found[0].lastIndexOf("@s"));
  return states[before.split("@s").length - 1] ?? null;
}

export function readHomeState(text: string, entities: Slots["entities"]): StateCode | null {
  const states = entities.flatMap((one) => (one.kind === "state" ? [one.state] : []));
  const ofTwo = states.length > 1 ? findNamedAt(homeOfTwo, text, states) : null;
  if (ofTwo !== null) return ofTwo;
  // A state that is named twice is listed once.
  return findNamedAt(homeSaid, text, states) ?? (homeSaid.test(text) ? (states[0] ?? null) : null);
}

/** Ways to say which state is home. */
const homeSaid =
  /\b(?:makes?|making|earns?|earning|ganamos|gano|ganan) (?:about |around |como )?\$?[\d.,]+k?(?: mil| thousand)?(?: (?:a|per|al|por) (?:year|ano))? (?:in|en) @s|^@s,? (?:household|family|single|we make|we earn|income)\b|\bfamil(?:y|ies)(?: [\w$]+){0,4} in @s|@s (?:kids?|famil(?:y|ies)|students?|residents?|people|folks|resident)\b|\b(?:from|live in|living in|resident of|residente de|vivo en|vivimos en|soy de|somos de|we are in|were in|i m in|im in|here in|(?:senior|junior|sophomore|freshman|grader|student|mom|dad|mother|father|parents?|kid|son|daughter) (?:here )?in(?: rural)?|under \d+k in(?: rural)?) @s/;

export const zipSaid =
  /\b(?:zip(?: ?code)?(?: is)?|(?:live|living|reside|vivo|vivimos) (?:in|en|at)|(?:i m|im|we re|were|are|am) in|from|near|de|codigo postal)[:,]? (\d{5})\b(?! ?(?:a year|per|dollars|k\b|miles|students))/i;

/** "We live in 43215": the state that its mail goes to. */
export function readHomeZip(typed: string): StateCode | null {
  const zip = zipSaid.exec(typed.replaceAll("’", "'").replaceAll("'", " "))?.[1];
  return zip === undefined ? null : findStateOfZip(zip);
}
