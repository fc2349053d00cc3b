/** A few colleges that would fill a gap in the list, each with its effect on the odds. */

import { useMemo } from "react";
import { askEngine } from "#client/engine/askEngine.ts";
import type { Ranked } from "#client/engine/engine.ts";
import { createQuestion, useLatest } from "#client/engine/useAnswer.ts";
import { ChanceLine } from "#components/chance/ChanceView.tsx";
import { useSave } from "#components/keeping/useSave.ts";
import { LabelMarks } from "#components/label/LabelMarks.tsx";
import { useStudentQuestion } from "#components/matches/useStudentQuestion.ts";
import { words as priceWords } from "#components/price/words.ts";
import type { GapKind } from "#domain/match/gains.ts";
import { hasRoom } from "#domain/plan/plan.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { type ShownOdds, showOdds } from "./shownOdds.ts";
import type { ListView } from "./useListView.ts";
import { words } from "./words.ts";

const text = words.balance;
const shown = 3;
const question = createQuestion(askEngine("suggestions"));

export function Suggestions(props: { view: ListView; kind: GapKind }) {
  const { view, kind } = props;
  const { payPerYearUsd } = view.plan.money;
  const oddsNow = view.odds === null ? 0 : (view.odds.atLeastOneAffordable ?? view.odds.atLeastOne);
  const { student } = useStudentQuestion();
  const { entries } = view;
  const request = useMemo(
    () => (student === null ? null : { student, kind, entries, oddsNow, limit: shown }),
    [student, kind, entries, oddsNow],
  );
  const answer = useLatest(question, request);
  if (answer === null) return null;
  const suggestions = answer.value;
  if (suggestions.length === 0) {
    return (
      <div className="mt-3">
        <p>{kind === "safety" ? text.noneFoundSafety(payPerYearUsd !== null) : text.noneFound}</p>
        <ButtonLink variant="link" to="/colleges">
          {text.searchInstead}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul aria-label={text.suggestions} className="mt-3 space-y-2.5">
      {suggestions.map(({ row, oddsAfter }) => (
        <Suggestion
          key={row.college.unitId}
          row={row}
          from={showOdds(answer.of.oddsNow)}
          to={showOdds(oddsAfter)}
          hasPlace={hasRoom(view.plan)}
        />
      ))}
    </ul>
  );
}

function Suggestion(props: { row: Ranked; from: ShownOdds; to: ShownOdds; hasPlace: boolean }) {
  const { college, chance, priceBand } = props.row;
  const save = useSave();
  const add = () => save(text.added(college.name), { kind: "addCollege", unitId: college.unitId });
  return (
    <li className="rounded-2xl border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            to={toCollegePath(college.slug)}
            className="font-serif text-lg leading-tight underline-offset-4 hover:underline"
          >
            {college.name}
          </Link>
          <p className="text-[0.9rem] text-ink-soft">{words.list.place(college.city, college.state)}</p>
        </div>
        <Button size="sm" disabled={!props.hasPlace} aria-label={text.addLabel(college.name)} onClick={add}>
          {text.add}
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap items-baseline gap-x-3 text-[0.95rem]">
        <LabelMarks of={props.row} />
        <ChanceLine chance={chance} className="figures text-ink-soft" />
      </div>
      {priceBand !== null && (
        <p className="figures text-[0.95rem]">
          {formatShownRange(priceBand)} <span className="text-ink-soft">{priceWords.aYear}</span>
        </p>
      )}
      <p className="mt-1.5 text-[0.95rem] font-medium text-accent-text">
        {text.wouldRaise(college.name, props.from, props.to)}
      </p>
    </li>
  );
}
