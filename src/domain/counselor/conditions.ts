/**
 * Conditions of a question that the tools do not know: a transfer, a visa, homeschooling, graduate school. An answer
 * that leaves one out would be wrong, so the pages are quoted instead, or it is said who knows. Texts are folded, with
 * signs for what they name.
 */
export const unmetConditions = [
  "status",
  "transfer",
  "international",
  "homeschool",
  "partTime",
  "graduate",
  "adult",
  "military",
  "siblings",
  "application",
  "decisionDate",
  "majorAdmission",
  "campusLife",
  "abroad",
  "group",
  "livingAtHome",
] as const;
export type UnmetCondition = (typeof unmetConditions)[number];

const words = (pattern: string): RegExp => new RegExp(`(?<![\\w@])(?:${pattern})(?!\\w)`);

type ConditionRule = { condition: UnmetCondition; when: RegExp; unless?: RegExp };

/** In this order: status decides more than the rest. */
const rules: readonly ConditionRule[] = [
  {
    condition: "status",
    when: words(
      "undocumented|indocumentad[oa]s?|daca|dacamented|dreamers?|no papers|without papers|sin papeles|(?:don ?t|doesn ?t|do not|not|no) have (?:\\w+ )?(?:papers|a social security number|a social|an ssn|ssn)|no (?:ssn|social security number|social)|(?:sin|no tengo|no tiene) (?:numero de )?(?:seguro social|papeles)|visas?|green ?cards?|permanent residents?|non ?citizens?|not (?:a |an )?(?:us |u s |american )?citizens?|citizenship|citizens?|immigrants?|immigration|asylum|asylees?|refugees?|tps|inmigrantes?|ciudadan[oa]s?",
    ),
    unless: words(
      "visa gift|visa card|(?<!(?:non|not|not an?|no) )(?:us|u s|american) citizens?|citizens? of",
    ),
  },
  {
    condition: "transfer",
    when: words(
      "transfers?|transferring|transferred|transferirme|transferencia|(?:from|at) (?:@c|(?:a |my )?community college) to @c|(?:^|(?:i m|am|is|he s|she s|currently|student|now) )(?:at|in) (?:\\w+ ){1,3}(?:cc|community college)\\b(?! classes| credits)|(?:im|i m|am|he s|she s|currently|student|now) (?:at|in) @[csl] (?:\\w+ ){0,4}\\d+ (?:college )?(?:credits|units)|(?:take|accept|keep|use) (?:all )?(?:of )?my (?:\\w+ )?credits (?:from|if)|(?:cc|community college)\\b(?: \\w+| @[sl]){0,4} (?:then|to|before) (?:\\w+ )?@c|switch(?:ing)? (?:colleges|schools)|change colleges",
    ),
    unless: words(
      "transfer out|transfer (?:rate|money|funds)|transferr?\\w* (?:(?:some|all|part) of )?(?:his|her|the|my|our|their) (?:(?:post )?(?:9 ?)?(?:11 )?(?:gi bill|benefits?)|529)",
    ),
  },
  {
    condition: "international",
    when: words(
      "(?:internationals?|foreign|overseas|extranjer[oa]s?) (?:students?|applicants?|kids?|estudiantes?)|international (?:admi\\w+|aid|tuition|deadlines?|applications?)|(?:estudiantes?|alumnos?) (?:internacional(?:es)?|extranjer[oa]s?)|(?:i m|am|as|an?|is) (?:an )?international|toefl|ielts|duolingo|f ?1|i ?20|english (?:proficiency|test)|from (?:india|china|mexico|canada|nigeria|korea|south korea|japan|vietnam|brazil|colombia|england|the uk|another country|abroad|overseas|outside the us)",
    ),
  },
  {
    condition: "homeschool",
    when: words("home ?school(?:ed|er|ers|ing)?|home schooled|geds?|hiset|no (?:high school )?diploma"),
  },
  {
    condition: "graduate",
    when: words(
      "grad(?:uate)? (?:schools?|programs?|students?|degrees?|admissions?|tuition)|law schools?|med(?:ical)? schools?|dental schools?|vet(?:erinary)? schools?|pharmacy schools?|mbas?|master ?s?(?: degrees?| programs?)?|masters|ph ?d s?|phds?|doctora(?:l|te)|jd|lsat|gre|gmat|mcat|maestrias?|posgrado",
    ),
  },
  {
    condition: "partTime",
    when: words(
      "part ?time|half ?time|online|remote(?:ly)?|distance learning|evening(?:s| classes)?|night (?:classes|school)|weekend classes|en linea|medio tiempo",
    ),
    unless: words("(?:apply|application|fafsa|form|calculator|look|find|file|fill) .*online|part ?time job"),
  },
  {
    condition: "adult",
    when: words(
      "adult (?:students?|learners?)|(?:go|going|went|come|coming) back to (?:school|college)|returning (?:students?|adults?)|non ?traditional students?|over (?:25|30|40|50)|^(?:2[4-9]|[3-5]\\d) (?:years?|yrs?|yr|yo) old|(?:i m|i am) (?:an? )?(?:2[4-9]|[3-5]\\d)(?= (?:year|yr|yo|and|with|single|married|no|now|going|trying|never|but|years?)\\b|$)|as an adult|second (?:bachelor ?s?|degree)|single (?:mom|mother|dad|parent) (?:going|in school|student)|my kids? and i both",
    ),
  },
  {
    condition: "military",
    when: words(
      "veterans?|gi bill|military|army|navy|air force|marines?(?! (?:bio|science|life|engineer))|rotc|national guard|reserves|va benefits|yellow ribbon|foster (?:care|youth|kid|child)|ward of the court|homeless",
    ),
  },
  {
    condition: "siblings",
    when: words(
      "(?:two|2|three|3|both) (?:kids|children|siblings|of us|of my kids|of our kids|sons|daughters) in college|twins?|triplets",
    ),
  },
  {
    condition: "application",
    when: words(
      "interviews?|superscor\\w+|supplement(?:s|al|als|ary)?(?: essays?)?|how many essays|(?:look|read|care) (?:\\w+ )?essays?|essay (?:prompts?|questions?|topics?)|prompts?|application fees?|app fees?|fee waivers?|letters? of rec\\w*|rec(?:ommendation)? letters?|recommendations?|recommenders?|portfolios?|auditions?|self report\\w*|common app(?:lication)?|coalition app\\w*|legacy|demonstrated interest|ap (?:credits?|scores?|exams?|classes)|ib credits?|dual enrollment credits?|credits?|class rank|weighted|unweighted|waitlist\\w*|wait list\\w*|deferred|deferral|gap years?|spring admi\\w+|mid ?year reports?|transcripts?|sat subject|placement tests?|double major|minors?|accredit\\w+|honors (?:programs?|colleges?)",
    ),
    unless: words("cost of attendance"),
  },
  {
    condition: "decisionDate",
    when: words(
      "(?:hear|heard) back|notif\\w+|(?:send|sends|release[sd]?|releasing|announce[sd]?|mail|post|give) (?:\\w+ ){0,3}decisions?|(?<!early |regular )decisions? (?:\\w+ )?(?:come|comes|came|out|release[sd]?|date|day)|(?:find|found) out if|(?:know|hear|find out) (?:if|whether) (?:i|we|my \\w+|he|she)\\b.* (?:in|accepted|admitted)",
    ),
  },
  {
    condition: "majorAdmission",
    when: words(
      "direct(?:ly)? (?:admit\\w*|admission|entry|into)\\b.*@m|@m .*direct (?:admit\\w*|admission|entry)|(?:change|switch) (?:into|to) @m|@m (?:admit|acceptance|admission) rate|(?:admit|acceptance) rate (?:for|of|in|to) @m",
    ),
  },
  {
    condition: "campusLife",
    when: words(
      "housing|dorms?|residence halls?|roommates?|food|dining|meal plans?|safe (?:campus|area|neighborhood)|crime|campus safety|diversity|diverse|demographics|race|study abroad|class sizes?|student (?:faculty|teacher) ratio|professors?|internships?|co ?ops?|job placement|clubs?|sports?|athlet\\w*|marching band|orchestra|choir|tutoring|disabilit\\w*|accommodations?|adhd|autis\\w+|mental health|counseling|social life|nightlife|campus life|visits?|tours?|open house|orientation|semester starts?|classes start|school start|spring break|calendar|commute|drive|bus|train|airport",
    ),
  },
  {
    condition: "livingAtHome",
    when: words(
      "(?:live|lives|living|stay|stays|staying) (?:at )?home|commut\\w+|(?:live|lives|living|stay|staying) with (?:my |his |her |our )?(?:parents|mom|dad|family|us)|no (?:housing|dorm)|(?:vivo|vive|vivir|viviendo|vivimos) en (?:mi )?casa|sin dormitorio",
    ),
  },
  {
    condition: "group",
    when: words(
      "(?<!historically )(?:black|african american|latin[oax]s?|hispanics?|native americans?|asian|lgbt\\w*|gay|trans|disabled|single (?:moms?|mothers?|parents?|dads?)|first gen\\w*|women|girls|minorit\\w+|muslim|jewish|foster \\w+|left handed)",
    ),
  },
  {
    condition: "abroad",
    when: words(
      "abroad|overseas|in (?:canada|england|the uk|uk|europe|mexico|germany|france|spain|italy|japan|australia|ireland|scotland|another country)|oxford|cambridge|mcgill",
    ),
    unless: words("study abroad"),
  },
];

