/** What a question asks of a date or a state program, by its words: several things at once, whether it is free, whether one can still sign up. */
import type { CounselorReading, ProgramMeasure } from "./counselor.ts";
import type { QuestionDetails } from "./detailTypes.ts";
import { asksIfOpen } from "./readWhether.ts";

type Details = QuestionDetails<ProgramMeasure>;

const cue = (pattern: string): RegExp => new RegExp(`(?<![\\w@])(?:${pattern})(?!\\w)`, "g");

const person = "(?:i|we|u|you|he|she|they|one|someone|my \\w+|our \\w+)";

const cues: readonly (readonly [ProgramMeasure, RegExp])[] = [
  [
    "amount",
    cue(
      `how much(?! (?:can|could|do|does|did|must|should) ${person} (?:make|earn))|how big|amounts?|which (?:one )?pays|pays? (?:full|for all|all of)|cuanto (?:es|paga|dan)`,
    ),
  ],
  [
    "how",
    cue(
      `how (?:do|does|can|to|would|should|did) (?:${person} )?(?:i |we )?(?:apply|get|sign|enroll|claim|file|go about|turn)|what (?:do|does|should|must) ${person} (?:have to|need to|gotta|got to|has to|needs to) do|what (?:forms?|paperwork|steps)|where (?:do|does|can|to) (?:${person} )?(?:apply|sign|(?:do|find|file|fill|get|send|start) (?:out )?(?:it|that|this))|(?:and|y) how(?! (?:much|many|long|often|do|does|did|can|is|are|big|would|should|to|come|soon))|how to (?:apply|get|sign|enroll|claim|file)|como (?:aplico|solicito|pido|se pide|aplicamos)`,
    ),
  ],
  [
    "dueDate",
    cue(
      `deadlines?|due(?: dates?)?|by when|until when|what date|when (?:is|are|was|does|do|did|should|must|can|to|by)|(?:and|y) (?:by )?when|fecha|cuando (?:es|hay|se|tengo)`,
    ),
  ],
  [
    "gpa",
    cue(
      "(?<!(?:my|his|her|their|our|a|an|the|with|[\\d.]+) )(?<!\\d )(?:gpas?|gpa (?:and|or) (?:sat|act)|(?:sat|act) scores?|test scores?|grades)(?! (?:of |is |was )?(?:an? )?\\d)|promedio",
    ),
  ],
  ["income", cue("income (?:limits?|caps?|cut ?offs?|max\\w*|requirements?|ceiling)|make too much")],
  ["keep", cue("(?:keep|keeping|lose|losing|renew|maintain|maintaining) (?:it|that|them|the|my|@p)")],
  [
    "who",
    cue(
      `(?<!(?:gpa|sat|act|income|test|score) )requirements|who (?:gets?|qualif\\w+|is eligible|can (?:get|use))|(?:is|am|are|be) (?:${person} )?eligible|(?:do|does|will|would|can|could) ${person} (?:get|qualify for) (?:it|(?:the )?(?:@s )?@p)`,
    ),
  ],
];

/** What a program asks for as a whole has these lines, too. */
const inWho: ReadonlySet<ProgramMeasure> = new Set<ProgramMeasure>(["gpa", "income"]);
const mostMeasures = 3;

const keeps = cue(
  "keep\\w*|los(?:e|es|ing|t)|drops?|falls?|below|under|renew\\w*|maintain\\w*|still|later|each year|every year|stay|after",
);

/** In the order of the question, after what it was read as where no word says that. */
function readMeasures(text: string, read: CounselorReading["measure"]): ProgramMeasure[] {
  const found = cues
    .flatMap(([measure, pattern]) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [{ measure, at }];
    })
    .toSorted((one, other) => one.at - other.at);
  const said = found.map(({ measure }) => measure);
  const own = cues.find(([measure]) => measure === read)?.[0];
  // "Do I get it" is read as "do I keep it" where nothing else is said.
  const isElse = own === undefined || said.includes(own) || (own === "keep" && text.search(keeps) < 0);
  // "How much do we get if we make 45k": the amount first, and then whether that income gets it.
  const all = isElse ? said : own === "income" ? [...said, own] : [own, ...said];
  const keep = found.find(({ measure }) => measure === "keep");
  const isApart = (measure: ProgramMeasure) => {
    const at = found.find((one) => one.measure === measure)?.at ?? 0;
    return keep === undefined || / and | y |,/.test(text.slice(Math.min(at, keep.at), Math.max(at, keep.at)));
  };
  const told = all.filter(
    (one) => !inWho.has(one) || (!all.includes("who") && (keep === undefined || isApart(one))),
  );
  return told.slice(0, mostMeasures);
}

