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
        "inline-flex items-center gap-2 rounded-md bg-sunk px-2 py-0.5 text-[0.95em] leading-snug font-medium",
        props.className,
      )}
    >
      <BudgetShape code={props.code} />
      {words.budgetName(props.code)}
    </span>
  );
}

/** The price band against the line of what the family can pay: every price is drawn like this, only larger. */
export function BudgetShape(props: { code: BudgetLabel }) {
  return (
    <svg
      viewBox="0 0 28 16"
      width={28}
      height={16}
      aria-hidden="true"
      className={joinClasses("shrink-0", colors[props.code])}
    >
      <path d="M1 8h26" className="stroke-line-strong" strokeWidth="1.2" strokeLinecap="round" />
      {shapes[props.code]}
    </svg>
  );
}

function drawLimit(x: number) {
  return <path d={`M${x} 1.5v13`} stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />;
}

const open = { className: "fill-card", stroke: "currentColor", strokeWidth: 1.8 } as const;

const shapes: Readonly<Record<BudgetLabel, ReactNode>> = {
  // The whole band before the line.
  within: (
    <>
      <rect x="2.5" y="4" width="15" height="8" rx="2.5" fill="currentColor" />
      {drawLimit(22.5)}
    </>
  ),
  // Across the line.
  maybe: (
    <>
      <rect x="6.9" y="4.9" width="17" height="6.2" rx="2" {...open} />
      <path d="M16 4H8.5A2.5 2.5 0 0 0 6 6.5v3A2.5 2.5 0 0 0 8.5 12H16Z" fill="currentColor" />
      {drawLimit(16)}
    </>
  ),
  // Beyond it.
  over: (
    <>
      {drawLimit(5.5)}
      <rect x="10.9" y="4.9" width="14" height="6.2" rx="2" {...open} />
    </>
  ),
  // A line and no band.
  unknown: drawLimit(22.5),
  // A band and no line.
  noBudget: <rect x="6.9" y="4.9" width="14" height="6.2" rx="2" {...open} />,
};