/** The condition that no tool can answer for; null if there is none. */
export function findUnmetCondition(text: string): UnmetCondition | null {
  return rules.find(({ when, unless }) => when.test(text) && unless?.test(text) !== true)?.condition ?? null;
}

const dueWords = words(
  "due(?: dates?| by)?|deadlines?|by when|cut ?offs?|last (?:day|date)|(?:have|need|got) to (?:\\w+ )?(?:file|submit|send|turn|do|fill|be)\\b.*by|when (?:do|does|should|must|can|is|s|are) (?:\\w+ ){0,4}(?:file|submit|turn in|over|close[sd]?|end)|how late|too late|fecha limite|fechas? (?:tope|limite)s?|vence|plazo|hasta cuando",
);
const aidForm = words(
  "fafsa|css(?: profile)?|financial aid|state aid|student aid|aid (?:form|forms|application|applications)|state grants?|ayuda (?:financiera|estatal)|aid (?:deadline|date|priority)",
);

/** When a form for aid is due, which is no college's application date. */
export function asksForAidDate(text: string): boolean {
  // The CSS Profile has the dates of its colleges alone.
  if (asksForCss(text) && !/@c|fafsa/.test(text)) return false;
  const asksWhen =
    /^(?:by )?(?:when|cuando|what day|what date)\b/.test(text) &&
    /@[cs]/.test(text) &&
    words("fafsa|css").test(text) &&
    !words("opens?|available|starts?|comes? out|released?|abre").test(text);
  return (
    asksWhen ||
    (dueWords.test(text) && aidForm.test(text) && !words("too late to|award letters?|appeal").test(text))
  );
}

