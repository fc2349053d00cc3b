/** How an amount was worked out: a price by the credit, hour or month, times their number, is no amount of its own. */
import { findAmounts } from "./letterAmounts.ts";
import { findLineKind } from "./letterWords.ts";

/** "Tuition (15 credits x $412 per credit) $6,180": how a charge was worked out is no charge. */
const unitPrice =
  /\([^()]*\b(?:hours?|hrs?)\b[^()]*\bat \$?\d[^()]*\)|\((?![^()]*\b(?:mos?|months?|weeks?|wks?)\b)[^()]*@\s?\$?\d[^()]*\)|\([^()]*(?:\bper|\/|\ban?)\s?(?:credit|unit|hour|hr)\b[^()]*\)|\(incl[^()]*\)|\$\s?[\d.,]+\s?(?:per|\/|an)\s?(?:credit|hour|hr)\b,?|\b\d{1,2}\s(?:credits?|units?|hours?|hrs?)\.?\s?(?:[x\u00d7*@]|at)\s?\$?[\d.,]+(?:\s?(?:\/|per|an?)\s?\w+)?\s?(?:=\s?|(?=\s|$|\)))|\b\d{1,2}\s?@\s?\$?\d[\d.,]*(?=\s|$)/i;

/** "Credits above 17 are charged at $655 per credit": 17 is no amount that the price could belong to. */
const leastAmount = 100;
const sentence = /\p{L}\.\s*$/u;

const product =
  /(?:\best\.?\s*)?\$?\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(?:per|\/|an?|each)\s?[a-z]+)?\s?[x\u00d7*]\s?(\d{1,3})(?![\d,.]\d)(?:\s(?:credits?|credit hours?|units?|hours?|months?|mos?|weeks?|terms?|semesters?|quarters?)\b)?\s*=?\s*/i;

/** "$420 x 10, contracted cadets   4,200": how an amount that stands in the row was worked out. */
function cutProduct(line: string): string {
  // Cheap to ask of each line of a long text.
  if (!/[x\u00d7*]\s?\d/i.test(line)) return line;
  const [whole = "", each = "", times = ""] = product.exec(line) ?? [];
  if (whole === "") return line;
  const usd = Number(each.replaceAll(",", "")) * Number(times);
  const rest = line.replace(whole, " ");
  const made = findAmounts(rest).find((one) => one.usd !== null && Math.abs(one.usd - usd) < 1);
  if (made === undefined) return line;
  // By the month, worked out for the year.
  return `${rest.slice(0, made.end)} per year${rest.slice(made.end)}`;
}

const money = "\\$?\\s?\\d[\\d,]*(?:\\.\\d\\d)?";
/** Between a range and the figure of it: no other amount, and nothing that it could name. */
const gap = "[^$\\d]{0,60}?";
const rangeAhead = new RegExp(
  `(${money})\\s*(?:-|\\u2013|\\u2014|to\\b|through\\b)\\s*(${money})(?=(${gap})(${money})(?![\\d,]*\\d))`,
  "i",
);
const saysUsed =
  /\b(?:us(?:ed?|ing)|count(?:ed|ing)?|assum(?:ed?|ing)|figured?|estimate[ds]?|mid-?point|in (?:the|these|our) totals?|budget(?:ed)?|shown)\b|\s{3,}|\t/i;

/** "$1,800 to $2,600 (used: $2,200)": where the figure that counts stands behind its range and within it, the range only says how sure it is. */
function cutRange(line: string): string {
  if (line.length > longestRange) return line;
  const [whole = "", least = "", most = "", between = "", figure = ""] = rangeAhead.exec(line) ?? [];
  if (whole === "" || !saysUsed.test(between) || namesItem(between)) return line;
  const [from, to, usd] = [least, most, figure].map((one) => Number(one.replaceAll(/[$,\s]/g, "")));
  if (from === undefined || to === undefined || usd === undefined || from > usd || usd > to || from === to)
    return line;
  const at = line.indexOf(whole);
  return `${line.slice(0, at).trimEnd()}   ${line.slice(at + whole.length + between.length)}`;
}

const longestRange = 300;

function namesItem(words: string): boolean {
  return findLineKind(words) !== null && !/\b(?:depending|varies|according|based)\b/i.test(words);
}

/** The statement without such prices; a sentence that has no other amount keeps its own, so that it is told why it is left out. */
export function cutUnitPrice(line: string): string {
  const worked = cutRange(cutProduct(line));
  if (!unitPrice.test(worked)) return worked;
  const rest = worked.replace(unitPrice, " ");
  const hasOther = findAmounts(rest).some(({ usd }) => usd !== null && usd >= leastAmount);
  return hasOther || !sentence.test(worked) ? rest : worked;
}
