/** The text of the staircase: what each step is, the largest one in a sentence, and what another income would change. */
import type { AidOutcome } from "#domain/aid/fafsaFlowInput.ts";
import type { Stair, StairCode } from "#domain/aid/indexStaircase.ts";
import { saiLimits } from "#domain/aid/saiTables.ts";
import type { Formula } from "#domain/aid/worksheetInput.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { formatStudentAidIndex } from "./flowWords.ts";

/** `people` is null where the formula has no family size. */
type Context = { formula: Formula; people: number | null };

const isParents = ({ formula }: Context) => formula === "A";
const sizeUsd = ({ fromUsd, toUsd }: Stair) => Math.abs(toUsd - fromUsd);
const lowest = formatStudentAidIndex(saiLimits.leastUsd);

export const stairWords = {
  label: "From income to the Student Aid Index",
  steps: {
    income: (context) => (isParents(context) ? "Parents’ income" : "Income"),
    taxes: () => "Income, Medicare and Social Security tax",
    living: ({ people }) =>
      people === null ? "Set aside for living" : `Set aside for living, a family of ${formatInteger(people)}`,
    working: () => "Set aside for the costs of working",
    available: () => "Income left over",
    assets: () => "Counted from savings and investments",
    kept: () => "Part of the rest that does not count",
    studentIncome: () => "Counted from the student’s income",
    studentAssets: () => "Counted from the student’s savings",
    limit: () => `The index stops at ${lowest}`,
    belowZero: () => "Below zero, only part counts",
    maximumPell: () => "Counts as 0 with a maximum Pell Grant",
    index: () => "Student Aid Index",
  } satisfies Record<StairCode, (context: Context) => string>,
  amount({ code, fromUsd, toUsd, isSum }: Stair): string {
    if (code === "index") return formatStudentAidIndex(toUsd);
    if (isSum) return formatUsd(toUsd);
    return `${toUsd < fromUsd ? "−" : "+"}${formatUsd(Math.abs(toUsd - fromUsd))}`;
  },
  largest(stair: Stair, context: Context): string {
    const amount = formatUsd(sizeUsd(stair));
    switch (stair.code) {
      case "taxes":
        return `The biggest step is taxes: ${amount} comes off before anything counts.`;
      case "living":
        return context.people === null
          ? `The biggest step is what the formula sets aside for living: ${amount} comes off before anything counts.`
          : `The biggest step is what the formula sets aside for a family of ${formatInteger(context.people)} to live on: ${amount} comes off before anything counts.`;
      case "working":
        return `The biggest step is what the formula sets aside for the costs of working: ${amount}.`;
      case "kept":
        return `The biggest step comes last: ${amount} of what is left over does not count. The formula counts only a share of each dollar, and the share grows with the amount.`;
      case "assets":
        return `The biggest step is savings and investments: ${amount} of that counts.`;
      case "studentIncome":
        return `The biggest step is the student’s own income: ${amount} of it counts.`;
      case "studentAssets":
        return `The biggest step is the student’s own savings: ${amount} of that counts.`;
      case "limit":
        return `What the formula sets aside is far more than this family has. No index goes below ${lowest}, so yours stops there.`;
      case "belowZero":
        return `What the formula sets aside is more than this family has. Of that ${formatUsd(Math.abs(stair.fromUsd))} shortfall, ${amount} does not count.`;
      case "maximumPell":
        return "The biggest step is the Pell Grant rule: income alone qualifies for the maximum, so the index counts as 0.";
      default:
        return "";
    }
  },
  try: (context: Context) =>
    isParents(context) ? "Try another income for the parents" : "Try another income",
  triedIncome: (usd: number) => `${formatUsd(usd)} a year`,
  tried(tried: AidOutcome, now: AidOutcome, isEligible: boolean): string {
    const index = `Index ${formatStudentAidIndex(tried.sai)}`;
    const grant = isEligible ? `, Pell Grant ${formatUsd(tried.pell.award)}` : "";
    return tried === now
      ? `${index}${grant}, as you answered.`
      : `${index}${grant}. Yours is ${formatStudentAidIndex(now.sai)}.`;
  },
  trying: (isBounded: boolean) =>
    `Taxes stay as you entered them, so the farther you move from your income, the rougher the estimate.${
      isBounded ? " The slider ends where the form would ask something you haven’t answered." : ""
    } Your answers don’t change.`,
  back: "Back to my income",
} as const;
