/** The colleges that are ready to add, each with what the list says of it and its chance, price and date. */
import { useState } from "react";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import type { Ranked } from "#client/engine/engine.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { ChanceLineBar } from "#components/chance/ChanceLineBar.tsx";
import { useRanked } from "#components/matches/useRanked.ts";
import { words as priceWords } from "#components/price/words.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { ChosenCollege } from "#domain/listImport/listDrafts.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { formatDate, formatShortDate, joinFacts } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { findRowDate, type RowDate } from "./bringRows.ts";
import { words } from "./bringWords.ts";

type Row = ChosenCollege & { isOn: boolean };

/** More than a family has; the others are added as well and shown when asked. */
const shownFirst = 40;

export function BringTable(props: {
  rows: readonly Row[];
  all: AllColleges;
  /** Null while they have not come, as without a network. */
  deadlines: ReadonlyMap<number, readonly Deadline[]> | null;
  haveDatesFailed: boolean;
  onToggle: (line: number) => void;
}) {
  const { rows, all, deadlines } = props;
  const { plan } = usePlan();
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? rows : rows.slice(0, shownFirst);
  const load = useRanked(shown.map(({ unitId }) => unitId));
  const today = getToday();
  const graduationYear = findGraduationYear(plan, today);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="bring-ready" className="mt-8">
      <h3 id="bring-ready" className="text-xl">
        {words.readyHeading(rows.filter(({ isOn }) => isOn).length)}
      </h3>
      <p className="text-[0.95rem] text-ink-soft">{words.readyLead}</p>
      {props.haveDatesFailed && <p className="mt-1 text-[0.95rem]">{words.datesLater}</p>}
      <ul className="mt-3 space-y-2.5">
        {shown.map((row) => {
          const college = all.byUnitId.get(row.unitId);
          if (college === undefined) return null;
          const date =
            deadlines === null
              ? null
              : findRowDate(row, deadlines.get(row.unitId) ?? [], {
                  graduationYear,
                  hasOpenAdmission: college.hasOpenAdmission === true,
                  today,
                });
          return (
            <TableRow
              key={`${row.listed.line}-${row.unitId}`}
              row={row}
              name={college.name}
              place={words.place(college.city, college.state)}
              isInPlan={plan.colleges.some(({ unitId }) => unitId === row.unitId)}
              ranked={load.status === "ready" ? (load.value.of(row.unitId) ?? null) : null}
              date={date}
              onToggle={() => props.onToggle(row.listed.line)}
            />
          );
        })}
      </ul>
      {rows.length > shown.length && (
        <Button variant="light" size="sm" className="mt-3" onClick={() => setAllShown(true)}>
          {words.moreRows(rows.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

function TableRow(props: {
  row: Row;
  name: string;
  place: string;
  isInPlan: boolean;
  ranked: Ranked | null;
  date: RowDate | null;
  onToggle: () => void;
}) {
  const { row, name, ranked } = props;
  const { listed } = row;
  const isRenamed = toLetters(listed.name) !== toLetters(name);
  const { status, round, match } = listed;
  return (
    <li className="rounded-2xl border border-line bg-card p-3 shadow-card sm:px-4">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            aria-label={words.include(name)}
            className="mt-1 size-5 shrink-0 accent-accent"
            checked={row.isOn}
            onChange={props.onToggle}
          />
          <span className="min-w-0">
            <span className="block font-serif text-lg leading-tight font-medium">{name}</span>
            <span className="block text-[0.95rem] text-ink-soft">
              {joinFacts([props.place, isRenamed ? words.writtenAs(listed.name) : null])}
            </span>
            {match.kind === "sure" && match.was !== null && isRenamed && (
              <span className="block text-[0.95rem] text-ink-soft">{words.wasCalled(match.was)}</span>
            )}
            <span className="block text-[0.95rem] font-medium">
              {joinFacts([
                status === null ? null : status === "removed" ? words.dropped : words.status(status),
                round === null ? null : words.round(round),
              ])}
            </span>
            {props.isInPlan && <span className="block text-[0.95rem] text-ink-soft">{words.inPlan}</span>}
          </span>
        </label>
        <div className="pl-8 sm:pl-0">
          <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 text-[0.95rem]">
            {ranked !== null && (
              <>
                <ChanceLineBar chance={ranked.chance} />
                <p className="figures font-semibold">
                  {ranked.priceBand === null ? priceWords.none : formatShownRange(ranked.priceBand)}
                </p>
              </>
            )}
          </div>
          {props.date !== null && <p className="mt-1 text-[0.95rem]">{describeDate(props.date)}</p>}
          {props.date?.ownDues.map(({ round: dueRound, day, text }) => (
            <p key={`${day} ${text}`} className="text-[0.95rem] text-caution">
              {words.ownDay(dueRound === round ? null : dueRound, formatDate(day))}
            </p>
          ))}
        </div>
      </div>
    </li>
  );
}

function describeDate({ choice }: RowDate): string {
  if (choice === null) return "";
  return words.date(words.round(choice.plan), describeDays(choice));
}

function describeDays(choice: NonNullable<RowDate["choice"]>): string {
  const [day] = choice.dates;
  if (day === undefined) return choice.plan === "rolling" ? words.rolls : words.dateUnknown;
  const text = formatShortDate(day);
  if (choice.isOver) return words.passed(text);
  if (choice.isOtherYear) return words.otherYear(text);
  return choice.isExpected ? words.about(text) : text;
}

/** "St. Edward's University" and "Saint Edward’s University" are no other name worth a line. */
function toLetters(name: string): string {
  return name.toLowerCase().replaceAll(/^the |\bst\b|\bsaint\b|[^a-z]/g, "");
}
