/** A student on one page, printed for a meeting: the list with chances and prices, what is due, and what to ask. */
import { createPortal } from "react-dom";
import type { SharedPlan } from "#client/family/sharedPlan.ts";
import type { LoadState } from "#client/query/loadState.ts";
import { getToday } from "#client/today.ts";
import { toChanceText } from "#components/chance/ChanceView.tsx";
import { sayWhose } from "#components/due/sayWhose.ts";
import { words as dueWords } from "#components/due/words.ts";
import type { RankedColleges } from "#components/matches/useRanked.ts";
import type { TimelineState } from "#components/timeline/useTimeline.ts";
import { words as taskWords } from "#components/timeline/words.ts";
import type { PlanEntry } from "#contract/plans.ts";
import { listBriefQuestions } from "#domain/caseload/briefQuestions.ts";
import { checkBalance, toListedLabels } from "#domain/match/balance.ts";
import { findGraduationYear } from "#domain/plan/timelineInput.ts";
import { formatShownPrice } from "#domain/price/shownPrice.ts";
import { formatDate, formatUsd } from "#lib/format.ts";
import { canShowMoney } from "./prices.ts";
import { words as all } from "./words.ts";

const words = all.brief;

/** What fits on one page in a readable size. */
const mostColleges = 14;
const mostDue = 8;

type BriefProps = {
  entry: PlanEntry;
  shared: SharedPlan;
  timeline: TimelineState;
  load: LoadState<RankedColleges>;
};

/** Takes the place of the page for one print, so that nobody else's plan is on that paper. */
export function PrintedBrief({ entry, shared, timeline, load }: BriefProps) {
  const { plan } = shared;
  const today = getToday();
  const isOwn = canShowMoney(shared);
  const rows = plan.colleges.map((college) => ({
    ...college,
    row: load.status === "ready" ? (load.value.of(college.unitId) ?? null) : null,
  }));
  const seesMoney = shared.scopes.includes("money") && shared.moneySharedSince !== null;
  const labels = rows.flatMap(({ row, status }) =>
    row === null || status === "denied" ? [] : [toListedLabels(row)],
  );
  const hasBudget = seesMoney && plan.money.payPerYearUsd !== null && labels.length > 0;
  const questions = listBriefQuestions({
    plan,
    timeline: timeline.status === "ready" ? timeline.timeline : null,
    seesMoney,
    hasFinancialSafety: hasBudget ? checkBalance(labels).counts.financialSafety > 0 : null,
  });
  const year = findGraduationYear(plan, today);
  const due = timeline.status === "ready" ? timeline.timeline.due.slice(0, mostDue) : [];
  return createPortal(
    <div className="printed-sheet hidden text-[9.5pt] leading-snug break-inside-avoid print:block">
      <p className="font-serif text-[16pt]">{words.title(entry.studentName)}</p>
      <p>{words.about(year, formatDate(today))}</p>
      <table className="mt-3 w-full border-collapse text-left [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-3 [&_td]:border-t [&_td]:border-line-strong [&_td]:align-top">
        <thead>
          <tr>
            {words.heads(isOwn).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostColleges).map(({ unitId, status, row }) => (
            <tr key={unitId}>
              <td className="font-semibold">{row?.college.name ?? taskWords.college(unitId)}</td>
              <td>{all.statusOf(status)}</td>
              <td>{row !== null && all.isUndecided(status) ? toChanceText(row.chance) : ""}</td>
              <td>
                {row === null || status === "denied"
                  ? ""
                  : isOwn
                    ? row.priceBand === null
                      ? all.unknown
                      : formatShownPrice(row.priceBand)
                    : row.college.netPriceUsd === null
                      ? all.unknown
                      : formatUsd(row.college.netPriceUsd)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="mt-1">{all.listNone}</p>}
      {rows.length > mostColleges && <p className="mt-1">{words.more(rows.length - mostColleges)}</p>}
      {isOwn && plan.money.payPerYearUsd !== null && (
        <p className="mt-1">{words.budget(plan.money.payPerYearUsd)}</p>
      )}
      <p className="mt-3 font-semibold">{dueWords.title}</p>
      <ul className="mt-1 list-disc pl-5">
        {due.map((item) => (
          <li key={item.task.id}>
            {timeline.status === "ready" &&
              dueWords.later(item, sayWhose(item, timeline.getCollege), dueWords.kind(item))}
            . {dueWords.missing(item)}
          </li>
        ))}
      </ul>
      {due.length === 0 && <p>{words.noDue}</p>}
      <p className="mt-3 font-semibold">{words.ask}</p>
      <ul className="mt-1 list-disc pl-5">
        {questions.map((question) => (
          <li key={question}>{words.questions[question]}</li>
        ))}
        <li>{words.open}</li>
      </ul>
      <p className="mt-3 text-[8pt]">{words.source}</p>
    </div>,
    document.body,
  );
}