/** "How much is Temple if I live at home". */
export function asksForHomePrice(text: string): boolean {
  return findUnmetCondition(text) === "livingAtHome" && priceWords.test(text);
}

const priceWords = words(
  "pay|pays|cost|costs|price|cheaper|less|save|how much|tuition|afford|expensive|cuanto|cuesta|pago|pagaria|barato",
);

/** What a college says of AI in essays and applications. */
export function asksForAiRule(text: string): boolean {
  return (
    words("ai|chat ?gpt|gpt|grammarly|claude|gemini|artificial intelligence|ia|inteligencia artificial").test(
      text,
    ) && !words("majors?|degrees?|programs?|stud(?:y|ying)|classes|research|minor").test(text)
  );
}

/** Whether a college weighs that a student shows interest. */
export function asksForInterest(text: string): boolean {
  return words(
    "demonstrated interest|(?:track|tracks|care|cares|consider|considers|count|counts|look at|weigh|weighs) (?:about )?(?:\\w+ )?(?:interest|if (?:i|you|we|he|she) visit\\w*|visits)|interest matter|show(?:ing)? interest",
  ).test(text);
}

/** A state's own rule for students without lawful presence: its tuition, its aid and its form. */
export function asksForStatusRule(text: string, hasState = /@s/.test(text)): boolean {
  return (
    hasState &&
    words(
      "undocumented|indocumentad[oa]s?|daca|dreamers?|dream act|dream aid|no papers|without papers|sin papeles|no documents",
    ).test(text) &&
    words(
      "in ?state|tuition|instate|resident\\w*|aid|grants?|form|dream act|dream|apply|colleges?|universit\\w+|becas?|ayuda|matricula|estatal|pagar|paga|cobra\\w*|de afuera|charge\\w*|out ?of ?state|price|cost|still|admit|allowed|can",
    ).test(text)
  );
}

/** Whether a college asks for the CSS Profile. */
export function asksForCss(text: string): boolean {
  return words("css(?: profile)?").test(text);
}

/** Which grades a college asks for; "what if my GPA" and "my GPA" are about the student. */
export function asksForGpa(text: string): boolean {
  return (
    words("gpas?|grades|grade point average|promedio").test(text) &&
    !words(
      "what if|if (?:i|my)|(?:my|his|her|english|math) (?:\\w+ )?(?:gpa|grades)|chances?|odds|shot|likely|guarant\\w*|automatic\\w*|auto|assured|sat|act|with an? \\d\\S*|i have|\\d[.]\\d+",
    ).test(text)
  );
}
