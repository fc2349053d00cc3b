/**
 * What a search for colleges asks for: within which price, which kind; and the words it cannot honor, so that an answer
 * never passes over one. Near which place, findPlace says.
 */
import { findRegion } from "#domain/college/regions.ts";
import { livesInPlace } from "./askedPeople.ts";
import type { CollegeSearch, SearchPlace, SearchRange, SearchTrait } from "./counselor.ts";

const words = (pattern: string): RegExp => new RegExp(`(?<![\\w@])(?:${pattern})(?!\\w)`, "g");

const traitWords: readonly (readonly [SearchTrait, RegExp])[] = [
  // "Besides community college" is none of the next.
  [
    "fourYear",
    words(
      "(?:besides|beside|other than|instead of|except|not|no)(?: an?)? (?:community|junior|technical|two year|2 year) colleges?",
    ),
  ],
  ["twoYear", words("community colleges?|junior colleges?|(?:two|2) years?|technical colleges?")],
  ["fourYear", words("(?:four|4) years?|bachelor ?s?(?: degrees?)?")],
  ["public", words("publics?|publicas?|state (?:schools?|colleges?|universit(?:y|ies))")],
  ["private", words("privates?|privadas?|not public")],
  [
    "notInCity",
    words(
      "(?:not|isn ?t|aren ?t|outside|nowhere) (?:\\w+ )?(?:in |near )?(?:a |the )?(?:big |large |huge |major )?(?:city|cities)|small towns?|college towns?",
    ),
  ],
  ["inCity", words("in (?:a|the) (?:big )?city|urban|in big cities|big city")],
  ["small", words("small(?:er)?|tiny|little|pequenas?")],
  ["medium", words("medium(?: sized?)?|mid ?sized?")],
  ["large", words("large|big(?:ger)?|huge|grandes?")],
  ["hbcu", words("hbcus?|historically black")],
  ["tribal", words("tribal")],
  [
    "fullNeed",
    words(
      "(?:meets?|meeting|cover\\w*) (?:all |full |100 |100% )+(?:of )?(?:\\w+ )?(?:need|demonstrated need)|full (?:financial )?need",
    ),
  ],
  [
    "openAdmission",
    words(
      "open (?:admissions?|enrollment)|(?:admit|accept|take)s? (?:everyone|everybody|anyone|anybody|almost everyone)",
    ),
  ],
  [
    "notHard",
    words(
      "(?:not|arent|isnt|are not|is not|aren t|isn t|wasn t|wont be|without being)(?: too| that| so| super| very| insanely| as| all that)? (?:impossible|hard|selective|competitive|difficult|crazy)(?: to get (?:into|in(?: to)?|accepted(?: to)?))?|(?:less|not) (?:selective|competitive)",
    ),
  ],
  [
    "notReligious",
    words(
      "(?:not|non|no|nothing|without|aren ?t|isn ?t|arent|isnt|secular|(?:take|leave) out|remove|skip|exclude|drop|except)(?: (?:too|very|any|so|the|a|be|or|that|are|is|ones?|schools?|colleges?)){0,3} ?(?:religious|christian|catholic|faith based|church)(?: (?:ones|schools|colleges|affiliated|affiliation))?|secular",
    ),
  ],
  ["liberalArts", words("liberal arts?|lacs?")],
  ["women", words("women ?s|all girls|womens|all women")],
  [
    "ofOneFaith",
    words(
      "catholic|jesuit|lutheran|methodist|baptist|presbyterian|quaker|mennonite|adventist|catolicas?|jesuitas?",
    ),
  ],
  ["religious", words("religious|christian|faith based|cristianas?")],
  ["rural", words("rural|in the country(?:side)?")],
  [
    "testOptional",
    words(
      "test optional|no (?:sat|act|test)|(?:do(?:es)?n ?t|do(?:es)? not|without) (?:\\w+ )?(?:the |an? )?(?:sat|act|tests?|test scores?)(?: scores?)?",
    ),
  ],
  [
    "testsRequired",
    words(
      "(?:still |actually )?(?:require|requires|requiring|need|needs|want|wants|make you (?:send|submit)|ask for) (?:the |an? )?(?:sat|act|tests?)(?: or (?:the )?act| scores?| to)?",
    ),
  ],
  ["outOfState", words("out of state|other states?")],
  ["inState", words("in state|instate|my (?:home )?state")],
];

const orderWords: readonly (readonly [CollegeSearch["order"], RegExp])[] = [
  [
    "price",
    words(
      "cheap(?:er|est)?|affordable|low(?:est)? (?:cost|price|tuition)|least expensive|inexpensive|lowest net price|baratas?|economicas?|mas barat[ao]s?|most affordable",
    ),
  ],
  [
    "admitRate",
    words(
      "eas(?:y|ier|iest)(?: to get (?:into|in))?|(?:high|highest) (?:acceptance|admit|admission)s? rates?|least (?:selective|competitive)|faciles",
    ),
  ],
  [
    "graduation",
    words(
      "(?:high|highest|best|good) graduation rates?|(?:most|many) (?:\\w+ )?graduate(?: on time)?|graduate on time",
    ),
  ],
  ["earnings", words("(?:high|highest|best) (?:earnings|salar\\w+|paid)|best (?:roi|return)")],
  ["size", words("largest|biggest")],
];

