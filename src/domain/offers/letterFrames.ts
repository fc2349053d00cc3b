/**
 * Amounts that a letter names and does not offer for its year: replaced, declined, not eligible, only if something else happens, or of
 * another year. The frame is in the words of the amount's own clause.
 */
import type { LeftOutReason } from "./leftOut.ts";
import type { Amount } from "./letterAmounts.ts";
import { findSumKind } from "./letterWords.ts";
import type { LetterYear } from "./letterYear.ts";
import { listSchoolYears } from "./letterYear.ts";

export type FramedAmount = {
  amount: Amount;
  because: LeftOutReason;
  /** Where its words begin and end, so that a name can be found across them: "from $14,000 to". */
  start: number;
  end: number;
};

const reach = 200;
/** Something new begins: what was said before does not hold for the amounts behind it. */
const clauseStart =
  /[.;!?]["\u201d)]?\s+(?=[A-Z\u00a1\u00bf"\u201c(])|\u2022|,?\s+\b(?:but|however|though|although|while)\b|,\s+(?:and |so |then |now )?(?:we|you|your|our|now|it)\b|\band (?:we|you)\b|\b(?:replaced|superseded) (?:by|with)\b/gi;
const turnsToNew =
  /^[\s,;:)\u2013\u2014-]*(?:(?:and|which|it|that)\s+)*(?:is\s+|are\s+)?(?:now|with|to|by|becom\w+|revised|updated|new|but|\u2192|=>)(?!\w)/i;

const replaced =
  /\b(?:replac(?:es|ing|e|ed)(?! by\b| with\b)|supersed(?:es|ed|ing)(?! by\b)|instead of|takes? the place of|in place of|in lieu of|rather than|previous(?:ly)?(?! (?:college|school|education|degree|course\w*))|formerly|originally|(?:prior|earlier|original|old) (?:awards?|offers?|amounts?|letter|package|figure|aid|notice|notification|total)|(?:last|prior|past) (?:academic |school |aid |award )?year|anterior(?:es|mente)?|en lugar de|en vez de|a\u00f1o pasado)\b|^\W*(?:original|prior|old|before)\s*:/i;
