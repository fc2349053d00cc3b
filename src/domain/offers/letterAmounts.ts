/** Finds the dollar amounts in one statement of an award letter and what each covers: a year, a term, or four years. */

/** Bills are for one term of two or of three, and nobody says that the others are the same. */
export type AmountPeriod = "year" | "term" | "quarter" | "month" | "study" | "termBill" | "quarterBill";

export type Amount = {
  /** Dollars and cents, without a sign; of letters among digits ("$1O,5OO") what they seem to stand for. Null in another currency. */
  usd: number | null;
  start: number;
  end: number;
  /** As printed. */
  text: string;
  /** Null if the line does not say. */
  period: AmountPeriod | null;
  /** A dollar sign, a thousands comma or cents mean money. A bare number counts as money only in a table. */
  isMarked: boolean;
  isNegative: boolean;
  /** Why the figure cannot be taken as dollars. */
  doubt: "otherCurrency" | "unclear" | null;
};

/** Also with the mark of a footnote against it: "$20,0004". */
const numberPattern =
  /\d{1,3}(?:,\d{3})+(?!\d)|(?<=\$\s?)\d{1,3},\d{3}(?=\d(?![\d,]))|(?<=\$\s?)\d{1,3}(?: ,|, )\d{3}(?![\d,])|(?<=\$\s?)\d{1,3}(?: \d{3})+(?![\d,.])|\d{1,3}(?: \d{3})+(?=\s?\$(?!\s?\d))|\d+/g;
/** Letters among digits, as a scan has them, or an S for the dollar sign. */
const scannedPattern =
  /(?<![A-Za-z0-9])(?:\$\s{0,6}[\dOolIS]{1,3}(?:[,.][\dOolIS]{3})*|S\s?[\dOolI]{1,3}[,.][\dOolI]{3}|[\dOolIS]{1,3},[\dOolIS]{3}|(?<=\s\s\s|\t)[\dOolI]{3}(?=\s\s|\t|\s*$))(?:\.[\dOo]{2})?(?![A-Za-z0-9])/g;

const otherCurrencyBefore =
  /(?:[\u20ac\u00a3\u00a5\u20b9\u20a9]|\b(?:C|CA|CDN|AU|A|NZ|HK|MX)\$|\b(?:CAD|AUD|NZD|MXN|EUR|GBP|JPY|INR|CNY|RMB)\s?\$?)\s?$/;
const otherCurrencyAfter =
  /^\s?(?:[\u20ac\u00a3\u00a5\u20b9]|(?:CAD|AUD|NZD|MXN|EUR|GBP|JPY|INR|CNY|RMB)\b|(?:euros?|pounds|pesos|rupees|yuan|yen|canadian)\b)/i;
