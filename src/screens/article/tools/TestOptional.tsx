/** Compares a score with one college's middle half, and says whether to send it, leave it out or look closer. */

import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { adviseOnScores, type ScorePlace, type SendAdvice } from "#domain/admission/sendScores.ts";
import { testRequirementSources } from "#domain/admission/testRequirements.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { fields } from "#domain/college/fields.ts";
import { Legend } from "#ui/chart/Legend.tsx";
import { createScale } from "#ui/chart/scale.ts";
import { Pin, Rail, Span, Track } from "#ui/chart/Track.tsx";
import { AnswersUsed } from "./shared/AnswersUsed.tsx";
import { PickOne } from "./shared/PickOne.tsx";
import { type OneCollege, WithCollege } from "./shared/useOneCollege.tsx";
import { words } from "./testOptionalWords.ts";

const answersUsed = ["satTotal", "actComposite"] as const;

export default function TestOptional() {
  const [unitId, setUnitId] = useState<number | null>(null);
  return (
    <div className="space-y-6">
      <PickOne unitId={unitId} onPick={setUnitId} />
      <AnswersUsed ids={answersUsed} />
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
      <p className="mt-1 max-w-lead">{words.because(advice.because, place)}</p>
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

/** A "required" from an older year may have changed: then the range decides. */
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

function Place({ place }: { place: ScorePlace }) {
  const { from, to } = scales[place.test];
  const at = createScale(from, to);
  const { lower, upper } = place.range;
  return (
    <div className="mt-4">
      <p className="figures font-semibold">{words.place(place)}</p>
      <Track label={words.drawing(place)} height={36} className="mt-2">
        <Rail width={14} tone="card" />
        <Span from={at(lower)} to={at(upper)} height={14} of={36} tone="accent" round={0} />
        <Pin at={at(place.middle)} height={22} of={36} tone="inkSoft" width={1} />
        <Pin at={at(place.score)} height={32} of={36} tone="support" width={4} hasRim />
      </Track>
      <p aria-hidden="true" className="figures flex justify-between text-[0.85rem] text-ink-soft">
        <span>{from}</span>
        <span>{to}</span>
      </p>
      <Legend
        className="mt-1"
        items={[
          { mark: "accent", name: words.half },
          { mark: "pinSupport", name: words.yours },
        ]}
      />
      <p className="figures mt-1 text-[0.92rem] text-ink-soft">
        {words.middle(place)} ({fields.satTotal.year})
      </p>
      {place.isConverted && <p className="mt-1 text-[0.95rem]">{words.converted}</p>}
    </div>
  );
}
