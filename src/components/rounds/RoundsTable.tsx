/**
 * The rounds in one table: a row for each college, a column for each round that one of them offers, one choice a row.
 * Where the place is narrow, each row is a card with its own rounds below each other; it is the same table.
 */
// The roles stand in for what the narrow layout takes away from the elements.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from "react";
import { type ApplicationPlan, applicationPlans } from "#domain/timeline/timeline.ts";
import { formatAnd, formatDate, formatShortDate } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import type { PlanChoice } from "./planChoices.ts";
import { words } from "./words.ts";

type RoundsRow = {
  unitId: number;
  name: string;
  /** Null until the college has loaded. */
  slug: string | null;
  value: ApplicationPlan | null;
  choices: readonly PlanChoice[];
  /** Why the choice conflicts with another row; empty if it does not. */
  clashes: readonly string[];
};

export function RoundsTable(props: {
  rows: readonly RoundsRow[];
  /** Whether the rounds have loaded: before that, nothing can be called unknown. */
  areDatesHere: boolean;
  onChange: (unitId: number, plan: ApplicationPlan | null) => void;
}) {
  const { rows, areDatesHere, onChange } = props;
  const offered = new Set(
    rows.flatMap(({ choices }) => choices.filter(({ isKnown }) => isKnown).map(({ plan }) => plan)),
  );
  const columns = applicationPlans.filter((plan) => offered.has(plan));
  return (
    <div className="@container mt-4">
      <table role="table" className=" w-full border-collapse text-left @max-3xl:block">
        <caption className="sr-only">{words.caption}</caption>
        <thead role="rowgroup" className="@max-3xl:sr-only">
          <tr role="row" className="text-[0.92rem] text-ink-soft">
            <th role="columnheader" scope="col" className="py-2 pr-3 align-bottom">
              {words.college}
            </th>
            {columns.map((plan) => (
              <th key={plan} role="columnheader" scope="col" className="px-2 py-2 align-bottom">
                {words.shortName(plan)}
              </th>
            ))}
            <th role="columnheader" scope="col" className="px-2 py-2 align-bottom">
              {words.otherColumn}
            </th>
            <th role="columnheader" scope="col" className="px-2 py-2 align-bottom">
              {words.open}
            </th>
          </tr>
        </thead>
        {rows.map((row) => (
          <Row
            key={row.unitId}
            row={row}
            columns={columns}
            areDatesHere={areDatesHere}
            onChange={(plan) => onChange(row.unitId, plan)}
          />
        ))}
      </table>
    </div>
  );
}

