/** A score held against one college: where it lies on the middle half, and send, leave out or look closer. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { TestFields } from "#components/profile-fields/TestFields.tsx";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { type ScorePlace, type SendAdvice, adviseOnScores } from "#domain/admission/sendScores.ts";
import { testRequirementSources } from "#domain/admission/testRequirements.ts";
import { fields } from "#domain/college/fields.ts";
import { toEntryYear } from "#domain/price/growth.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { PickOne } from "./shared/PickOne.tsx";
import { type OneCollege, WithCollege } from "./shared/useOneCollege.tsx";
import { words } from "./testOptionalWords.ts";

export default function TestOptional() {
  const [unitId, setUnitId] = useState<number | null>(null);
  return (
    <div className="space-y-6">
      <PickOne unitId={unitId} onPick={setUnitId} />
      <TestFields />
      {unitId !== null && (
        <WithCollege unitId={unitId}>{(college) => <Found college={college} />}</WithCollege>
      )}
    </div>
  );
}

function Found({ college: { summary } }: { college: OneCollege }) {
  const { profile } = usePlan().plan;
  const scores = { sat: profile.satTotal, act: profile.actComposite };
  const advice = adviseOnScores(summary, scores, toEntryYear(profile.gradeYear, getToday()));
  if (advice === null) return <p role="status">{words.needScore}</p>;
  const { policy, place } = advice;
  const isFederal = policy.standing === "federal";
  return (
    <div role="status" className="rounded-2xl bg-sunk p-4 sm:p-5">
      <p className="text-[0.95rem] text-ink-soft">{summary.name}</p>
      <p className="font-serif text-3xl">{words.verdict(advice.verdict)}</p>
      <p className="mt-1 max-w-[58ch]">{words.because(advice.because, place)}</p>
      {place !== null && <Place place={place} />}
      {advice.better !== null && <p className="mt-2">{words.better(advice.better)}</p>}
      <Wondered advice={advice} />
      <p className="mt-4">
        {words.policy(policy)} {words.confirm[policy.standing]}
      </p>
      {policy.standing !== "federal" && <SourceNote source={testRequirementSources[policy.standing]} />}
      <p className="mt-2 text-[0.92rem] text-ink-soft">{words.practice}</p>
      <FieldSources
        fields={isFederal ? ["satTotal", "actComposite", "testPolicy"] : ["satTotal", "actComposite"]}
      />
    </div>
  );
}

/** An old "required" may have become a choice: then the range decides. */
function Wondered({ advice: { policy, because, place } }: { advice: SendAdvice }) {
  if (policy.standing !== "federal" || place === null) return null;
  if (because !== "required" && because !== "notRead") return null;
  const isIn = place.position === "above" || place.position === "upperHalf";
  const verdict = isIn ? "send" : place.position === "below" ? "leaveOut" : "lookCloser";
  return (
    <p className="mt-2">
      {words.wouldBe} {words.verdict(verdict).toLowerCase()}.
    </p>
  );
}

const scales = { sat: { from: 400, to: 1600 }, act: { from: 1, to: 36 } } as const;
const width = 320;

function Place({ place }: { place: ScorePlace }) {
  const { from, to } = scales[place.test];
  const at = (score: number) => ((score - from) / (to - from)) * width;
  const { lower, upper } = place.range;
  return (
    <div className="mt-4">
      <p className="figures font-semibold">{words.place(place)}</p>
      <svg
        viewBox={`0 0 ${width} 34`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.drawing(place)}
        className="mt-2 h-9 w-full"
      >
        <rect y={10} width={width} height={14} className="fill-card" />
        <rect
          x={at(lower)}
          y={10}
          width={Math.max(4, at(upper) - at(lower))}
          height={14}
          className="fill-accent"
        />
        <rect x={at(place.middle) - 0.5} y={6} width={1} height={22} className="fill-ink-soft" />
        <rect
          x={Math.min(width - 4, Math.max(0, at(place.score) - 2))}
          y={1}
          width={4}
          height={32}
          className="fill-support stroke-ink"
          strokeWidth={0.6}
        />
      </svg>
      <p aria-hidden="true" className="figures flex justify-between text-[0.85rem] text-ink-soft">
        <span>{from}</span>
        <span>{to}</span>
      </p>
      <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-5 text-[0.9rem]">
        {(
          [
            ["bg-accent", words.half],
            ["bg-support border border-ink", words.yours],
          ] as const
        ).map(([look, name]) => (
          <li key={name} className="flex items-center gap-2">
            <span className={joinClasses("size-3.5 shrink-0 rounded-sm", look)} />
            {name}
          </li>
        ))}
      </ul>
      <p className="figures mt-1 text-[0.92rem] text-ink-soft">
        {words.middle(place)} ({fields.satTotal.year})
      </p>
      {place.isConverted && <p className="mt-1 text-[0.95rem]">{words.converted}</p>}
    </div>
  );
}
