/** What is known about the student: every answer with where it comes from, to change or to forget. */
import { useState } from "react";
import { forgetOpenedColleges, useOpenedColleges } from "#client/colleges/openedColleges.ts";
import { useColleges } from "#client/colleges/useColleges.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { answerWords, describeReading, type WordedAnswerId } from "#components/answer/answerWords.ts";
import { MajorsField } from "#components/answer/MajorsField.tsx";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { isPastHighSchool } from "#domain/admission/applicantStatus.ts";
import { listDecidingFacts } from "#domain/admission/decidingFacts.ts";
import { type FinderAnswerId, finderAnswers } from "#domain/answers/catalog/finder.ts";
import { type MoneyAnswerId, moneyAnswers } from "#domain/answers/catalog/money.ts";
import { type ProfileAnswerId, profileAnswers, type QuizScreen } from "#domain/answers/catalog/profile.ts";
import { type AnswerId, type Reading, toAidKey } from "#domain/answers/readAnswer.ts";
import type { Profile } from "#domain/people/profile.ts";
import { forgetAnswers } from "#domain/plan/answerDrafts.ts";
import { formatAnd, formatInteger, formatShortDate } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { knownWords as words } from "./knownWords.ts";

type ShownId = WordedAnswerId;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of the catalog's entries.
const finderIds = Object.keys(finderAnswers) as FinderAnswerId[];

/** What belongs together is shown once, and forgotten together. */
const together: Readonly<Partial<Record<ShownId, readonly AnswerId[]>>> = {
  gradeYear: ["gradeYear", "graduationYear"],
  gpa: ["gpa", "gpaScale"],
  homeZip: ["homeZip", "homeState", "homeLatitude", "homeLongitude"],
  majorFamilies: ["majorFamilies", "majorPrograms"],
};

/** Shown with another answer, or in their own tool. */
const notShown: ReadonlySet<AnswerId> = new Set<AnswerId>([
  ...Object.entries(together).flatMap(([id, ids]) => ids.filter((one) => one !== id)),
  "transfer",
  "notSure",
]);

type GroupName = keyof typeof words.groups;
const groupsByScreen: Readonly<Record<QuizScreen, GroupName>> = {
  grades: "school",
  tests: "school",
  since: "school",
  record: "school",
  home: "family",
  pay: "family",
  living: "family",
  majors: "college",
  distance: "college",
  size: "college",
  setting: "college",
  kind: "college",
};

