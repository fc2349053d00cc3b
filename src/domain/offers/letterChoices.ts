/** Costs of which a student has one, and gifts of which one takes the place of another. */
import { type Candidate, lineRole, outRole } from "./letterCandidates.ts";
import { isSameUsd } from "./letterLedger.ts";
import { findCostItems } from "./letterWords.ts";

/** "Housing - choose ONE:" and "Your room options". */
const opensChoice =
  /\b(?:choose|pick|select)\b.{0,20}\b(?:one|1|from|your|an? |between|among)|\b(?:one of|choice of|either|options?|choices?)\b/i;

export function isChoiceHeading(line: string): boolean {
  return line.length < 80 && opensChoice.test(line) && findCostItems(line).includes("housingFood");
}

const chosen =
  /\b(?:used (?:below|above|here|in)|selected|assigned|default|your choice|chosen|included (?:below|above|in)|our estimate uses|counted)\b|\[x\]|\u2713|\u2714|\u2612/i;

export type LivingPlace = "on" | "off" | "home";

const places: readonly (readonly [LivingPlace, RegExp])[] = [
  ["off", /\boff[\s-]campus\b/i],
  ["home", /\b(?:with (?:a |your )?(?:parents?|family|relatives?)|at home|commut\w+|living at home)\b/i],
  ["on", /\b(?:on[\s-]campus|residence halls?|dorm\w*|campus housing|in the halls?)\b/i],
];

