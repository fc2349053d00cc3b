/** The story student's plan on a given day: the list with label, chance and price, what changed, and what came next. */
import { useId, useMemo } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsMounted } from "#client/useIsMounted.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import {
  type StoryAnswers,
  type StoryOffer,
  type StoryTask,
  storyPlanSchema,
} from "#content/parts/storyPlan.ts";
import { toDateText } from "#domain/timeline/taskWords.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { TableFrame } from "#ui/TableFrame.tsx";
import { PlanBlockChanges } from "./PlanBlockChanges.tsx";
import { PlanBlockColleges } from "./PlanBlockColleges.tsx";
import { planBlockWords as words } from "./planBlockWords.ts";

/** The plan's code is loaded after the page, and only if the page shows a plan. */
const opening = createLazyPart(() => import("./PlanBlockOpening.tsx"));

/** `data` is the page's part "plan:<name>". */
export default function PlanBlock({ data }: { data: unknown }) {
  const plan = useMemo(() => storyPlanSchema.safeParse(data), [data]);
  const isMounted = useIsMounted();
  const id = useId();
  if (!plan.success) return <p className="max-w-text text-ink-soft">{words.unreadable}</p>;
  const { studentName, asOf, isExample, answers, colleges, changes, balance, tasks, offers, file } =
    plan.data;
  return (
    <section
      aria-labelledby={id}
      className="max-w-3xl rounded-2xl border border-line bg-card p-4 shadow-card sm:p-6"
    >
      <h3 id={id} className="text-2xl">
        {words.title(asOf)}
      </h3>
      {isExample && <p className="mt-1 font-semibold text-caution">{words.example}</p>}
      <Answers answers={answers} />
      {changes !== null && <PlanBlockChanges changes={changes} />}
      <PlanBlockColleges colleges={colleges} payPerYearUsd={answers.payPerYearUsd} />
      <p className="mt-4">
        <span className="font-semibold">{words.balance}:</span> {words.balanceLine(balance)}.{" "}
        {words.balanceGaps(balance)}
      </p>
      {offers.length > 0 && <Offers offers={offers} />}
      <Tasks tasks={tasks} />
      <p className="mt-5 text-[0.92rem] text-ink-soft">
        {words.method}{" "}
        <Link to="/methodology" className="underline underline-offset-4">
          {words.methodLink}
        </Link>
      </p>
      <div className="no-print mt-5 border-t border-line pt-5">
        <ContentBoundary fallback={<Waiting studentName={studentName} />}>
          {isMounted ? (
            <opening.Part studentName={studentName} file={file} />
          ) : (
            <Waiting studentName={studentName} />
          )}
        </ContentBoundary>
      </div>
    </section>
  );
}

/** A placeholder of the same size until the button works. */
function Waiting({ studentName }: { studentName: string }) {
  return (
    <div>
      <Button disabled>{words.open}</Button>
      <p className="mt-2 max-w-lead text-[0.95rem] text-ink-soft">{words.openDetail(studentName)}</p>
    </div>
  );
}

function Answers({ answers }: { answers: StoryAnswers }) {
  const { gpa, satTotal, familyIncomeUsd, payPerYearUsd, aid } = answers;
  const facts: [string, string | null][] = [
    [words.gpa, gpa === null ? null : words.gpaValue(gpa)],
    [words.sat, satTotal === null ? null : words.satValue(satTotal)],
    [words.income, familyIncomeUsd === null ? null : words.usd(familyIncomeUsd)],
    [words.pay, payPerYearUsd === null ? null : words.usd(payPerYearUsd)],
  ];
  if (aid !== null)
    facts.push([words.index, words.indexValue(aid.sai)], [words.pell, words.pellAbout(aid.pellUsd)]);
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-[0.92rem] text-ink-soft">{name}</dt>
            <dd className={value === null ? "text-ink-soft" : "figures font-semibold"}>
              {value ?? words.notSaid}
            </dd>
          </div>
        ))}
      </dl>
      {aid !== null && (
        <p className="mt-2 text-[0.92rem] text-ink-soft">
          {words.pellYear(aid.awardYear, aid.isPellAssumed)}
        </p>
      )}
    </>
  );
}

function Offers({ offers }: { offers: readonly StoryOffer[] }) {
  return (
    <div className="mt-6">
      <h4 className="text-xl">{words.offers}</h4>
      <p className="mt-1 mb-3 text-[0.95rem] text-ink-soft">{words.offersHow}</p>
      <TableFrame label={words.offersTable}>
        <thead>
          <tr>
            {[words.college, words.cost, words.gift, words.net, words.loan].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {offers.map(({ name, slug, costUsd, giftUsd, netPriceUsd, loanUsd }) => (
            <tr key={slug}>
              <th scope="row" className="font-semibold">
                {name}
              </th>
              <td>{words.usd(costUsd)}</td>
              <td>{words.usd(giftUsd)}</td>
              <td className="font-semibold">{words.usd(netPriceUsd)}</td>
              <td>{words.usd(loanUsd)}</td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

function Tasks({ tasks }: { tasks: readonly StoryTask[] }) {
  if (tasks.length === 0) return null;
  return (
    <div className="mt-6">
      <h4 className="text-xl">{words.tasks}</h4>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {tasks.map((task) => (
          <li key={task.id} className="py-2.5">
            <span className="block font-semibold">{words.task(task.title, task.college?.name ?? null)}</span>
            <span className="figures block text-[0.95rem] text-ink-soft">
              <TaskDay task={task} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A date nobody has published links to the college's own dates. */
function TaskDay({ task }: { task: StoryTask }) {
  const text = toDateText(task);
  if (task.standing !== "ask" || task.college === null) return text;
  return (
    <Link to={`${toCollegePath(task.college.slug)}#deadlines`} className="underline underline-offset-4">
      {text}
      <span className="sr-only">: {task.college.name}</span>
    </Link>
  );
}