const catalog: Readonly<Record<ProfileAnswerId | MoneyAnswerId, { screen: QuizScreen | null }>> = {
  ...profileAnswers,
  ...moneyAnswers,
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of the record that is read.
const catalogIds = Object.keys(catalog) as (keyof typeof catalog)[];

/** In the catalog's order, so that a new answer is here without being named. */
const groups: readonly { name: GroupName; ids: readonly ShownId[] }[] = [
  ...(["school", "family", "college"] as const).map((name) => ({
    name,
    ids: catalogIds.filter((id) => !notShown.has(id) && findGroup(id) === name),
  })),
  { name: "state", ids: finderIds },
];

function findGroup(id: keyof typeof catalog): GroupName {
  const { screen } = catalog[id];
  if (screen !== null) return groupsByScreen[screen];
  return id === "wishes" ? "college" : "family";
}

/** The list under its heading. */
export default function KnownAnswers() {
  const { plan } = usePlan();
  const { read } = useAnswers();
  const shown = groups.map(({ name, ids }) => ({
    name,
    // What a state's page takes from another answer stands there already.
    ids: ids.filter((id) => isSaid(read(readId(id))) && (name !== "state" || read(id).origin !== "derived")),
  }));
  const open = groups.flatMap(({ ids }) => ids).filter((id) => !isSaid(read(readId(id))));
  const isLeft = (id: ShownId) => read(readId(id)).origin === "notSure";
  const aidKeys = Object.keys(plan.aid).filter((key) => !finderIds.some((id) => key === toAidKey(id)));
  const aidCount = aidKeys.length;
  const openedCount = useOpenedColleges().length;
  const count = shown.flatMap(({ ids }) => ids).length + (aidCount > 0 ? 1 : 0) + (openedCount > 0 ? 1 : 0);
  return (
    <>
      <p className="mt-2 max-w-text text-ink-soft">{count === 0 ? words.nothing : words.lead}</p>
      {shown.map(
        ({ name, ids }) =>
          ids.length > 0 && (
            <div key={name} className="mt-6">
              <h3 className="text-xl">{words.groups[name]}</h3>
              <dl className="mt-1 divide-y divide-line border-y border-line">
                {ids.map((id) => (
                  <Row key={id} id={id} reading={read(readId(id))} />
                ))}
              </dl>
            </div>
          ),
      )}
      <Elsewhere aidKeys={aidKeys} />
      <Opened />
      <Open title={words.left} ids={open.filter(isLeft)} />
      <Open title={words.unsaid} ids={open.filter((id) => !isLeft(id) && isAskable(id, plan.profile))} />
    </>
  );

  /** A home may be known by its state alone. */
  function readId(id: ShownId): ShownId {
    return id === "homeZip" && plan.profile.homeZip === null ? "homeState" : id;
  }
}

function isSaid({ origin }: Reading<unknown>): boolean {
  return origin !== "unasked" && origin !== "notSure";
}

/** Of the school record, only what can decide a rule for this student; of the years since, only what has been; what only its own tool can judge is asked there. */
function isAskable(id: ShownId, profile: Profile): boolean {
  if (!(id in catalog)) return false;
  const { screen } = catalog[id as keyof typeof catalog];
  if (screen === "since") return isPastHighSchool(profile);
  const deciding: readonly string[] = listDecidingFacts(profile);
  return id === "familySize" || (screen === "record" ? deciding.includes(id) : screen !== null);
}

function Row({ id, reading }: { id: ShownId; reading: Reading<unknown> }) {
  const { plan } = usePlan();
  const save = useSave();
  const [isOpen, setOpen] = useState(false);
  const shownId = id === "homeZip" && plan.profile.homeZip === null ? "homeState" : id;
  const { name } = answerWords[shownId];
  return (
    <div className="py-1.5">
      <div className="sm:flex sm:items-center sm:gap-x-6">
        <dt className="text-ink-soft sm:w-48 sm:shrink-0">{words.capitalize(name)}</dt>
        <dd className="flex min-w-0 flex-1 items-center justify-between gap-x-4">
          <span className="min-w-0">
            <span className="figures font-medium">
              {words.withoutName(describeReading(answerWords[shownId], shownId, reading, plan), name)}
            </span>
            <span className="block text-[0.92rem] text-ink-soft">{describeOrigin(reading)}</span>
          </span>
          <span className="flex shrink-0 gap-x-4">
            <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {words.change}
              <span className="sr-only"> {name}</span>
            </Button>
            <Button
              variant="link"
              onClick={() =>
                void save(words.forgotten(name), ...forgetAnswers(plan, together[id] ?? [id], getToday()))
              }
            >
              {words.forget}
              <span className="sr-only"> {name}</span>
            </Button>
          </span>
        </dd>
      </div>
      {isOpen && (
        <div className="max-w-lg pt-2 pb-4">
          <Field id={id} />
          <Button variant="outline" size="sm" className="mt-3" onClick={() => setOpen(false)}>
            {words.done}
          </Button>
        </div>
      )}
    </div>
  );
}

function Field({ id }: { id: ShownId }) {
  return id === "majorFamilies" ? <MajorsField /> : <AnswerField id={id} />;
}

function describeOrigin({ origin, from, at, instead }: Reading<unknown>): string {
  const day = at === undefined ? null : formatShortDate(at.slice(0, 10));
  if (origin !== "derived") return day === null ? words.said : words.saidOn(day);
  const source = from === "fafsa" ? words.fromFafsa : words.fromOther(words.sources(from));
  return instead === undefined
    ? source
    : `${source} ${words.alsoTyped(typeof instead === "number" ? formatInteger(instead) : JSON.stringify(instead))}`;
}

/** Answers that have their own page: the timeline's, and the FAFSA's by household. */
function Elsewhere({ aidKeys }: { aidKeys: readonly string[] }) {
  const { plan } = usePlan();
  const save = useSave();
  const { timeline, situations } = plan;
  const aidCount = aidKeys.length;
  const timelineCount = [timeline.tests, timeline.aidForms, timeline.path].filter(
    (one) => one !== null,
  ).length;
  const hasTimeline = timelineCount > 0 || situations.length > 0;
  if (aidCount === 0 && !hasTimeline) return null;
  return (
    <div className="mt-6">
      <h3 className="text-xl">{words.elsewhere}</h3>
      <dl className="mt-1 divide-y divide-line border-y border-line">
        {hasTimeline && (
          <ElsewhereRow
            name={words.timeline}
            value={words.answers(timelineCount + situations.length)}
            to="/application-timeline"
            onForget={() =>
              void save(
                words.forgotten(words.timelineInText),
                ...forgetAnswers(plan, ["tests", "aidForms", "path", "startTerm", "situations"], getToday()),
              )
            }
          />
        )}
        {aidCount > 0 && (
          <ElsewhereRow
            name={words.aid}
            value={words.answers(aidCount)}
            to="/tools/fafsa-calculator"
            onForget={() =>
              void save(words.forgotten(words.aidInText), {
                kind: "setAidAnswers",
                answers: Object.fromEntries(aidKeys.map((key) => [key, null])),
              })
            }
          />
        )}
      </dl>
    </div>
  );
}

/** The college pages that were opened: on this device alone, and forgotten without a command of the plan. */
function Opened() {
  const opened = useOpenedColleges();
  const index = useColleges(opened.length > 0);
  const [isForgotten, setForgotten] = useState(false);
  const all = index.status === "ready" ? index.value : null;
  const names = opened.flatMap((unitId) => all?.byUnitId.get(unitId)?.name ?? []);
  return (
    <>
      {opened.length > 0 && (
        <div className="mt-6">
          <h3 className="text-xl">{words.opened}</h3>
          <p className="mt-1">{names.length > 0 ? formatAnd(names) : words.colleges(opened.length)}</p>
          <p className="text-[0.92rem] text-ink-soft">{words.openedNote}</p>
          <Button
            variant="link"
            onClick={() => {
              forgetOpenedColleges();
              setForgotten(true);
            }}
          >
            {words.forget}
            <span className="sr-only"> {words.openedInText}</span>
          </Button>
        </div>
      )}
      <p role="status" className={isForgotten && opened.length === 0 ? "mt-6 text-ink-soft" : "sr-only"}>
        {isForgotten && opened.length === 0 && words.openedForgotten}
      </p>
    </>
  );
}

function ElsewhereRow(props: { name: string; value: string; to: string; onForget: () => void }) {
  return (
    <div className="py-1.5 sm:flex sm:items-center sm:gap-x-6">
      <dt className="text-ink-soft sm:w-48 sm:shrink-0">{props.name}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <span className="font-medium">{props.value}</span>
        <span className="flex shrink-0 gap-x-4">
          <Link
            to={props.to}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-accent-text underline underline-offset-4"
          >
            {words.change}
            <span className="sr-only"> {props.name}</span>
          </Link>
          <Button variant="link" onClick={props.onForget}>
            {words.forget}
            <span className="sr-only"> {props.name}</span>
          </Button>
        </span>
      </dd>
    </div>
  );
}

/** What nobody has said or knows yet, to add here as well as in any tool. */
function Open({ title, ids }: { title: string; ids: readonly ShownId[] }) {
  const [open, setOpen] = useState<ShownId | null>(null);
  if (ids.length === 0 && open === null) return null;
  return (
    <div className="mt-6">
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-expanded={open === id}
              onClick={() => setOpen(open === id ? null : id)}
              className="inline-flex min-h-11 items-center rounded-xl border border-dashed border-line-strong px-3.5 py-1.5 hover:border-accent hover:bg-accent-soft"
            >
              <span className="sr-only">{words.addHeard}</span>
              {words.capitalize(answerWords[id].name)}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <div className="mt-4 max-w-lg">
          <Field key={open} id={open} />
        </div>
      )}
    </div>
  );
}