const budgetWords = words(
  "(?:can|could|we|i) (?:\\w+ )?afford|afford|(?:in|within|under|fits?|on) (?:my|our|a|the) (?:tight )?(?:price range|budget)|(?:(?:my|our) )?budget(?: is| of| around| about)*(?: \\$?\\d{4,6})?(?: a year| per year)?(?: all in)?|pagar|costear",
);
const amountWords =
  /(?:under|below|less than|at most|up to|max(?:imum)?(?: of)?|no more than|for|menos de|hasta|costs?|around|about|within) \$?(?!20[2-4]\d(?!\d))(\d{4,6})(?! (?:students|people|kids|undergrad))(?: (?:dollars|a year|per year|al ano))*|\$(\d{4,6})(?: (?:a year|per year|max|or less|budget))*/g;

/** The student's own figures: the ranking counts them, and no college is searched by them. */
const ownFigures =
  /\b(?:\d\.\d+|\d{2}|\d{3,4}) (?:un)?(?:weighted )?(?:gpas?|sats?|acts?|average)\b|\b(?:gpas?|sats?|acts?) (?:of |is )?\d[\d.]*|\b[0-5]\.\d+\b|\b(?:[89]\d|1[0-6]\d)0\b(?! (?:students|people|undergrad\w*))/g;

/** "3.9 GPA and a 1500 SAT, should I apply to Vandy": a test that was taken is not asked about. */
export function dropOwnFigures(text: string): string {
  return text.replaceAll(ownFigures, " ");
}

/** Words that ask for a search, or add nothing to one. */
const understood = new Set(
  (
    "accept accepts take takes w a about after all also an and any anything anywhere apply are as at attend available award be best can cheap close college colleges could degree degrees distance do does " +
    "exist expensive far find fit for from get give go going good great has have help how i if in interested into is it know kind know learn like list living local looking major majoring majors me my name " +
    "near nearest closest nearby need of offer offering offers on one options or our out place places please program programs recommend school schools search should show some somewhere something strong study suggest tell than thanks that " +
    "the them there they think to top try u uni unis universities university us want wants was we well what whats where which who why will with within would you your around outside end up go too pretty really " +
    "a de en el la las los que cual cuales hay con para donde puedo estudiar universidad universidades buena buenas mejor mejores mi mis una un cerca busco por y quiero carrera son " +
    "reasonable nice decent better different more most one ones only two three total kids those these tho though other others others similar home here campus campuses person live lives son daughter kid child student students senior junior sophomore freshman he she his her him wants year s m d re ll hi hello hey ok so just not " +
    "miles minutes hours hour drive ideas idea suggestions drivable driving commuting commute close located mile minute mi 4 safety safeties target targets reach reaches likely backup backups someone somebody anyone become study something match matches state states country"
  ).split(" "),
);

const countedStudents = "(?:undergrad\\w*|students?|people|kids|alumnos|estudiantes)";
const studentWords = new RegExp(
  `\\b(?:(?<most>under|below|(?:less|fewer|smaller|no (?:more|bigger|larger)) than|at most|up to|max(?:imum)?(?: of)?|menos de)|(?<least>over|above|(?:more|bigger|larger) than|at least|min(?:imum)?(?: of)?|mas de)|(?:between|from|around|about|with|of|like))? ?(?<from>\\d{3,6})(?: ?(?:and|to|or|a|y|-) ?(?<to>\\d{3,6}))? ${countedStudents}\\b`,
);

/** A figure without a limit is about so many. */
const aboutShare = 0.5;

/** "Under 3,000 students", "5,000 to 10,000 students", "around 2,000 kids". */
function readStudents(text: string): { said: string; range: SearchRange } | null {
  const match = studentWords.exec(text);
  if (match === null) return null;
  const { most, least, from, to } = match.groups ?? {};
  const count = Number(from);
  const range =
    to !== undefined
      ? { least: Math.min(count, Number(to)), most: Math.max(count, Number(to)) }
      : most !== undefined
        ? { least: null, most: count }
        : least !== undefined
          ? { least: count, most: null }
          : { least: count * aboutShare, most: count * (1 + aboutShare) };
  return { said: match[0], range };
}

const shareWords = new RegExp(
  "\\b(?:accept|admit|take|let in)s? (?:(?<most>at most|less than|under|below|fewer than) |(?<least>at least|more than|over|above|around|about) )?(?:(?<share>\\d{1,2}) ?(?:%|percent)|(?<half>half|most|(?:the )?majority)(?! of my))(?: (?:of )?(?:the |their |its )?(?:people|applicants|students|kids|everyone))?|\\b(?:acceptance|admission|admit|admissions) rates? (?:of |is |are |that is )?(?:(?<rateMost>at most|less than|under|below|lower than)|(?<rateLeast>at least|more than|over|above|higher than|around|about)) (?<rate>\\d{1,2}) ?(?:%|percent)?",
);

