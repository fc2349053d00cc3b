/** What an answer shows below its words, drawn as on the screens it comes from. */
import { Suspense } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import type { AllColleges } from "#client/colleges/allColleges.ts";
import type { Turn } from "#client/counselor/conversationDatabase.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { DeadlineRounds } from "#components/deadlines/DeadlineRounds.tsx";
import { useSave } from "#components/keeping/useSave.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { NextTasks } from "#components/timeline/NextTasks.tsx";
import { useTimeline } from "#components/timeline/useTimeline.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Deadline } from "#domain/college/deadline.ts";
import type { DeadlineRound } from "#domain/college/rounds.ts";
import type { AnswerPart, AskedChange, LinkedPage } from "#domain/counselor/counselor.ts";
import { hasRoom, planLimits } from "#domain/plan/plan.ts";
import { toCollegePath } from "#site/pages.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { draftChange } from "./draftChange.ts";
import { Chance, Colleges, Price, WhatIfPart } from "./StudentParts.tsx";
import { words } from "./words.ts";

const offerParts = createLazyPart(() => import("./OfferParts.tsx"));
const stateParts = createLazyPart(() => import("./StateParts.tsx"));

type PartsProps = {
  turn: Turn;
  /** Null while the index is not there. */
  all: AllColleges | null;
  deadlines: readonly Deadline[] | null;
};

const drawnFromPlan: ReadonlySet<AnswerPart["kind"]> = new Set<AnswerPart["kind"]>([
  "chance",
  "price",
  "match",
  "compare",
]);

