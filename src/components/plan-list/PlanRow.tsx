/** One college of the list: chance, price and application status; a note and other incomes are folded. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { Ranked } from "#client/engine/engine.ts";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { useSession } from "#client/session/session.ts";
import { ChanceLineBar } from "#components/chance/ChanceLineBar.tsx";
import { words as rowWords } from "#components/college-row/words.ts";
import { useCommentCount } from "#components/comments/useCommentCount.ts";
import { describeDistance } from "#components/distance/words.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { BudgetMark } from "#components/label/BudgetMark.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { useCalculatorPrice } from "#components/price/calculatorPrice.ts";
import { PriceBandView } from "#components/price/PriceBandView.tsx";
import { IncomeWhatIf } from "#components/what-if/IncomeWhatIf.tsx";
import { type CollegeStatus, collegeStatuses, type PlanCollege } from "#domain/plan/plan.ts";
import { joinFacts } from "#lib/format.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button } from "#ui/Button.tsx";
import { Cross } from "#ui/Cross.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { inputClasses } from "#ui/Field.tsx";
import { Link } from "#ui/router.tsx";
import { NoteField } from "./NoteField.tsx";
import { words } from "./words.ts";

const text = words.list;

/** Lazy: few colleges have comments. */
const commentsHere = createLazyPart(() => import("#components/comments/CommentsHere.tsx"));

export function PlanRow(props: {
  entry: PlanCollege;
  row: Ranked | null;
  payPerYearUsd: number | null;
  scaleMaximumUsd: number;
  heading: "h4" | "h6";
}) {
  const { entry, row, heading: Heading } = props;
  const name = row?.college.name ?? text.gone(entry.unitId);
  // Its news is at the top of the page; there is no chance and no price to show.
  const place = { kind: "college", unitId: entry.unitId } as const;
  const comments = useCommentCount(place);
  const isGone = takesNoFirstYears(row);
  return (
    <li className="rounded-2xl border border-line bg-card px-4 pt-3 shadow-card sm:px-5">
      <div className="flex items-start justify-between gap-x-2">
        <Heading className="min-w-0 py-1.5 font-serif text-[1.375rem] leading-tight font-medium">
          {row === null ? (
            name
          ) : (
            <Link to={toCollegePath(row.college.slug)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          )}
        </Heading>
        <RemoveButton entry={entry} name={name} />
      </div>
      {/* Side by side where both fit, so that a long list stays short on a phone. */}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 text-[0.875rem] sm:text-base">
        <p className="text-[0.95rem] text-ink-soft">{row === null ? text.goneWhy : describeFacts(row)}</p>
        {row !== null && !isGone && <BudgetMark code={row.budgetLabel} />}
      </div>
      {row !== null && !isGone && (
        <div className="mt-2.5 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 text-[0.95rem] sm:grid-cols-[2fr_3fr] sm:gap-x-10 sm:text-base">
          <ChanceLineBar chance={row.chance} />
          <Price {...props} row={row} />
        </div>
      )}
      {/* The status stands beside the line that opens the rest, and stays there when it is open. */}
      <div className="relative mt-2.5 border-t border-line py-1.5">
        <StatusSelect entry={entry} name={name} />
        <Disclosure
          className="[&>summary]:ml-43 [&>summary]:min-h-12"
          summary={<NoteSummary note={entry.note} comments={comments} name={name} />}
        >
          {comments > 0 && (
            <ContentBoundary fallback={null}>
              <commentsHere.Part place={place} name={name} />
            </ContentBoundary>
          )}
          <Note entry={entry} name={name} />
          {row !== null && row.priceBand !== null && <IncomeWhatIf unitId={entry.unitId} />}
        </Disclosure>
      </div>
    </li>
  );
}

function Price(props: { row: Ranked; payPerYearUsd: number | null; scaleMaximumUsd: number }) {
  const calculator = useCalculatorPrice(props.row.college);
  return (
    <PriceBandView
      band={props.row.priceBand}
      payPerYearUsd={props.payPerYearUsd}
      calculator={calculator}
      size="compact"
      hasMark
      scaleMaximumUsd={props.scaleMaximumUsd}
    />
  );
}

function Note({ entry, name }: { entry: PlanCollege; name: string }) {
  const isSignedIn = useSession().status === "signedIn";
  return (
    <NoteField
      unitId={entry.unitId}
      note={entry.note}
      label={
        <>
          {text.noteShow}
          <span className="sr-only">{text.moreOn(name)}</span>
        </>
      }
      kept={isSignedIn ? text.noteHintSignedIn : text.noteHint}
      rows={3}
      className="mt-1.5"
    />
  );
}

function NoteSummary({ note, comments, name }: { note: string; comments: number; name: string }) {
  return (
    // Positioned so that screen-reader-only text does not widen the page.
    <span className="relative min-w-0 truncate">
      {comments > 0 ? text.comments(comments) : note === "" ? text.more : `${text.noteShow}:`}
      <span className="sr-only">{text.moreOn(name)}</span>
      {note !== "" && comments === 0 && <span className="font-normal text-ink"> {note}</span>}
    </span>
  );
}

function describeFacts(row: Ranked): string {
  const { college, matchPercent } = row;
  const place = text.place(college.city, college.state);
  if (takesNoFirstYears(row)) return joinFacts([place, rowWords.takesNoFirstYears]);
  return joinFacts([place, matchPercent === null ? null : text.match(matchPercent), describeDistance(row)]);
}

function takesNoFirstYears(row: Ranked | null): boolean {
  return row?.college.changeStatus === "takesNoFirstYears";
}

function StatusSelect({ entry, name }: { entry: PlanCollege; name: string }) {
  const store = usePlanStore();
  const set = (status: CollegeStatus) =>
    store.give({ kind: "setCollegeStatus", unitId: entry.unitId, status });
  return (
    <select
      aria-label={text.status(name)}
      className={`${inputClasses} absolute left-0 max-w-40 font-medium`}
      value={entry.status}
      onChange={(event) => {
        const status = collegeStatuses.find((one) => one === event.target.value);
        if (status !== undefined) set(status);
      }}
    >
      {collegeStatuses.map((status) => (
        <option key={status} value={status}>
          {text.statusName(status)}
        </option>
      ))}
    </select>
  );
}

function RemoveButton({ entry, name }: { entry: PlanCollege; name: string }) {
  const save = useSave();
  const remove = () => {
    save(text.removed(name), { kind: "removeCollege", unitId: entry.unitId });
    // The pressed button disappeared with its row; the list's heading is the nearest element to focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={text.removeLabel(name)}
      onClick={remove}
      className="-mr-3 shrink-0"
    >
      <Cross />
    </Button>
  );
}
