/** Whether the price fits the family's budget: a quiet tag, so that it reads as a second mark and not as another label. */
import type { ReactNode } from "react";
import type { BudgetLabel } from "#domain/price/budgetLabel.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const colors: Readonly<Record<BudgetLabel, string>> = {
  within: "text-safety",
  maybe: "text-caution",
  over: "text-danger",
  unknown: "text-unknown",
  noBudget: "text-unknown",
};

export function BudgetMark(props: { code: BudgetLabel; className?: string }) {
  return (
    <span
      className={joinClasses(
        "inline-flex items-center gap-1.5 rounded-md bg-sunk px-2 py-0.5 text-[0.95em] leading-snug font-medium whitespace-nowrap",
        props.className,
      )}
    >
      <BudgetShape code={props.code} />
      {words.budgetName(props.code)}
    </span>
  );
}

/** The price band against the line of what the family can pay, as every price is drawn. */
export function BudgetShape(props: { code: BudgetLabel; size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={props.size ?? 18}
      height={props.size ?? 18}
      aria-hidden="true"
      className={joinClasses("shrink-0", colors[props.code])}
    >
      {shapes[props.code]}
    </svg>
  );
}

const limit = <path d="M13.5 3v14" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />;
const outline = { fill: "none", stroke: "currentColor", strokeWidth: 1.8 } as const;

const shapes: Readonly<Record<BudgetLabel, ReactNode>> = {
  // The whole band on the near side of the line.
  within: (
    <>
      <rect x="1.5" y="7" width="9" height="6" rx="2" fill="currentColor" />
      {limit}
    </>
  ),
  // Across the line.
  maybe: (
    <>
      <path d="M13.5 7H8a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h5.5Z" fill="currentColor" />
      <path d="M13.5 7.9h3.600a1.5 1.5 0 0 1 1.5 1.5v1.200a1.5 1.5 0 0 1-1.5 1.5h-3.600" {...outline} />
      {limit}
    </>
  ),
  // Beyond it.
  over: (
    <>
      <path d="M5.5 3v14" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      <rect x="9.4" y="7.9" width="8.7" height="4.2" rx="1.5" {...outline} />
    </>
  ),
  // A line and no band.
  unknown: (
    <>
      <path d="M2 10h8" {...outline} strokeLinecap="round" strokeDasharray="1 3.5" />
      {limit}
    </>
  ),
  // A band and no line.
  noBudget: (
    <>
      <rect x="1.5" y="7" width="9" height="6" rx="2" fill="currentColor" />
      <path
        d="M15 4v12"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeDasharray="0.5 3.5"
      />
    </>
  ),
};