/** "Take more than 20 percent", "accept at least half of applicants", "acceptance rate above 40%". */
function readAdmits(text: string): { said: string; range: SearchRange } | null {
  const match = shareWords.exec(text);
  if (match === null) return null;
  const { share, rate, most, rateMost } = match.groups ?? {};
  const said = Number(share ?? rate ?? 50) / 100;
  const isMost = most !== undefined || rateMost !== undefined;
  return { said: match[0], range: { least: isMost ? null : said, most: isMost ? said : null } };
}

/** "No private ones", "not too big": what a college is not to be. Of faith, the words above say it. */
const negated =
  /\b(?:no|not|nothing|without|isn ?t|aren ?t|(?:don ?t|do not) want)(?: (?:too|so|very|super|really|an?|any|the|that))* (private|public|big|large|huge|small|tiny)(?: (?:ones?|schools?|colleges?))?\b/g;
const opposites: Readonly<Record<string, string>> = { private: " public ", public: " private " };
const sizesLeft = { large: { least: null, most: 15_000 }, small: { least: 5000, most: null } } as const;

/** In words of what it may be, and a size as a range of students. */
function turnNegated(text: string): { text: string; students: SearchRange | null } {
  let students: SearchRange | null = null;
  const turned = text.replaceAll(negated, (_said, what: string) => {
    const other = opposites[what];
    if (other === undefined) students = /^(?:small|tiny)$/.test(what) ? sizesLeft.small : sizesLeft.large;
    return other ?? " ";
  });
  return { text: turned, students };
}

/** Home is a city, and the place to look in a state: "Columbus Ohio" is one of the two. */
function looksElsewhere(text: string): boolean {
  return livesInPlace(text) && /@s\b/.test(text.replace(/@l,? @s\b/, "@l"));
}

export function readSearch(text: string, near: SearchPlace | null): CollegeSearch {
  const turned = turnNegated(text);
  let rest = turned.text;
  const take = (pattern: RegExp): boolean => {
    const before = rest;
    rest = rest.replaceAll(pattern, " ");
    return rest !== before;
  };
  const counted = readStudents(text);
  const students = counted ?? (turned.students === null ? null : { said: "", range: turned.students });
  if (students !== null) rest = rest.replace(students.said, " ");
  const admits = readAdmits(rest);
  if (admits !== null) rest = rest.replace(admits.said, " ");
  const amount = [...rest.matchAll(amountWords)][0];
  const mostUsd = amount === undefined ? null : Number(amount[1] ?? amount[2]);
  take(amountWords);
  take(ownFigures);
  const isBudget = take(budgetWords);
  const region = findRegion(rest);
  if (region !== null) rest = rest.replace(region.said, " ");
  const orders = orderWords.filter(([, pattern]) => take(pattern)).map(([order]) => order);
  const traits = traitWords.filter(([, pattern]) => take(pattern)).map(([trait]) => trait);
  rest = rest.replaceAll(/@\w/g, " ").replaceAll(/\b(?:within|an?) \d+(?:\.\d+)?\b/g, " ");
  const isDistance = near !== null;
  const isUnderstood = (word: string) =>
    understood.has(word) || /^20\d\d$/.test(word) || (isDistance && /^\d+$/.test(word));
  const unused: string[] = [];
  let isOpen = false;
  for (const word of rest.split(" ")) {
    if (word === "" || isUnderstood(word)) isOpen = false;
    else {
      // "Greek life" is one thing.
      unused.push(isOpen ? `${unused.pop()} ${word}` : word);
      isOpen = true;
    }
  }
  return {
    // "We live in Dallas, colleges in Colorado": the city is home, and the state the place to look in.
    near: near !== null && looksElsewhere(text) ? null : near,
    ...(students === null ? {} : { students: students.range }),
    ...(admits === null ? {} : { admits: admits.range }),
    ...(region === null ? {} : { region: region.code }),
    mostUsd: mostUsd ?? (isBudget ? "budget" : null),
    traits,
    order: orders[0] ?? "match",
    unused: [...new Set(unused)],
  };
}

/** Of these a college is one. */
const either: readonly (readonly SearchTrait[])[] = [
  ["public", "private"],
  ["small", "medium", "large"],
  ["twoYear", "fourYear"],
  ["testOptional", "testsRequired"],
  ["inState", "outOfState"],
  ["inCity", "notInCity", "rural"],
  ["religious", "notReligious", "ofOneFaith"],
];

/** No college is both: "small" and "large". */
export function excludes(one: SearchTrait, other: SearchTrait): boolean {
  return one !== other && either.some((group) => group.includes(one) && group.includes(other));
}

/** "Small college or big university": which of them, and no search for both. */
export function asksWhichKind({ traits }: Pick<CollegeSearch, "traits">): boolean {
  return traits.some((one, at) => traits.slice(at + 1).some((other) => excludes(one, other)));
}
