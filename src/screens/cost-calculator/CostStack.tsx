/** The first year's cost as two bars of equal length: what it consists of, and who pays it. */

import { formatShownPart } from "#domain/price/shownPrice.ts";
import { formatUsd } from "#lib/format.ts";
import { Swatch } from "#ui/chart/Legend.tsx";
import { Stack } from "#ui/chart/Stack.tsx";
import type { Tone } from "#ui/chart/tones.ts";
import type { CostPartCode, CostStack } from "./costStack.ts";
import { words } from "./resultWords.ts";

const fills: Readonly<Record<CostPartCode, Tone>> = {
  tuition: "ink",
  housingAndFood: "accent",
  books: "support",
  other: "accentSoft",
  livingAndOther: "accent",
  living: "accent",
};

export function CostStackView(props: {
  stack: CostStack;
  entryYear: number;
  /** The middle counts on half of what out-of-state tuition adds, which is not a grant. */
  isResidencyOpen: boolean;
}) {
  const { parts, stickerUsd, grantsUsd, middleUsd } = props.stack;
  const yoursUsd = Math.max(0, stickerUsd - grantsUsd);
  const partsText = parts.map((part) => `${words.stack[part.code]} ${formatUsd(part.amountUsd)}`).join(", ");
  return (
    <div>
      <p className="text-[0.95rem] text-ink-soft">{words.stackCost}</p>
      <Stack
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
      <Stack
        parts={[
          { key: "grants", amount: grantsUsd, fill: "support" },
          { key: "yours", amount: yoursUsd, fill: "accent" },
        ]}
        total={stickerUsd}
        label={words.coverDrawing(formatShownPart(grantsUsd), formatShownPart(middleUsd))}
      />
      <ul className="figures mt-2 text-[0.95rem]">
        <Row
          fill="support"
          label={props.isResidencyOpen ? words.grantsOrTuition : words.grants}
          amount={formatShownPart(grantsUsd)}
        />
        <Row fill="accent" label={words.yourPart} amount={formatShownPart(middleUsd)} />
      </ul>
      <p className="mt-2 text-[0.88rem] text-ink-soft">
        {words.grantsNote}. {words.stackNote(props.entryYear)}
      </p>
    </div>
  );
}

function Row(props: { fill: Tone; label: string; amount: string }) {
  return (
    <li className="flex items-baseline justify-between gap-3 py-1">
      <span className="flex items-center gap-2.5">
        <Swatch mark={props.fill} />
        {props.label}
      </span>
      <span>{props.amount}</span>
    </li>
  );
}