const signBefore = /(?:(?:\bUS\s?)?\$|\bUSD?)\s{0,3}[-(]?\s?$/;
const window = 60;

const yearAfter =
  /^[\s,;(]*(?:(?:per|each|an?|every|por|cada|al|\/)\s*(?:academic\s+|school\s+)?(?:year|yr|annum|a\u00f1o)(?!\w)|annual(?:ly)?|yearly|for (?:the|this|your|each) (?:20\d\d\s?[-\u2013]\s?\d{2,4} )?(?:academic |school |full |first )?year|for (?:the )?(?:academic year )?20\d\d\s?[-\u2013]\s?\d{2,4})\b/i;
const studyAfter =
  /^[\s,;(]*(?:in total |total )?(?:over|across|spread over|for all|in)\s+(?:the\s+(?:course\s+of\s+)?)?(?:your\s+)?(?:full\s+)?(?:four|4|eight|8)[\s-](?:years?|semesters?|terms?)\b/i;
const periodsAfter: readonly [AmountPeriod, RegExp][] = [
  ["study", studyAfter],
  // "A $96,000 award over four years".
  [
    "study",
    /^\s+(?:[a-z\u2019'-]+ ){1,4}?(?:(?:spread|paid) )?(?:over|across)\s+(?:the |your |all )*(?:four|4|eight|8)[\s-](?:years?|semesters?|terms?)\b/i,
  ],
  ["year", yearAfter],
  [
    "term",
    /^[\s,;(]*(?:(?:per|each|a|every|por|cada|al|\/)\s*(?:semester|sem|term|semestre)\b|by semester|(?:[a-z]+ ){1,5}(?:each|per|every) (?:semester|term)|[x\u00d7]\s?2\b|each (?:for )?fall and spring)/i,
  ],
  [
    "quarter",
    /^[\s,;(]*(?:(?:per|each|a|every|por|cada|al|\/)\s*(?:quarter|qtr|trimester|trimestre)\b|[x\u00d7]\s?3\b)/i,
  ],
  ["month", /^[\s,;(]*(?:(?:per|each|a|every|por|cada|al|\/)\s*(?:month|mo|mes)\b|monthly)/i],
];
const periodsBefore: readonly [AmountPeriod, RegExp][] = [
  [
    "year",
    /\((?:annual|yearly|full year|for the year|covers the year)\b[^)\d]*(?:\d{1,2}\/\d{1,2}[^)\d]*)?\)\W*$/i,
  ],
  ["year", /\btotals? (?:per|for the) year\b[^\d]*$/i],
  [
    "year",
    /(?<!\b(?:each|either|every|per)(?: of)?(?: the)? )\b(?:both|two|three|all(?: two| three)?) (?:semesters|terms|trimesters|quarters)\b[^\d]*$/i,
  ],
  ["study", /(?:four|4)[\s-]year (?:(?:total|value|award|amount)|(?:[a-z]+ ){1,4}(?:total|value))[^\d$]*$/i],
  [
    "study",
    /\b(?:over|across|for all|in) (?:the |your |all )*(?:four|4|eight|8)[\s-](?:years|semesters|terms)\b[\s:,=-]*\$?\s?$/i,
  ],
  [
    "term",
    /\b(?:(?:per|each|by)[\s-](?:semester|sem|term)\b|(?:por|cada) semestre|semester (?:amount|award|total|charge)s?)\b[^\d]*$|\b2\s?[x\u00d7]\s?\$?$/i,
  ],
  [
    "quarter",
    /\b(?:(?:per|each|by)[\s-](?:quarter|trimester|qtr)|quarterly|(?:por|cada) trimestre)\b[^\d]*$|\b3\s?[x\u00d7]\s?\$?$/i,
  ],
  ["month", /\b(?:per[\s-]month|monthly)\b[^\d]*$/i],
];

/** In order of appearance. Numbers that are not money (years, percentages, telephone numbers, dates) are skipped. */
export function findAmounts(line: string): Amount[] {
  // Nothing but numbers: no row of a letter is that long, and a text of them would cost more than any letter.
  if (line.length > longestBareRow && !/[^\d\s]/.test(line)) return [];
  const scanned = findScannedAmounts(line);
  const found: Amount[] = [...scanned];
  for (const match of line.matchAll(numberPattern)) {
    const start = match.index;
    if (scanned.some((one) => start < one.end && start + match[0].length > one.start)) continue;
    const amount = readNumber(line, match[0], start, found.at(-1)?.end ?? 0);
    if (amount !== null) found.push(amount);
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** "$ll,OOO", and "ll,OOO" in a cell. */
const lettersOnly = /^(?:\$\s?)?[OolI]{1,3}[,.][OolI]{3}/;

function findScannedAmounts(line: string): Amount[] {
  if (!/[OolIS]/.test(line)) return [];
  return [...line.matchAll(scannedPattern)]
    .filter(([text]) => (/\d/.test(text) || lettersOnly.test(text)) && /[A-Za-z]/.test(text))
    .map((match) => ({
      usd: toDollars(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      period: null,
      isMarked: true,
      isNegative: false,
      doubt: "unclear" as const,
    }));
}

/** "$1O,5OO": O is 0, l and I are 1, and an S is 5, or the dollar sign where it comes first. A period among thousands is a comma. */
function toDollars(text: string): number {
  const digits = text
    .replace(/^\s*(?:\$|S(?=\s?[\dOolI]))\s*/, "")
    .replace(/[Oo]/g, "0")
    .replace(/[lI]/g, "1")
    .replace(/S/g, "5")
    .replace(/[.,](?=\d{3}(?!\d))/g, "");
  return Number(digits.replace(/[,\s]/g, ""));
}

function readNumber(line: string, whole: string, at: number, previousEnd: number): Amount | null {
  const from = Math.max(0, at - window);
  const before = line.slice(from, at);
  const rest = line.slice(at + whole.length, at + whole.length + window);
  // The decimals of the number before, as in "5.500" or "1.057%".
  if (at < previousEnd || /\d[.,]$/.test(before)) return null;
  const sign = signBefore.exec(before);
  const decimals = /^\.\d+/.exec(rest)?.[0] ?? "";
  const kilo = /^\s?(?:k(?![a-z])|thousand\b)/i.exec(rest.slice(decimals.length))?.[0] ?? "";
  const after = rest.slice(decimals.length + kilo.length);
  // "4,500.00CR" of an account: taken off.
  const credit = /^\s?CR\b/.exec(after)?.[0] ?? "";
  const word =
    credit !== "" ? credit : (/^\s?(?:(?:US )?(?:dollars|USD)\b|\$(?!\s?[\d(-]))/i.exec(after)?.[0] ?? "");
  const hasSign = sign !== null || word !== "";
  const isMarked =
    hasSign ||
    whole.includes(",") ||
    (kilo !== "" && !/^40[13]$/.test(whole)) ||
    (decimals.length === 3 &&
      (whole.length >= 3 ||
        whole === "0" ||
        (/\s{3}$|\t$|^\s*$/.test(line.slice(0, at)) && /^(?:\s*$|\s{3}|\t)/.test(after))));
  const end = at + whole.length + decimals.length + kilo.length + word.length;
  const foreignSign = otherCurrencyBefore.exec(before.slice(-8));
  const isForeign = foreignSign !== null || otherCurrencyAfter.test(after);
  const start = foreignSign === null ? from + (sign?.index ?? before.length) : at - foreignSign[0].length;
  if (!isForeign && !isMoney({ before, after, hasSign, isMarked, whole, decimals, kilo })) return null;
  const isUnclear = decimals.length > 3 && kilo === "";
  const value = Number(`${whole.replace(/[,\s]/g, "")}${decimals}`) * (kilo === "" ? 1 : 1_000);
  return {
    usd: isForeign ? null : isUnclear ? toDollars(`${whole}${decimals}`) : value,
    start,
    end,
    text: line.slice(start, end).trim(),
    period: findPeriod(line, start, end),
    isMarked: isMarked || isForeign,
    isNegative:
      /(?:^|[\s\t|])-\s?(?:\$\s?)?$|\$\s?-\s?$/.test(before) &&
      !/\d\s?-\s?\$?$|[a-z\d]\s+-\s\$?$/i.test(before)
        ? true
        : credit !== "" || /^-(?![\d$])/.test(after),
    doubt: isForeign ? "otherCurrency" : isUnclear ? "unclear" : null,
  };
}

type Candidate = {
  before: string;
  after: string;
  hasSign: boolean;
  isMarked: boolean;
  whole: string;
  decimals: string;
  kilo: string;
};

/** "Add lines 8 through 11", "Subtract line 12 from line 7". */
const lineOfForm = /\blines?\s(?:\d{1,3}[\s,]+(?:through |thru |to |and |[-\u2013] ?)?)*$/i;

const groupOfId = /\b(?:id|sid|ssn|acct|account)\b[:#\s]{0,3}[A-Z]{0,3}\d{1,5}(?:[\s-]\d{1,5}){0,3}[\s-]$/i;

const countedThings =
  /^\s?\+?\s?(?:(?!(?:per|each|every|an?) (?:years?|semesters?|terms?)\b)[a-z]+ )?(?:students?|hours?|hrs?|credits?|units?|points?|miles?|people|undergraduates|words|weeks?|wks?|mos?|days|payments|meals|swipes|semesters|terms|years?|months?|acres|alumni|countries|clubs)\b/i;

function isMoney({ before, after, hasSign, isMarked, whole, decimals, kilo }: Candidate): boolean {
  if (/^\s?%|^\s?percent\b/i.test(after)) return false;
  if (/^\s?(?:million|billion|[MB]\b)/.test(after)) return false;
  // "$20,0004": the mark of a footnote against it.
  if (hasSign) return !/^\d/.test(after) || (whole.includes(",") && /^\d(?![\d,])/.test(after));
  if (/^\d|^[,/:]\d|^-\d/.test(after) || /[#/:]$|\d-$|-\d*$(?<=\w-)/.test(before)) return false;
  if (
    /\b(?:box|id|address|no\.?|number|zip|tel|phone|fax|ext\.?|page|code|sai|efc|gpa)\s{0,2}[:#]{0,2}\s{0,2}$/i.test(
      before,
    )
  )
    return false;
  if (!whole.includes(",") && /\d\)\s?$/.test(before)) return false;
  // "Banner ID: W00 41 22 87": the groups of a number.
  if (decimals === "" && !whole.includes(",") && groupOfId.test(before)) return false;
  if (lineOfForm.test(before)) return false;
  if (countedThings.test(after)) return false;
  // "ID: ****6620".
  if (/[*\u2022x]{2,}$/i.test(before)) return false;
  // "(555) 555-0123": the area code.
  if (whole.length === 3 && /^\)?[\s.-]?\d{3}[\s.-]\d{4}\b/.test(`${decimals}${after}`)) return false;
  if (kilo !== "") return !/[\w]$/.test(before);
  if (isMarked) return !/[A-Z_]$|(?<!\.)[.]$/.test(before);
  if (/\b(?:room|rm\.?|suite|hall|building|bldg\.?)\s{0,2}$/i.test(before)) return false;
  if (whole.length < 3 && monthBefore.test(before)) return false;
  if (whole.length === 4 && /\b(?:year|yr|ay)\W{0,3}$/i.test(before)) return false;
  if (/[\w.]$/.test(before) || /^[A-Za-z]/.test(after) || decimals !== "") return false;
  if (/\b[A-Z]{2}\s{1,2}$/.test(before) && whole.length === 5) return false;
  // A zero in a cell of its own: nothing in that column.
  if (whole === "0" && /(?:\s{3}|\t)$/.test(before) && /^(?:\s{3}|\t|\s*$)/.test(after)) return true;
  if (whole.length < 2 || whole.length > 6 || whole.startsWith("0")) return false;
  return !/^20(?:1[5-9]|[23]\d)$/.test(whole);
}

const longestBareRow = 200;

const monthBefore =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s{0,2}$/i;

/** "Tuition (15 hours each semester)": how much is studied, and not for how long it is paid. */
const ofHours = /\([^()]*\b(?:hours?|hrs?|credits?|units?)\b[^()]*\)/gi;

const takenBefore = /^.*\d\s*(?:per|each|a|an|every|\/)\s*[a-z]+/i;

function findPeriod(line: string, start: number, end: number): AmountPeriod | null {
  const after = line.slice(end, end + window);
  for (const [period, pattern] of periodsAfter) if (pattern.test(after)) return period;
  // "$7,500 per semester ($60,000 in all)": words that belong to the amount before.
  const before = line
    .slice(Math.max(0, start - window), start)
    .replace(ofHours, " ")
    .replace(takenBefore, " ");
  for (const [period, pattern] of periodsBefore) if (pattern.test(before)) return period;
  return null;
}

/** Words that only say how the amounts in a row relate; if nothing else is between them, the two amounts are columns of one line. */
const joiningWords =
  /\b(?:per|each|an?|every|por|cada|al|semestre|trimestre|mes|a\u00f1o|up|academic|year|years|yr|annum|annual(?:ly)?|yearly|semesters?|sem|terms?|quarters?|qtr|months?|mos?|monthly|total|fall|autumn|spring|winter|summer|or|to|for|over|across|the|your|four|eight|in|of|and|plus|x|by|offered|awarded|accepted|declined|pending|estimated|usd|dollars|renewable|amount)\b/gi;

/** Whether the text between two amounts names an item of its own. */
export function isLineBreak(between: string): boolean {
  return /[a-z]{2}|[^\p{Script=Latin}\P{L}]/iu.test(between.replace(joiningWords, " ").replace(/\d+/g, " "));
}

/** A dash or "to" between two amounts, which makes them a range. */
export function isRangeText(between: string): boolean {
  // "-2,410.00      -2,410.00" and "2,410.00-      2,410.00-": the sign of a column's amount.
  if (/^(?:\s{2,}[-\u2013]|[-\u2013]\s{2,})$/.test(between)) return false;
  return /^\s*(?:-|\u2013|\u2014|to|through)\s*$/i.test(between);
}

const season =
  /\b(fall|autumn|winter|spring|summer|agosto a diciembre|enero a mayo|primer semestre|segundo semestre)\b/gi;
const ofYear = /\b(?:year|annual(?:ly)?|yearly|a\u00f1o|anual)\b|\b20\d\d\s?[-\u2013/]\s?(?:20)?\d\d\b/i;

/** "Fall 2027 Semester Bill", "Your Spring 2028 eBill", "Statement of Account  Winter Quarter": of one term alone. */
function findBillPeriod(text: string): AmountPeriod | null {
  const head = text.slice(0, 600);
  const title = head
    .split("\n")
    .slice(0, 8)
    .find((line) => {
      season.lastIndex = 0;
      if (!season.test(line)) return false;
      // An offer may be for a year that begins in the fall: then it says so.
      const isOffer = /\b(?:awards?|aid|offer|package)\b/i.test(line) && !ofYear.test(text);
      return (
        isOffer || /\b(?:e?bill|statement|account|charges|invoice|estado de cuenta|factura)\b/i.test(line)
      );
    });
  season.lastIndex = 0;
  if (title === undefined || title.length > 90) return null;
  // "Spring charges will be posted in December." is about another bill: only what stands with figures, or with another term.
  const terms = new Set(
    text
      .slice(0, 20_000)
      .split(/\n|(?<=[.!]) /)
      .flatMap((sentence) => {
        const named = [...sentence.matchAll(season)].map(([word]) =>
          word.toLowerCase().replace("autumn", "fall"),
        );
        return named.length > 1 || /\d{3}/.test(sentence) ? named : [];
      }),
  );
  if (terms.size !== 1) return null;
  return /\bquarter|trimester|winter\b/i.test(title) ? "quarterBill" : "termBill";
}

const namesTerm =
  /\b(?:semesters?|quarters?|trimesters?|semestres?|trimestres?|(?:fall|spring|winter|autumn) (?:20)?\d\d)\b/i;

/** It names a term and nowhere a year: what its amounts are for is not said. */
export function isPeriodUnsaid(text: string): boolean {
  return (
    namesTerm.test(
      text.replace(
        /\b(?:per|each|a|every|por|cada)\s+(?:semester|quarter|trimester|semestre|trimestre)\b/gi,
        " ",
      ),
    ) &&
    !ofYear.test(text) &&
    !/\b(?:fall|autumn)\b[^]{0,2000}\bspring\b|\/\s?yr\b|\bAY\s?\d\d|\b\d\d\/\d\d\b/i.test(text)
  );
}

const byTheTerm =
  /\b(?:per|each|every|por|cada|one|this|first)\s+(?:semester|quarter|trimester|term|semestre|trimestre)\b|\b(?:awards?|aid|offer|amounts?|costs?|charges|estimate\w*|bill|ayuda|costos)\b.{0,40}\b(?:fall|spring|winter|autumn|semester|quarter|trimester|semestre|trimestre)\b|\b(?:fall|spring|winter|autumn|semester|quarter|trimester)\b.{0,24}\b(?:awards?|aid|offer|amounts?|costs?|charges|estimate\w*|bill)\b/i;
const ofProgress =
  /\b(?:gpa|credits?|units?|hours?|enroll\w*|minimum|satisf\w*|renew\w*|maintain\w*|disburs\w*|half|equal\w*|divided|split|installments?|payments?|paid|bill\w*|deposit|report|grades?|semesters|fee|deadlines?|priority|due|classes|move|housing contract|starts?|begins?)\b|\b(?:fall|autumn)\b.{0,30}\bspring\b|\d{3}/i;

/** It says "each semester" of money, and no amount was read so. */
export function isPeriodUnused(
  text: string,
  amounts: readonly { note: string | null; term: string | null; isSummed: boolean }[],
): boolean {
  if (amounts.some(({ note, term, isSummed }) => note !== null || term !== null || isSummed)) return false;
  return text
    .slice(0, 20_000)
    .split("\n")
    .some((line) => byTheTerm.test(line) && !ofProgress.test(line) && !besideYear.test(line));
}

/** A table's head: "Per semester     Per year". */
const besideYear = /\b(?:year|yearly|annual|total|a\u00f1o|anual)\b/i;

/** "Financial aid for a spring start (Spring 2028 only)": the year's other terms have no bill of their own. */
const oneTermAlone =
  /\b(?:spring|winter|fall|autumn|semester|quarter)\b.{0,24}\b(?:only|alone|start|admi\w+|begin\w*|transfer)\b|\b(?:only|start(?:s|ing)?|begin\w*|admitted|admission)\b.{0,24}\b(?:spring|winter)\b/i;

export function isOneTermAlone(text: string): boolean {
  return oneTermAlone.test(text.slice(0, 20_000));
}

/** The period of all amounts if the letter says so once; otherwise null. */
export function findLetterPeriod(text: string): AmountPeriod | null {
  const said =
    /\b(?:amounts?|figures|awards?|aid|costs?|charges|bill|statement)\b[^.\n]{0,60}\b(?:are|is|shown|listed|quoted|reflects?)\b[^.\n]{0,40}\b(?:per|each|by the|for one|for each|one)[\s-](semester|term|quarter|trimester)\b/i.exec(
      text,
    );
  // "The award is based on 15 credit hours per term" is about the hours.
  const isOfHours =
    said !== null && /\b(?:credits?|hours?|units?|courses?|gpa|grades?|points?)\b/i.test(said[0]);
  if (said !== null && !isOfHours) return /quarter|trimester/i.test(said[1] ?? "") ? "quarter" : "term";
  if (
    /\bdouble these\b|\b(?:spring|fall|other|second)\b[^.\n]{0,30}\bis the same\b|\b(?:spring|fall|other|second)\b[^.\n]{0,60}\bthe same (?:charges|costs|aid|amounts?)\b/i.test(
      text,
    )
  )
    return "term";
  const isStudy =
    /\b(?:amounts?|figures|totals)\b[^.\n]{0,40}\b(?:are|shown|listed)\b[^.\n]{0,30}\b(?:four[- ]year totals|totals? (?:over|for) (?:all )?(?:four|4) years|for all (?:four|4) years|over (?:four|4) years)/i.test(
      text,
    );
  return isStudy ? "study" : findBillPeriod(text);
}

/** Whether the letter says that its amounts are not in US dollars. */
export function isOtherCurrency(text: string): boolean {
  return /\b(?:in|are)\b[^.\n]{0,30}\b(?:Canadian dollars|Australian dollars|CAD|AUD|euros?|EUR|pounds sterling|GBP|(?:Mexican )?pesos|MXN|rupees)\b/i.test(
    text,
  );
}