const replacedAfter =
  /^[^$;]{0,12}?(?:->|=>|\u2192|[(\u2013\u2014-])\s*(?:now |is |was |has been |being )*(?:replaced|superseded|withdrawn|revoked|rescinded|removed|cancell?ed|void(?:ed)?|forfeited|no longer (?:available|offered|valid))\b|^[^,;.]{0,40}?\b(?:(?:falls|goes|taken) away|(?:is|was|are|be|been|gets) (?:void|forfeited|given up|dropped|taken (?:away|back)))\b|^[^,;(]{0,80}?\b(?:has|have|had|is|was|are|were)(?: (?:been|being|now|also))* (?:replaced|superseded|withdrawn|revoked|rescinded|removed|no longer (?:available|offered|valid))\b|^[\s,(]*(?:last year|previously|formerly)\b|^[^,;]{0,60}?\b(?:in|from|on) (?:our|your|the|an?) (?:earlier|previous|prior|last|first|original) (?:letter|offer|award|package|notice)\b/i;
const declined =
  /\b(?:you|student|family)(?:['\u2019]ve| have| has)? (?:already )?(?:declined|turned down|cancell?ed|rejected|refused|did not accept|didn['\u2019]t accept)\b|^\W*(?:declined|cancell?ed)\b|\b(?:removed|deleted|withdr[ae]w\w*|taken out|took out|cancell?ed|rescinded) (?:the|your|an?|its)\s*$/i;
const ofOthers =
  /\b(?:famil(?:y|ies)|students|parents|borrowers) (?:often|usually|generally|sometimes|commonly|typically|like you)\b|\b(?:many|some|other) (?:families|students|parents)\b|\b(?:a (?:third|quarter|half|majority|few)|half|most|many|some|(?:nearly |almost )?all|\d{1,3}\s?(?:percent|%)|\w+ in (?:\d+|\w+)) of (?:our|the|all) (?:students|families|undergraduates|first-years|freshmen|graduates)\b|\bon average\b|\bfor example\b/i;
const notEligible =
  /\b(?:not (?:currently |yet |be |been )?(?:eligible|qualif\w+|awarded|offered|selected|receiving?|include)|(?:do|does|did)(?: not|n['\u2019]t) (?:qualify|receive|include|get)|ineligible|(?:unable|not able) to (?:offer|award|provide|give)|cannot (?:offer|award|provide|give)|no longer (?:able to )?(?:eligible|available|offer(?:ed)?|award(?:ed)?|provide|includes?)|no (?:es|son) elegible)\b/i;
const notEligibleAfter =
  /^[\s,()\u2013\u2014:-]*(?:(?:is|are|was|were|currently|which) )*(?:not (?:eligible|available|offered|awarded)|ineligible)\b/i;
const hypothetical =
  /\b(?:could|would|might|should) have (?:also |been )?(?:received|gotten|had|qualified|earned|awarded|offered|gone|gotten)\b|\bhad you\b|\bif you had\b/i;
const competing =
  /\b(?:compet(?:e|es|ing|ition)|invit\w+ to (?:apply|interview|audition)|be considered for|(?<!national merit )finalists?|nominat\w+|chance (?:to win|at|of)|(?:may|can|should|could|to|and) apply for(?!(?: [\p{L}'\u2019-]+){0,6} loans?\b)|candidates? for|eligible to apply|(?<!national merit )semifinalists?)\b/iu;

const won = /\b(?:selected|chosen|won|winner|recipient|named|awarded|receiv\w+|earned)\b/i;

/** What every offer asks of a student. */
const routine =
  "enroll\\w*|deposit\\w*|attend\\w*|maintain\\w*|keep\\w*|remain\\w*|accept\\w*|continu\\w*|stay|return|are (?:enrolled|a full|full)|meet|make|complete|come|join (?:us|our)|work|find|secure|wish|want|need|would|qualify|are eligible|have|choose(?! (?:to|the|another|one|not)\\b)|choose to (?:attend|enroll|join|accept)|decide to (?:attend|come|enroll|accept)|live|graduate";
const ifYou = "(?:if|provided(?: that)?|unless|when|once|as soon as) (?:you(?:r family)?|the student)";
const conditional = new RegExp(`\\b${ifYou}\\b(?! (?:${routine})\\b)`, "i");
const conditionalAfter = new RegExp(
  `^[^.;$]{0,60}?\\b${ifYou}\\b(?! (?:${routine})\\b)|^[\\s,(]*(?:contingent|conditional) (?:up)?on (?!enroll|full|final)|^[^.;$]{0,40}?\\b(?:only )?if\\b[^.;$]{0,50}\\b(?:met|achieved|reached|approved|available|funded|confirmed|granted)\\b`,
  "i",
);
const laterYear =
  /^[\s,(\u2013\u2014:-]*in years? (?:two|three|four|[234])\b|^[\s,(\u2013\u2014:-]*(?:one[\s-]time,?\s*)?(?:(?:starts?|starting|begins?|beginning|available|used|paid|awarded|offered)\s+)?(?:(?:in|for|from|as an?|during|with|only)\s+)?(?:(?:your|the)\s+)?(?:sophomore|junior|senior|second|third|fourth|2nd|3rd|4th)(?: or (?:third|fourth|3rd|4th))?[\s-]years?\b(?!\s*(?:and|,|through|-))|^\s*(?:[\p{L}\u2019'-]+ ){0,5}?(?:in|for|during|starting|beginning)(?: in)? (?:your|the) (?:sophomore|junior|senior|second|third|fourth|2nd|3rd|4th) year\b(?!\s*(?:and|,|through|-))/iu;

const changes =
  /\b(?:increas|rais|ris(?:es|ing|en)\b|chang|reduc|lower|went|go(?:es|ne)\b|going|mov|adjust|decreas|drop|rose|f[ae]ll|grow|grew|climb|up\b|down\b|cut)/i;
const changedBy =
  /\b(?:(?:increas|rais|reduc|lower|cut|rose|ris(?:es|en)|decreas|drop|grow|grew|f[ae]ll)\w*|(?:go(?:es)?|went|going) (?:up|down))\b.*\bby\s*$/i;
const isNow = /^\W*(?:(?:and|but|which|it|that) )*(?:is|are) (?:now|revised to|updated to)\W*$/i;
const wasBefore =
  /\b(?:before|prior to|until) (?:(?:the|this|that|these|your|any|our) )?[a-z -]{3,40},? (?:it|this|that|they) (?:was|were|had been|stood at|came to)\W*$|\b(?:up|down) from\W*$/i;
/** "The remaining $1,600 came off your grant". */
const cameOff =
  /^\s*(?:(?:is|was|were|has been|have been) )?(?:came|comes|come|taken|went) (?:off|out) (?:of )?(?:your|the|its)\b/i;
const newTotal = /\bfrom \$?\d[\d,]* to \$?\d|\b(?:is now|now|new total|total of|bring\w*|for a total)\b/i;

/** Those of a statement's amounts that its words do not offer. */
export function findFramed(
  line: string,
  amounts: readonly Amount[],
  year: LetterYear | null,
): FramedAmount[] {
  const framed: FramedAmount[] = [];
  for (const [index, amount] of amounts.entries()) {
    const from = amounts[index - 1]?.end ?? 0;
    const to = amounts[index + 1]?.start ?? line.length;
    const one = findFrame(line, amount, from, to, framed.at(-1)?.amount === amounts[index - 1], year);
    if (one !== null) framed.push(one);
  }
  return framed;
}

function findFrame(
  line: string,
  amount: Amount,
  from: number,
  to: number,
  isAfterFramed: boolean,
  year: LetterYear | null,
): FramedAmount | null {
  const { start, end } = amount;
  const between = line.slice(from, start);
  const isNew = from > 0 && turnsToNew.test(between.slice(-reach));
  const before = cutClause(
    withoutAsides(
      isNew || from === 0 ? between.slice(-reach) : line.slice(Math.max(0, start - reach), start),
    ),
  );
  const after =
    line.slice(end, Math.min(to, end + reach)).split(/[.;!?]["\u201d)]?\s+(?=[A-Z])|\u2022/)[0] ?? "";
  const whole = { amount, start, end };
  const fromTo = /\bfrom\s*$/i.exec(before);
  const toNext = /^[^.;]{0,24}?\bto\s*$/i.exec(line.slice(end, to));
  if (fromTo !== null && toNext !== null && to < line.length && changes.test(line))
    return { amount, because: "notOffered", start: start - fromTo[0].length, end: to };
  // "We added $3,000 to your grant": a change, and no amount for the year.
  const isChange =
    changedBy.test(before) ||
    cameOff.test(after) ||
    (/\badd(?:ed|ing)\s*$/i.test(before) && /^\s*(?:more )?to\b/i.test(after));
  // "Your outside award has reduced your job expectation by $500 from our standard of $3,900": what it was.
  const isFormer =
    isAfterFramed &&
    /^\s*(?:,\s*)?(?:down |up )?from\b[^.;,$\d]*$/i.test(between) &&
    changedBy.test(line.slice(0, from).replace(/\$?\s?[\d,.]+\s*$/, ""));
  if (isFormer) return { ...whole, because: "notOffered" };
  // "Increased by $4,500, to $19,250".
  const bySome = /\bby\s*$/i.exec(before);
  if (
    isChange &&
    bySome !== null &&
    to < line.length &&
    /^\W*(?:to|for|from|bringing it to)\s*$/i.test(line.slice(end, to))
  )
    return { amount, because: "sum", start: start - bySome[0].length, end: to };
  if (isChange)
    return {
      ...whole,
      because: newTotal.test(line.slice(end, end + reach)) && to < line.length ? "sum" : "unknown",
    };
  // "$36,180 (last year $34,900)": said of the next amount.
  const isOfNext = to < line.length && /^[\s,(]*(?:last year|previously|formerly)\W*$/i.test(after);
  const because = nameFrame(before, isOfNext ? "" : after);
  if (because !== null) return { ...whole, because };
  // "$5,500 (of which $3,500 is subsidized)": a part of the amount before it.
  if (from > 0 && /^[^.;]{0,24}\b(?:of which|of that|thereof|of it)\W*$/i.test(between)) {
    const close = line.indexOf(")", end);
    const isInside = /\(/.test(between) && close >= 0 && close < to;
    return { ...whole, because: "repeated", end: isInside ? close + 1 : end };
  }
  const isInherited = isAfterFramed && between.length < 4;
  // "Warburton Grant (was $6,100 last year) $6,900": the one that counts stands behind it.
  const isBefore =
    /\(\s*was\s*$/i.test(before) && /^[^()]*\)\W*$/.test(line.slice(end, to)) && to < line.length;
  // "Your net price is $35,690 (it was $48,100)": what it was.
  const isAside =
    /\(\s*(?:(?:it|this|that|which) )?(?:was|had been|(?:up|down) from|instead of|previously|formerly)\s*$/i.test(
      before,
    ) &&
    from > 0 &&
    /^\s*(?:before|previously|last year)?\s*\)/i.test(line.slice(end, to));
  // "Your net price is $54,600; before the change it was $57,000", "down from $57,000".
  const isPast =
    from > 0 &&
    (wasBefore.test(before) ||
      (/\b(?:it|that|this|they|which) (?:was|were|had been)\W*$/i.test(before) &&
        /^\s*(?:before|previously|earlier)\b/i.test(after)));
  // "Your grant was $12,000 and is now $16,500".
  const was = /\b(?:was|were)\s*$/i.exec(before);
  if (was !== null && to < line.length && isNow.test(line.slice(end, to)))
    return { amount, because: "notOffered", start: start - was[0].length, end: to };
  if (isBefore || isAside || isPast) return { ...whole, because: "notOffered" };
  const other = isInherited
    ? null
    : findOtherYear(whole, `${isNew || /^[^()]*\)/.test(between) ? "" : between} ${after}`, year);
  if (other !== null) return other;
  return /\bwas\s*$/i.test(before) && !/\baward/i.test(before) ? { ...whole, because: "unknown" } : null;
}

/** "Tuition (last year $34,900), housing of": what stands in parentheses is said of the amount in them. */
function withoutAsides(text: string): string {
  return text.replace(/^[^()]*\d[^()]*\)|\([^()]*\d[^()]*\)/g, " ");
}

function nameFrame(before: string, after: string): LeftOutReason | null {
  if (declined.test(before)) return "declined";
  if (limitOfLoan.test(before)) return "mentioned";
  if (ofOthers.test(before)) return "notAid";
  // "Or the 5-payment plan: $2,410 … plus a $50 fee": no cost of the year.
  if (
    /(?<!\b(?:before|without|excluding) (?:any |the |a |your )?(?:monthly )?)\bpayment plan\b/i.test(
      before,
    ) ||
    feeOfPaying.test(after)
  )
    return "notAid";
  const isNotOffered =
    replaced.test(before) ||
    replacedAfter.test(after) ||
    notEligible.test(before) ||
    notEligibleAfter.test(after) ||
    hypothetical.test(before) ||
    /^[^.;$]{0,60}\b(?:if you had|had you)\b/i.test(after) ||
    laterYear.test(after);
  if (isNotOffered) return "notOffered";
  // "Selected from many candidates for" has won; "selected to compete for" has not yet.
  if (competing.test(before)) return won.test(before) ? "unknown" : "notOffered";
  // Whether that happens only the family can say.
  if (ofResidents.test(before)) return "unknown";
  if (
    ofLoansTaken.test(before) &&
    findSumKind(before.replace(/\b(?:is|are|will be|would be|comes to)\W*$/i, ""))?.what === "netPrice"
  )
    return null;
  if (ofLoanForms.test(before)) return null;
  return conditional.test(before) || conditionalAfter.test(after) ? "unknown" : null;
}

/** "If you take both loans, the balance due for the year is": what is left to pay with aid that the letter offers. */
const ofLoansTaken =
  /\b(?:if|once|when|after) you (?:take|accept|use|borrow|choose|earn|add|apply|receive)\b[^.;$]{0,60}\b(?:loans?|work-study|earnings|wages|all of (?:it|them)|full amount)\b/i;

/** "Parent PLUS (limit", "a Parent PLUS Loan is limited to": what the law allows, and nobody was offered. */
const limitOfLoan = /\b(?:plus|loans?)\b[^.;$]{0,60}\b(?:limit(?:ed)?|capped)(?: (?:to|of|at|is))*\W*$/i;

/** "If you file the FAFSA you can also take out a Direct Loan": every loan asks for a form. */
const ofLoanForms =
  /\b(?:if|once|when|after) you (?:file|submit|complete|fill out|sign)\b[^.;$]{0,80}\b(?:loans?|work-study)\b/i;

/** "Virginia residents may also receive the Tuition Assistance Grant, up to": perhaps this student too. */
const ofResidents = /\bresidents (?:may|can|could|might) (?:also )?(?:receive|qualify|be eligible|get)\b/i;

/** "A $50 enrollment fee applies", behind a plan of monthly payments. */
const feeOfPaying =
  /^\s*(?:non-?refundable )?(?:[a-z]+ )?(?:enrollment|enrolment|set-?up|late|plan|convenience|service|processing|administrative) fee (?:applies|is charged|is added|will be (?:charged|added)|per)\b/i;

/** "Tuition 2026-27 (actual)" in a letter for 2027-28. */
function findOtherYear(
  whole: Omit<FramedAmount, "because">,
  words: string,
  year: LetterYear | null,
): FramedAmount | null {
  if (year === null) return null;
  const named = listSchoolYears(words);
  if (named.length === 0 || named.includes(year.year)) return null;
  return { ...whole, because: year.isCertain ? "notOffered" : "unknown" };
}

/** From the last place on where something new begins. */
function cutClause(text: string): string {
  let from = 0;
  for (const match of text.matchAll(clauseStart))
    from = match.index + match[0].replace(/(?:we|you|your|our|now|it)$/i, "").length;
  return text.slice(from);
}

/** The line without those amounts; its length stays, so that places in it still hold. */
export function hideFramed(line: string, framed: readonly FramedAmount[]): string {
  let hidden = line;
  for (const { start, end } of framed)
    hidden = `${hidden.slice(0, start)}${"_".repeat(end - start)}${hidden.slice(end)}`;
  return hidden;
}
