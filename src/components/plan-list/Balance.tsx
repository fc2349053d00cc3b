/** Whether the list is balanced: a picture of its colleges, what is missing, and colleges that would fill the gap. */
import { useState } from "react";
import { readAnswer } from "#domain/answers/readAnswer.ts";
import { balanceRule, countMiddle } from "#domain/match/balance.ts";
import type { GapKind } from "#domain/match/gains.ts";
import { Button } from "#ui/Button.tsx";
import { StatusShape, type StatusTone } from "#ui/StatusMark.tsx";
import { Suggestions } from "./Suggestions.tsx";
import type { ListView } from "./useListView.ts";
import { words } from "./words.ts";

const text = words.balance;

export function Balance({ view, heading: Heading }: { view: ListView; heading: "h2" | "h4" }) {
  const [open, setOpen] = useState<GapKind | null>(null);
  const { counts, gaps } = view.balance;
  // Safeties and reaches are told apart by chances, and those are of first-years.
  if (readAnswer(view.plan, "path").value === "transfer") return null;
  const kinds = listGapKinds(view);
  const repeat = (tone: StatusTone, count: number) => Array.from({ length: count }, () => tone);
  return (
    <section id="balance" aria-labelledby="balance-heading" className="keep-together scroll-mt-24">
      <Heading id="balance-heading" className="text-2xl">
        {text.heading}
      </Heading>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        <Row
          name={text.row.safety}
          tones={repeat("safety", counts.financialSafety)}
          missing={Math.max(0, balanceRule.safeties - counts.financialSafety)}
        />
        {counts.sure > 0 && <Row name={text.row.sure} tones={repeat("caution", counts.sure)} missing={0} />}
        <Row
          name={text.row.middle}
          tones={[...repeat("likely", counts.likely), ...repeat("target", counts.target)]}
          missing={Math.max(0, balanceRule.targetsAndLikelies - countMiddle(counts))}
        />
        <Row
          name={text.row.reach}
          tones={repeat("reach", counts.reach)}
          missing={Math.max(0, balanceRule.reaches - counts.reach)}
        />
        {counts.unknown > 0 && (
          <Row name={text.row.unknown} tones={repeat("unknown", counts.unknown)} missing={0} />
        )}
      </ul>
      <div className="mt-3 space-y-1.5">
        {gaps.length === 0 && <p>{text.settled}</p>}
        {gaps.map((gap) => (
          <p key={gap.code}>{text.gap(gap)}</p>
        ))}
      </div>
      {kinds.map((kind) => (
        <div key={kind} className="no-print mt-3">
          <Button
            variant={open === kind ? "light" : "outline"}
            size="sm"
            aria-expanded={open === kind}
            onClick={() => setOpen(open === kind ? null : kind)}
          >
            {open === kind ? text.hide : text.find[kind]}
          </Button>
          {open === kind && <Suggestions view={view} kind={kind} />}
        </div>
      ))}
      <p className="mt-3 text-[0.88rem] text-ink-soft print:hidden">{text.rule(balanceRule)}</p>
    </section>
  );
}

function listGapKinds(view: ListView): GapKind[] {
  const codes = view.balance.gaps.map((gap) => gap.code);
  const kinds: GapKind[] = [];
  if (codes.includes("needsSafety")) kinds.push("safety");
  if (codes.includes("needsTargetOrLikely")) kinds.push("middle");
  if (codes.includes("couldAddReach")) kinds.push("reach");
  return kinds;
}

function Row(props: { name: string; tones: readonly StatusTone[]; missing: number }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 py-2">
      <span aria-hidden="true" className="text-[0.95rem]">
        {props.name}
      </span>
      <span className="sr-only">{text.rowHeard(props.name, props.tones.length, props.missing)}</span>
      <span aria-hidden="true" className="flex flex-wrap justify-end gap-1">
        {props.tones.map((tone, index) => (
          <StatusShape key={index} tone={tone} size={22} />
        ))}
        {Array.from({ length: props.missing }, (_, index) => (
          <EmptyPlace key={index} />
        ))}
      </span>
    </li>
  );
}

function EmptyPlace() {
  return (
    <svg viewBox="0 0 20 20" width={22} height={22} className="text-line-strong">
      <circle
        cx="10"
        cy="10"
        r="7.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeDasharray="2.5 3"
      />
      <path d="M10 7v6M7 10h6" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