const free = cue(
  "free|gratis|for nothing|full ride|pays? for everything|covers? everything|all of it|the whole (?:thing|cost|bill)|cover(?:s|ed)? all|full cost",
);
const loan = cue(
  "(?:is|are|was|be|it s|its) (?:(?!than )\\S+ ){0,6}(?:an? )?loans?|loans? or|or (?:an? )?loans?|(?:pay|paying|give|giving|pays) (?:(?:it|that|them|the|any|all|of|@p|@s|money|grants?|scholarships?|back) )*back|repay\\w*|prestamo|(?:devolver|pagar)(?:l[oa]s?)? (?:de vuelta|despues)",
);
const join = cue(
  "sign(?:ing)? (?:me |him |her |them |my \\w+ )?up|enroll (?:now|him|her|them|my \\w+)|register|join|get in(?:to)?(?: it)?(?! (?:a |the )?college)|apply|still|too (?:late|old)|inscrib\\w+",
);
const needy = cue(
  "poor|low(?:er)? income|broke|poverty|needy|need based|cant afford|cannot afford|can t afford|dont have (?:any |much |the )?money|no money|not (?:much|a lot of) money|struggling|food stamps|snap|ebt|medicaid|section 8|free lunch|pobres?|bajos? (?:ingresos?|recursos)|no (?:tenemos|tengo|hay) dinero",
);
const adult = cue(
  "adults?|(?:im|i m|i am|hes|shes|he is|she is|my (?:mom|dad|wife|husband) is|at|age|over) (?:2[4-9]|[3-7]\\d)(?! (?:act|percent))|(?:2[4-9]|[3-7]\\d) (?:year|yr)s? old|older students?|going back|go back|returning|out of (?:high )?school (?:for )?\\d+ years?",
);

const kinds: readonly (readonly [NonNullable<Details["kind"]>, RegExp])[] = [
  ["communityCollege", cue("community college|junior college|cc|2 year|two year|trade school")],
  ["nonprofit", cue("private (?:school|college|university|universities|colleges|schools)|a private")],
  ["elsewhere", cue("out of state|another state|other states?|different state")],
];
const usesAt = cue(
  "use|used|using|get|good|work|works|count|counts|pays?|cover|covers|valid|accept\\w*|take|go",
);

const costs: readonly (readonly [NonNullable<Details["cost"]>, RegExp])[] = [
  ["housing", cue("dorms?|housing|room(?: and board)?|rent|apartment|residencia|vivienda")],
  ["food", cue("food|meals?(?: plans?)?|dining|comida")],
  ["books", cue("books?|textbooks?|supplies|laptop|libros")],
  ["fees", cue("fees|cuotas")],
];
const test = cue("(?:sat|act|tests?|scores?)(?: scores?)?");

const ownForm = cue(
  "(?:apply|applied|file|fill out) (?:\\w+ )?sep[ae]rate(?:ly)?|(?:sep[ae]rate|another|other|additional|second|extra|own|special|different) (?:\\w+ )?(?:forms?|applications?|apps?)|besides (?:the )?fafsa",
);

const toDo = cue(
  "appl\\w*|forms?|file|filing|fafsa|automatic\\w*|auto|sign(?:ed|ing)? up|register|enroll|submit|send|anything|something else|(?:need|have|got|has|needs) to|must|is that (?:it|all)|solicit\\w*|formulario|automatic[ao]mente|tengo que|tenemos que|hay que",
);

const offered = cue(
  "(?:do|does|did) (?:\\S+ ){1,3}(?:have|offer|do|take|accept|allow|let you apply|use)(?: \\S+){0,3} (?:early|ed|ed1|ed2|ea|rea|scea|rolling|regular|rd|restrictive|binding)|(?:is|are) there (?:\\S+ ){0,3}(?:early|ed|ed1|ed2|ea|rea|rolling|regular|rd|restrictive|binding)|(?:hay|tiene|tienen|ofrece) (?:\\S+ ){0,3}(?:early|ed|ea|decision|accion|rolling|temprana)|(?:has|have|offers?) (?:an? |any )?(?:early|ed|ed1|ed2|ea|rea|rolling)",
);

/** `text`: folded, with signs for what it names. Nothing where it asks nothing of that kind. */
export function readDetails(
  text: string,
  { tool, measure, entities }: Pick<CounselorReading, "tool" | "measure" | "entities">,
): Details {
  const isOfProgram = entities.some((one) => one.kind === "program");
  const asked: Details = {};
  if (asksIfOpen(text)) asked.asksIfOpen = true;
  if (tool === "deadlines" && text.search(offered) >= 0) asked.asksIfOffered = true;
  if (tool !== "statePrograms" && !isOfProgram) return asked;
  if (text.search(needy) >= 0) asked.isNeedy = true;
  if (text.search(adult) >= 0) asked.isAdult = true;
  if (!isOfProgram) return asked;
  const measures = readMeasures(text, measure);
  const isPlain = measures.length === 0 || (measures.length === 1 && measures[0] === measure);
  if (!isPlain) asked.measures = measures;
  const isOfLoan = text.search(loan) >= 0;
  if (isOfLoan) asked.asksIfLoan = true;
  else if (text.search(free) >= 0) asked.asksIfFree = true;
  const cost = costs.find(([, pattern]) => text.search(pattern) >= 0);
  if (cost !== undefined) asked.cost = cost[0];
  if (text.search(test) >= 0) asked.asksTest = true;
  if (text.search(join) >= 0) asked.asksToJoin = true;
  if (text.search(ownForm) >= 0) asked.asksOwnForm = true;
  if (/\bfafsa\b/.test(text)) asked.asksFafsa = true;
  if (text.search(toDo) >= 0) asked.asksToDo = true;
  const kind = text.search(usesAt) < 0 ? undefined : kinds.find(([, pattern]) => text.search(pattern) >= 0);
  if (kind !== undefined) asked.kind = kind[0];
  return asked;
}