export function AnswerParts({ turn, all, deadlines }: PartsProps) {
  const { parts, text, values = [] } = turn.answer;
  // The plan knows nothing of figures that only the question said, so what is drawn from it would say otherwise.
  const isOfQuestion = values.length > 0;
  const drawn = parts
    .filter((part) => part.kind !== "link")
    .filter(({ kind }) => !(isOfQuestion && drawnFromPlan.has(kind)));
  const links = new Map(parts.flatMap((part) => (part.kind === "link" ? [[part.to, part] as const] : [])));
  if (parts.length === 0 || all === null) return null;
  return (
    <div className="mt-5 space-y-5">
      {drawn.map((part, at) => (
        <ContentBoundary key={`${at} ${part.kind}`} fallback={null}>
          {part.kind === "pages" ? (
            <Pages pages={part.pages} said={text} />
          ) : (
            // The words price the family as it was asked about; the plan may be at home in another state.
            !(part.kind === "price" && isOtherResidency(turn)) && (
              <Part part={part} all={all} deadlines={deadlines} />
            )
          )}
        </ContentBoundary>
      ))}
      {links.size > 0 && (
        <p className="flex flex-wrap gap-3">
          {[...links.values()].map(({ to, label }) => (
            <ButtonLink key={to} to={to} variant="outline" size="sm">
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
    </div>
  );
}

function isOtherResidency({ reading }: Turn): boolean {
  return reading !== null && reading.residency !== null;
}

type DrawnPart = Exclude<AnswerPart, { kind: "pages" | "link" }>;

function Part(props: { part: DrawnPart; all: AllColleges; deadlines: readonly Deadline[] | null }) {
  const { part, all, deadlines } = props;
  const find = (unitIds: readonly number[]) => unitIds.flatMap((unitId) => all.byUnitId.get(unitId) ?? []);
  switch (part.kind) {
    case "colleges":
      return <Colleges colleges={find(part.unitIds)} />;
    case "compare":
      return <Colleges colleges={find(part.unitIds)} isCompared />;
    case "facts":
      return <Colleges colleges={find([part.unitId])} isGeneral />;
    case "match":
      return <Colleges colleges={find([part.unitId])} />;
    case "chance":
      return find([part.unitId]).map((college) => <Chance key={college.unitId} college={college} />);
    case "price":
      return find([part.unitId]).map((college) => <Price key={college.unitId} college={college} />);
    case "whatIf":
      return find([part.unitId]).map((college) => <WhatIfPart key={college.unitId} college={college} />);
    case "deadlines":
      return find(part.unitIds).map((college) => (
        <Dates key={college.unitId} college={college} round={part.round} deadlines={deadlines} />
      ));
    case "steps":
      return <Steps />;
    case "programs":
    case "rules":
      return (
        <Suspense fallback={<Skeleton label={words.loading} lines={3} />}>
          <stateParts.Part part={part} />
        </Suspense>
      );
    case "offers":
      return (
        <Suspense fallback={<Skeleton label={words.loading} lines={5} />}>
          <offerParts.Part part={part} />
        </Suspense>
      );
    case "change":
    default:
      return <ChangeCard change={part.change} name={findChangedName(part.change, all)} />;
  }
}

function findChangedName(change: AskedChange, all: AllColleges): string {
  return "unitId" in change ? (all.byUnitId.get(change.unitId)?.name ?? "") : "";
}

function Dates(props: {
  college: CollegeSummary;
  round: DeadlineRound | null;
  deadlines: readonly Deadline[] | null;
}) {
  const { college, round, deadlines } = props;
  const own = deadlines?.filter(({ unitId }) => unitId === college.unitId) ?? [];
  const asked = own.filter((deadline) => round === null || deadline.round === round);
  return (
    <section>
      <h4 className="font-serif text-xl">
        <Link to={`${toCollegePath(college.slug)}#deadlines`} className="underline-offset-4 hover:underline">
          {words.deadlines(college.name)}
        </Link>
      </h4>
      {deadlines === null ? (
        <p className="mt-1">{words.deadlinesMissing}</p>
      ) : own.length === 0 ? (
        <p className="mt-1">{words.noDeadlines}</p>
      ) : (
        <DeadlineRounds deadlines={asked.length === 0 ? own : asked} />
      )}
    </section>
  );
}

function Steps() {
  const state = useTimeline();
  if (state.status === "ready") return <NextTasks ready={state} heading={null} />;
  if (state.status === "loading") return <Skeleton label={words.loading} lines={3} />;
  return (
    <div>
      <p>{words.stepsNeedYear}</p>
      <ButtonLink to="/application-timeline" variant="outline" size="sm" className="mt-3">
        {words.stepsLink}
      </ButtonLink>
    </div>
  );
}

/** Pages that may help. What an earlier release quoted of one is shown unless the answer's words have it already. */
function Pages(props: { pages: readonly LinkedPage[]; said: string }) {
  return (
    <section>
      <h4 className="font-serif text-xl">{words.pages}</h4>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {props.pages.map(({ path, title, excerpt = "" }) => (
          <li key={path} className="py-2">
            <Link
              to={path}
              className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
            >
              {title}
            </Link>
            {!props.said.includes(excerpt) && <p className="text-[0.95rem]">{excerpt}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const changeWords = words.change;

/**
 * A change the counselor proposes. Nothing changes until its button is pressed, and that can be undone.
 * `name` is the college's, where the change is about one.
 */
function ChangeCard({ change, name }: { change: AskedChange; name: string }) {
  const { plan, isLoaded } = usePlan();
  const save = useSave();
  const drafts = draftChange(change, plan);
  const isFull = change.kind === "addCollege" && !hasRoom(plan);
  const isDone = isLoaded && drafts.length === 0;
  return (
    <Card>
      <h4 className="font-serif text-xl">{changeWords.title}</h4>
      {(isDone || isFull) && (
        <p className="mt-1 text-ink-soft">
          {isDone ? changeWords.already : changeWords.planFull(planLimits.colleges)}
        </p>
      )}
      <Button
        className="mt-4"
        disabled={!isLoaded || isDone || isFull}
        onClick={() => save(changeWords.done(change, name), ...drafts)}
      >
        {changeWords.button(change, name)}
      </Button>
    </Card>
  );
}