/** Null where the words name none of them, or two. */
export function findLivingPlace(words: string): LivingPlace | null {
  const found = places.filter(([, pattern]) => pattern.test(words));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

const placeOnFile =
  /\b(?:housing|living|residency|residence)\b[^.:\n]{0,24}\b(?:choice|plans?|status|preference|arrangements?|option|on file|type)\b[^.:\n]{0,40}?(?::|\bis\b)([^.\n]{0,40})/gi;

/** "Housing choice on file: off campus": where the letter says that this student will live. */
export function findPlaceOnFile(text: string): LivingPlace | null {
  const found = new Set(
    [...text.slice(0, 20_000).matchAll(placeOnFile)].flatMap(([, said = ""]) => findLivingPlace(said) ?? []),
  );
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

function isHousing({ roles: [role], label }: Candidate): boolean {
  return role.is === "line" && role.kind === "housingFood" && !/\btotals?\b/i.test(label);
}

/** In a list of rooms "Single" is one, and "Board, 14 meals" is none. */
function isRoom({ roles: [role], label }: Candidate): boolean {
  const isOpen = role.is === "line" && (role.kind === "housingFood" || role.kind === "other");
  return isOpen && !/\b(?:totals?|meals?|dining|board|food)\b/i.test(label);
}

/** One of several prices of a room, as the letter says or the first, which is asked about; the others are not counted. */
export function settleChoices(
  candidates: readonly Candidate[],
  choices: readonly (readonly [from: number, to: number])[],
): Candidate[] {
  const settled = [...candidates];
  const settle = (groups: readonly (readonly number[])[]) => {
    const said = groups.find((group) => group.some((at) => chosen.test(candidates[at]?.text ?? "")));
    const kept = said ?? groups[0] ?? [];
    const sumOf = (group: readonly number[]) =>
      group.reduce((sum, at) => sum + (candidates[at]?.amountUsd ?? 0), 0);
    const others = groups.filter((group) => group !== kept);
    for (const at of others.flat()) {
      const one = settled[at];
      if (one !== undefined) settled[at] = { ...one, roles: [outRole("notOffered"), ...one.roles] };
    }
    const [first, ...more] = kept;
    const one = first === undefined ? undefined : settled[first];
    if (said !== undefined || first === undefined || one === undefined) return;
    const othersUsd = more.length > 0 ? [] : others.map((group) => Math.round(sumOf(group)));
    settled[first] = { ...one, note: one.note ?? "severalAmounts", othersUsd };
  };
  for (const [from, to] of choices) {
    const rows: number[] = [];
    for (let at = from; at < to; at += 1) {
      const one = candidates[at];
      if (one === undefined || !isRoom(one)) break;
      rows.push(at);
      settled[at] = { ...one, roles: [lineRole("housingFood")] };
    }
    if (rows.length > 1) settle(rows.map((at) => [at]));
  }
  const byPlace = new Map<string, number[]>();
  for (const [at, one] of settled.entries()) {
    const place = isHousing(one) ? findLivingPlace(one.words) : null;
    if (place !== null) byPlace.set(place, [...(byPlace.get(place) ?? []), at]);
  }
  if (byPlace.size > 1) settle([...byPlace.values()]);
  return settleLiving(settled);
}

/** Fewer rows may come out by chance. */
const leastRows = 3;

/**
 * Costs in a column for each place to live, with their totals: the column is the student's whose total the letter goes on with, by itself or as
 * the net price and what was taken off.
 */
export function chooseColumn(candidates: readonly Candidate[]): Candidate[] {
  const isSum = ({ roles: [role] }: Candidate) => role.is === "totalCost" || role.is === "total";
  const total = candidates.findIndex((one) => isSum(one) && (one.cells?.length ?? 0) > 1);
  const totals = candidates[total]?.cells ?? [];
  const rows = candidates.flatMap(({ cells }, at) =>
    at < total && cells?.length === totals.length ? [at] : [],
  );
  const sums = totals.map((_, column) =>
    rows.reduce((sum, at) => sum + (candidates[at]?.cells?.[column]?.usd ?? 0), 0),
  );
  if (rows.length < leastRows || !totals.every(({ usd }, column) => isSameUsd(usd, sums[column] ?? 0)))
    return [...candidates];
  const others = candidates.filter(({ cells }) => cells?.length !== totals.length);
  const said = new Set(others.flatMap(({ amountUsd }) => amountUsd ?? []));
  const left = others.flatMap(({ roles, amountUsd }) =>
    roles[0].is === "netPrice" ? (amountUsd ?? []) : [],
  );
  const goesOnWith = ({ usd }: { usd: number }) => said.has(usd) || left.some((net) => said.has(usd - net));
  const [column, ...more] = totals.flatMap((cell, at) => (goesOnWith(cell) ? [at] : []));
  if (column === undefined || more.length > 0) return [...candidates];
  return candidates.map((one): Candidate => {
    const cell = one.cells?.length === totals.length ? one.cells[column] : undefined;
    return cell === undefined
      ? one
      : { ...one, amountUsd: cell.usd, printed: cell.printed, othersUsd: [], note: null };
  });
}

/** "Aid year totals 23,610 offered, 22,610 accepted": where a student took part of an award, the total is of what the rows were read as. */
export function chooseTaken(candidates: readonly Candidate[]): Candidate[] {
  let rowsUsd: number[] = [];
  return candidates.map((one): Candidate => {
    const [role] = one.roles;
    if (role.is === "line") rowsUsd.push(one.amountUsd ?? 0);
    if (role.is === "totalCost") rowsUsd = [];
    if (role.is !== "total") return one;
    const sumUsd = rowsUsd.reduce((sum, usd) => sum + usd, 0);
    const isOfRows = rowsUsd.length >= leastRows && !isSameUsd(one.amountUsd ?? 0, sumUsd);
    rowsUsd = [];
    const taken = isOfRows ? one.cells?.find(({ usd }) => isSameUsd(usd, sumUsd)) : undefined;
    return taken === undefined ? one : { ...one, amountUsd: taken.usd, printed: taken.printed };
  });
}

/** "Living expenses" beside a row for the room and one for food is what else a student lives on. */
function settleLiving(candidates: readonly Candidate[]): Candidate[] {
  const living = /\bliving (?:expenses?|costs?|allowance)\b/i;
  const own = candidates.filter((one) => isHousing(one) && !living.test(one.label));
  if (own.length === 0) return [...candidates];
  const hasBoth = [ofRoom, ofFood].every((words) => own.some(({ label }) => words.test(label)));
  return candidates.map((one) =>
    isHousing(one) &&
    living.test(one.label) &&
    !/\b(?:room|housing|board|food|rent|dining|meals?)\b/i.test(one.label)
      ? {
          ...one,
          roles: hasBoth ? [lineRole("personal")] : [lineRole("personal"), lineRole("housingFood")],
        }
      : one,
  );
}

const ofRoom = /\b(?:room|housing|residence|dorm\w*|hall|rent)\b/i;
const ofFood = /\b(?:board|food|dining|meals?)\b/i;

const excludes =
  /\b(?:may|can|could|must|will)(?: ?not|n['\u2019]t) be (?:combined|stacked|held|added|used|kept|received|paid|awarded) (?:with|together|along|on top|in addition|at the same)|\b(?:replaces?|supersedes?|takes? the place of|in place of|instead of|in lieu of|substitutes? for)\b|\bthe (?:larger|higher|greater|better) of\b|\b(?:only one of|not both)\b|\bgives? up (?:the|your|all|any)\b/i;
const ofGifts =
  /\b(?:scholarships?|grants?|awards?|waivers?|remission|exchange|discounts?|merit|gift aid)\b/i;

/** A line without an amount that says that one gift takes the place of another. */
export function isExclusion(line: string): boolean {
  const [, replaced = ""] = line.split(takesPlace);
  return excludes.test(line) && ofGifts.test(line) && !(ofSelfHelp.test(replaced) && !ofGifts.test(replaced));
}

/** "Scholarships from other sources first replace your work-study and loan." */
const ofSelfHelp = /\b(?:loans?|work(?:[\s-]study)?|self[\s-]help|jobs?|unmet need)\b/i;

const takesPlace =
  /\b(?:replaces?|supersedes?|takes? the place of|(?:is )?(?:given |awarded |offered |paid )?(?:in place|instead|in lieu) of|substitutes? for)\b/i;

/**
 * Where the letter says so of gifts in words alone. The one that it names first stays, and the college's others are asked about; if it names none,
 * all are.
 */
export function doubtExclusive(candidates: readonly Candidate[], lines: readonly string[]): Candidate[] {
  const isGift = ({ roles: [role], source }: Candidate) =>
    role.is === "line" && role.kind === "grant" && (source === "college" || source === "unknown");
  const isSettled = candidates.some(
    ({ roles: [role] }) => role.is === "out" && role.because === "notOffered",
  );
  if (lines.length === 0 || isSettled || candidates.filter(isGift).length < 2) return [...candidates];
  const heads = lines.map((line) => line.split(takesPlace)).filter((parts) => parts.length > 1);
  const isNamed = ({ label }: Candidate) =>
    label.length > 5 && heads.some(([head = ""]) => head.toLowerCase().includes(label.toLowerCase()));
  const isOneNamed = candidates.some((one) => isGift(one) && isNamed(one));
  return candidates.map((one): Candidate => {
    if (!isGift(one)) return one;
    if (!isOneNamed) return { ...one, note: one.note ?? "kindGuessed" };
    return isNamed(one) ? one : { ...one, roles: [outRole("unknown"), ...one.roles] };
  });
}