function Row(props: {
  row: RoundsRow;
  columns: readonly ApplicationPlan[];
  areDatesHere: boolean;
  onChange: (plan: ApplicationPlan | null) => void;
}) {
  const { row, columns, areDatesHere, onChange } = props;
  const { name, value, choices, clashes } = row;
  const group = `round-${row.unitId}`;
  const known = choices.filter(({ isKnown }) => isKnown);
  const chosen = choices.find(({ plan }) => plan === value);
  const others = choices.filter(({ isKnown }) => !isKnown);
  const isOther = chosen !== undefined && !chosen.isKnown;
  return (
    <tbody
      role="rowgroup"
      className="border-y border-line @max-3xl:mt-4 @max-3xl:block @max-3xl:rounded-2xl @max-3xl:border @max-3xl:bg-card @max-3xl:p-4"
    >
      <tr role="row" className="align-top @max-3xl:block">
        <th
          role="rowheader"
          scope="row"
          className="py-3 pr-3 font-semibold @max-3xl:block @max-3xl:pt-0 @3xl:w-48"
        >
          {name}
        </th>
        {columns.map((plan) => {
          const choice = known.find((one) => one.plan === plan);
          return (
            <td
              key={plan}
              role="cell"
              className={joinClasses(
                "@max-3xl:block @3xl:px-1 @3xl:py-2",
                choice === undefined && "@max-3xl:hidden",
              )}
            >
              {choice === undefined ? (
                <span className="block px-1 py-2 text-[0.88rem] text-ink-soft">
                  {areDatesHere && known.length > 0 && words.notOffered}
                </span>
              ) : (
                <Pick
                  group={group}
                  label={words.option(words.name(plan), name)}
                  round={words.shortName(plan)}
                  isOn={value === plan}
                  onPick={() => onChange(plan)}
                >
                  <DateText choice={choice} />
                </Pick>
              )}
            </td>
          );
        })}
        <td role="cell" className="@max-3xl:block @max-3xl:py-2 @3xl:px-1 @3xl:py-2">
          {others.length > 0 && (
            <label
              className={joinClasses(
                "block text-[0.95rem]",
                known.length > 0 &&
                  "@max-3xl:flex @max-3xl:items-center @max-3xl:justify-between @max-3xl:gap-3",
              )}
            >
              <span className={joinClasses("block", known.length > 0 && "@3xl:sr-only")}>
                {areDatesHere && known.length === 0 ? words.unheard : words.other}
              </span>
              <select
                aria-label={words.otherLabel(name)}
                value={isOther ? chosen.plan : ""}
                onChange={(event) =>
                  onChange(applicationPlans.find((one) => one === event.target.value) ?? null)
                }
                className={joinClasses(
                  "min-h-11 rounded-xl border border-line-strong bg-card px-2 @3xl:mt-1 @3xl:w-32",
                  known.length > 0 ? "@max-3xl:min-w-0 @max-3xl:max-w-56 @max-3xl:flex-1" : "mt-1 w-full",
                )}
              >
                <option value="">{words.otherNone}</option>
                {others.map(({ plan }) => (
                  <option key={plan} value={plan}>
                    {words.name(plan)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </td>
        <td role="cell" className="@max-3xl:block @3xl:px-1 @3xl:py-2">
          <Pick
            group={group}
            label={`${words.open}: ${name}`}
            round={words.open}
            isOn={value === null}
            onPick={() => onChange(null)}
          />
        </td>
      </tr>
      <tr role="row" className="@max-3xl:block">
        <td
          role="cell"
          colSpan={columns.length + 3}
          className="pb-3 text-[0.95rem] @max-3xl:block @max-3xl:pb-0"
        >
          <Meaning chosen={chosen} areDatesHere={areDatesHere} />
          <div role="status">
            {clashes.map((clash) => (
              <p key={clash} className="mt-2 max-w-3xl rounded-2xl border border-support bg-support-soft p-3">
                {clash}
              </p>
            ))}
          </div>
          {row.slug !== null && (
            <Link
              to={`${toCollegePath(row.slug)}#deadlines`}
              className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
            >
              {words.check}
              <span className="sr-only">: {name}</span>
            </Link>
          )}
        </td>
      </tr>
    </tbody>
  );
}

/** A radio button with its date; where it is narrow with the round's name too. */
function Pick(props: {
  group: string;
  label: string;
  round: string;
  isOn: boolean;
  onPick: () => void;
  children?: ReactNode;
}) {
  return (
    <label
      className={joinClasses(
        "flex min-h-11 cursor-pointer items-start gap-2.5 rounded-xl border p-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent @max-3xl:mt-2",
        props.isOn
          ? "border-accent bg-accent-soft"
          : "border-transparent hover:border-line-strong @max-3xl:border-line",
      )}
    >
      <input
        type="radio"
        name={props.group}
        aria-label={props.label}
        checked={props.isOn}
        onChange={props.onPick}
        className="mt-1 size-4.5 shrink-0 accent-(--color-accent) outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 @3xl:block">
        <span className="block font-medium @3xl:sr-only">{props.round}</span>
        <span className="flex flex-wrap items-baseline gap-x-2 @3xl:block">{props.children}</span>
      </span>
    </label>
  );
}

function DateText({ choice }: { choice: PlanChoice }) {
  const { plan, dates, isOtherYear, isExpected, isOver } = choice;
  const [first, ...more] = dates;
  if (first === undefined) {
    return (
      <span className="block text-[0.95rem]">{plan === "rolling" ? words.rolls : words.noDateShort}</span>
    );
  }
  const date = formatShortDate(first);
  const state = isOtherYear ? "otherYear" : isOver ? "over" : isExpected ? "about" : "sure";
  return (
    <>
      <span
        className={joinClasses("figures block font-semibold whitespace-nowrap", isOver && "line-through")}
      >
        {state === "about" ? words.about(date) : date}
      </span>
      <span className="block text-[0.88rem] leading-snug text-ink-soft">
        {words.state[state]}
        {more.length > 0 && `, ${words.andMore(more.length)}`}
      </span>
    </>
  );
}

/** What the chosen round means, how sure its date is, and where the date is from. */
function Meaning({ chosen, areDatesHere }: { chosen: PlanChoice | undefined; areDatesHere: boolean }) {
  if (chosen === undefined) return null;
  const url = chosen.row?.url ?? null;
  return (
    <p className="max-w-3xl">
      <span className="font-semibold">{words.name(chosen.plan)}.</span> {words.detail(chosen.plan)}{" "}
      {areDatesHere && describeStatus(chosen)}{" "}
      {url !== null && (
        <a href={url} rel="noreferrer" className="text-accent-text underline underline-offset-4">
          {words.source}
        </a>
      )}
    </p>
  );
}

function describeStatus({
  plan,
  isKnown,
  dates,
  isOtherYear,
  isExpected,
  isOver,
}: PlanChoice): string | null {
  if (!isKnown) return words.isUnknown;
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return plan === "rolling" ? null : words.noDate;
  if (isExpected && !isOtherYear) return words.isExpected(formatDate(first));
  if (isOver) return words.isOver(formatDate(last));
  if (dates.length > 1) {
    const texts = formatAnd(dates.map(formatDate));
    return isOtherYear ? words.thisYears(texts) : words.byDates(texts);
  }
  return isOtherYear ? words.thisYear(formatDate(first)) : words.byDate(formatDate(first));
}
