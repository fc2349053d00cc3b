/** The first year's cost as two bars of one length: what it is made of, and who pays it. */

import { formatShownUsd } from "#components/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { StackBar, type StackFill, swatches } from "#ui/StackBar.tsx";
import type { CostPartCode, CostStack } from "./costStack.ts";
import { words } from "./words.ts";

const fills: Readonly<Record<CostPartCode, StackFill>> = {
  tuition: "ink",
  housingAndFood: "accent",
  books: "support",
  other: "accentSoft",
  livingAndOther: "accent",
  living: "accent",
};

export function CostStackView(props: { stack: CostStack; entryYear: number }) {
  const { parts, stickerUsd, grantsUsd, middleUsd } = props.stack;
  const yoursUsd = Math.max(0, stickerUsd - grantsUsd);
  const partsText = parts.map((part) => `${words.stack[part.code]} ${formatUsd(part.amountUsd)}`).join(", ");
  return (
    <div>
      <p className="text-[0.95rem] text-ink-soft">{words.stackCost}</p>
      <StackBar
        parts={parts.map((part) => ({ key: part.code, amount: part.amountUsd, fill: fills[part.code] }))}
        total={stickerUsd}
        label={words.stackDrawing(partsText)}
      />
      <ul className="figures mt-2 text-[0.95rem]">
        {parts.map((part) => (
          <Row
            key={part.code}
            fill={fills[part.code]}
            label={words.stack[part.code]}
            amount={formatUsd(part.amountUsd)}
          />
        ))}
        <li className="flex justify-between gap-3 border-t border-ink py-1.5 font-semibold">
          <span>{words.stackTotal}</span>
          <span>{formatUsd(stickerUsd)}</span>
        </li>
      </ul>
      <p className="mt-4 text-[0.95rem] text-ink-soft">{words.stackCover}</p>
      <StackBar
        parts={[
          { key: "grants", amount: grantsUsd, fill: "support" },
          { key: "yours", amount: yoursUsd, fill: "accent" },
        ]}
        total={stickerUsd}
        label={words.coverDrawing(formatShownUsd(grantsUsd), formatShownUsd(middleUsd))}
      />
      <ul className="figures mt-2 text-[0.95rem]">
        <Row fill="support" label={words.grants} amount={formatShownUsd(grantsUsd)} />
        <Row fill="accent" label={words.yourPart} amount={formatShownUsd(middleUsd)} />
      </ul>
      <p className="mt-2 text-[0.88rem] text-ink-soft">
        {words.grantsNote}. {words.stackNote(props.entryYear)}
      </p>
    </div>
  );
}

function Row(props: { fill: StackFill; label: string; amount: string }) {
  return (
    <li className="flex items-baseline justify-between gap-3 py-1">
      <span className="flex items-baseline gap-2.5">
        <span aria-hidden="true" className={joinClasses("size-3 shrink-0 rounded-sm", swatches[props.fill])} />
        {props.label}
      </span>
      <span>{props.amount}</span>
    </li>
  );
}
