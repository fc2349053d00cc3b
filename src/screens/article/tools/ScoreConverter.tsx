/** Converts SAT to ACT and back with the official concordance, and lists the next test dates. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { concordance, convertActToSat, convertSatToAct } from "#domain/admission/concordance.ts";
import { type Answer, readAct, readSat } from "#domain/answers/readTyped.ts";
import { findNextSittings } from "#domain/timeline/nextSittings.ts";
import { concordance2018Source } from "#facts/sources/study.ts";
import { formatDate } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { words } from "./scoreConverterWords.ts";

type Test = "sat" | "act";
const shown = 3;

export default function ScoreConverter() {
  const { satTotal, actComposite } = usePlan().plan.profile;
  // Begins with the student's own scores; what is typed here may be a practice test, so it stays here.
  const [typed, setTyped] = useState({ sat: toText(satTotal), act: toText(actComposite) });
  const [left, setLeft] = useState({ sat: false, act: false });
  const read = { sat: readSat(typed.sat), act: readAct(typed.act) };
  // Input that may still become valid is not flagged.
  const getProblem = (test: Test, answer: Answer<number>) =>
    answer.ok || (!left[test] && answer.problem.kind !== "tooHigh") ? null : answer.problem;
  const satProblem = getProblem("sat", read.sat);
  const actProblem = getProblem("act", read.act);
  const field = (test: Test) => ({
    value: typed[test],
    onChange: (text: string) => {
      setTyped({ ...typed, [test]: text });
      setLeft({ ...left, [test]: false });
    },
    onBlur: () => setLeft({ ...left, [test]: true }),
  });
  const sat = read.sat.ok ? read.sat.value : null;
  const act = read.act.ok ? read.act.value : null;
  return (
    <div className="space-y-6">
      <div>
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            label={words.sat}
            hint={words.satHint}
            error={satProblem === null ? null : words.satProblem(satProblem)}
            {...field("sat")}
          />
          <NumberField
            label={words.act}
            hint={words.actHint}
            error={actProblem === null ? null : words.actProblem(actProblem)}
            {...field("act")}
          />
        </div>
        <p className="mt-2 text-[0.95rem] text-ink-soft">{words.either}</p>
      </div>
      <Converted sat={sat} act={act} />
      <div className="grid gap-6 sm:grid-cols-2">
        <NextDays test="sat" />
        <NextDays test="act" />
      </div>
    </div>
  );
}

function toText(score: number | null): string {
  return score === null ? "" : String(score);
}

function Converted({ sat, act }: { sat: number | null; act: number | null }) {
  return (
    <div
      role="status"
      className={sat === null && act === null ? "sr-only" : "rounded-2xl bg-sunk p-4 sm:p-5"}
    >
      {sat !== null && <FromSat sat={sat} />}
      {act !== null && <FromAct act={act} />}
      {sat !== null && act !== null && <p className="mt-3 font-semibold">{getHigher(sat, act)}</p>}
      {(sat !== null || act !== null) && (
        <>
          <p className="mt-3 text-[0.92rem] text-ink-soft">{words.about}</p>
          <SourceNote source={concordance2018Source} />
        </>
      )}
    </div>
  );
}

function FromSat({ sat }: { sat: number }) {
  const act = convertSatToAct(sat);
  const band = concordance.find((one) => one.act === act);
  if (act === null || band === undefined) return <p>{words.satBelow}</p>;
  return (
    <div>
      <p className="figures font-serif text-2xl">{words.toAct(sat, act)}</p>
      <p className="figures text-[0.95rem]">{words.band(band.satFrom, band.satTo)}</p>
      <SaveScore test="sat" score={sat} />
    </div>
  );
}

function FromAct({ act }: { act: number }) {
  const sat = convertActToSat(act);
  if (sat === null) return <p className="mt-3">{words.actBelow}</p>;
  return (
    <div className="mt-3 first:mt-0">
      <p className="figures font-serif text-2xl">{words.toSat(act, sat)}</p>
      <SaveScore test="act" score={act} />
    </div>
  );
}

/** Practice scores are converted too, so the plan's own score changes only on request. */
function SaveScore({ test, score }: { test: Test; score: number }) {
  const { profile } = usePlan().plan;
  const save = useSave();
  const name = test === "sat" ? "satTotal" : "actComposite";
  const isKept = profile[name] === score;
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-2"
      aria-disabled={isKept}
      onClick={() => {
        if (isKept) return;
        save(words.keptSaid(test, score), { kind: "setProfile", fields: { [name]: score } });
      }}
    >
      {isKept ? words.kept(test) : words.keep(test)}
    </Button>
  );
}

function getHigher(sat: number, act: number): string {
  const asSat = convertActToSat(act);
  const asAct = convertSatToAct(sat);
  if (asSat === null || asAct === null || asAct === act) return words.same;
  return words.higher(asAct > act ? "sat" : "act");
}

function NextDays({ test }: { test: Test }) {
  const { plan } = usePlan();
  const save = useSave();
  const sittings = findNextSittings(test, getToday(), shown);
  const tests = plan.timeline.tests ?? [];
  const isThere = tests.includes(test);
  const [first] = sittings;
  return (
    <section aria-labelledby={`next-${test}`}>
      <h4 id={`next-${test}`} className="font-serif text-xl">
        {words.next(test)}
      </h4>
      {first === undefined ? (
        <p className="mt-2">{words.noNext}</p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {sittings.map((sitting) => (
              <li key={sitting.date} className="py-2.5">
                <p className="figures font-semibold">
                  {formatDate(sitting.date)}
                  {sitting.isDateExpected && (
                    <span className="font-normal text-ink-soft"> ({words.expected})</span>
                  )}
                </p>
                <p className="figures text-[0.95rem]">
                  {sitting.registerBy === null
                    ? words.onlyLate(sitting.lateBy, sitting.isLateByExpected)
                    : `${words.register(sitting.registerBy, sitting.isRegisterByExpected)}; ${words.late(sitting.lateBy, sitting.isLateByExpected)}`}
                </p>
              </li>
            ))}
          </ul>
          <SourceNote source={first.source} />
          <Button
            variant="light"
            size="sm"
            className="mt-2"
            aria-disabled={isThere}
            onClick={() => {
              if (isThere) return;
              save(words.addedSaid(test), { kind: "setTimeline", fields: { tests: [...tests, test] } });
            }}
          >
            {isThere ? words.inPlan(test) : words.add(test)}
          </Button>
        </>
      )}
    </section>
  );
}
