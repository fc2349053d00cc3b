/** What a program does not pay, for who asks whether it makes college free. */
import type { ProgramPay } from "#domain/aid/stateProgram.ts";

/** "No. " where what is left to pay names the cost that is asked about: "does it pay for dorms". */
export function sayIfPaid(left: string, cost: string | undefined): string {
  return cost !== undefined && left.includes(cost) ? "No. " : "";
}

type Covered = Extract<ProgramPay["amount"], { kind: "covers" }>["what"];

const left: Readonly<Record<Covered, string>> = {
  tuition: "fees, books, housing and food",
  unitFee: "books, housing, food and other fees",
  tuitionAndFees: "books, housing and food",
  inDistrictTuitionAndFees: "books, housing and food",
  tuitionFeesAndBooks: "housing and food",
  outOfStateDifference: "in-state tuition, fees, books, housing and food",
};

/** " Fees, books, housing and food are left to pay."; "" where it may pay all that college costs, or how much is not on record. */
export function describeLeft(pays: readonly ProgramPay[]): string {
  const amounts = pays.map(({ amount }) => amount);
  const [first] = amounts;
  if (first === undefined || amounts.some(({ kind }) => kind === "upToCost")) return "";
  if (first.kind === "covers") {
    const rest = left[first.what];
    return ` You still pay for ${first.share < 1 || first.pricesOf !== undefined ? "the rest of tuition, and for " : ""}${rest}.`;
  }
  if (first.kind === "tuitionIs") return " You still pay for fees, books, housing and food.";
  if (first.kind === "usd" || first.kind === "range" || first.kind === "steps")
    return " You pay what the college charges beyond that.";
  return "";
}
