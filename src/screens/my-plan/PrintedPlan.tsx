/** The printed plan on one sheet: a table of the list and the next steps. */
import { toChanceText } from "#components/chance/ChanceView.tsx";
import { sayWhose } from "#components/due/sayWhose.ts";
import { words as dueWords } from "#components/due/words.ts";
import { words as labelWords } from "#components/label/words.ts";
import { groupList } from "#components/plan-list/planList.ts";
import { words as listWords } from "#components/plan-list/words.ts";
import { formatShownPrice } from "#domain/price/shownPrice.ts";
import { toDateText } from "#domain/timeline/taskWords.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { formatDate } from "#lib/format.ts";
import { describeStep } from "./NextSteps.tsx";
import type { PlanView } from "./usePlanView.ts";
import { words } from "./words.ts";

const text = words.printed;
/** What fits on the sheet beside the list. */
const printedDue = 10;

export function PrintedPlan({ view }: { view: PlanView }) {
  return (
    <div className="hidden print:block">
      <table className="mt-3 w-full border-collapse text-left text-[8.5pt] leading-snug [&_td]:border-t [&_td]:border-line-strong [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-3 [&_td]:align-top">
        <thead>
          <tr>
            <th scope="col">{text.college}</th>
            <th scope="col">{text.label}</th>
            <th scope="col">{text.chance}</th>
            <th scope="col">{text.price}</th>
            <th scope="col">{text.study}</th>
            <th scope="col">{text.status}</th>
            <th scope="col">{text.note}</th>
          </tr>
        </thead>
        <tbody>
          {groupList(view.list).flatMap(({ group, colleges }) =>
            colleges.map(({ entry, row }) => {
              const study = view.studyPrices.get(entry.unitId);
              return (
                <tr key={entry.unitId}>
                  <td className="font-semibold">{row?.college.name ?? listWords.list.gone(entry.unitId)}</td>
                  <td>{row === null ? labelWords.admissionName(group) : labelWords.both(row)}</td>
                  <td>{row === null ? "" : toChanceText(row.chance)}</td>
                  <td>{study === undefined ? words.price.unknown : formatShownPrice(study.firstYear)}</td>
                  <td>{study === undefined ? words.price.unknown : formatShownPrice(study.total)}</td>
                  <td>{listWords.list.statusName(entry.status)}</td>
                  <td className="max-w-40">{entry.note}</td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
      {view.timeline.status === "ready" && view.timeline.timeline.due.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{dueWords.title}</p>
          <ul className="mt-1 list-disc pl-5 text-[9pt]">
            {view.timeline.timeline.due.slice(0, printedDue).map((item) => (
              <li key={item.task.id}>
                {dueWords.later(item, sayWhose(item, view.getCollege), dueWords.kind(item))}.{" "}
                {dueWords.missing(item)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3 font-semibold">{text.steps}</p>
      <ol className="mt-1 list-decimal pl-5 text-[9pt]">
        {view.steps.map((step, index) => (
          <li key={`${step.code}-${index}`}>
            {step.code === "task" ? describeTask(step.task, view) : describeStep(step, view).title}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-[8pt]">{text.from(formatDate(view.asOf))}</p>
    </div>
  );
}

function describeTask(task: TimelineTask, view: PlanView): string {
  const college = task.unitId === null ? null : (view.getCollege(task.unitId)?.name ?? null);
  return text.task(task.title, college, toDateText(task));
}
