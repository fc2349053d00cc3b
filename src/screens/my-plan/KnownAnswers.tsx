/** "What we know about you": every answer with where it comes from, to change or to forget. Each tool has a link here. */
import { useEffect, useRef, useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { answerWords, describeReading, type WordedAnswerId } from "#components/answer/answerWords.ts";
import { MajorsField } from "#components/answer/MajorsField.tsx";
import { useAnswers } from "#components/answer/useAnswers.ts";
import { useSave } from "#components/keeping/useSave.ts";
import { type FinderAnswerId, finderAnswers } from "#domain/answers/catalog/finder.ts";
import { type AnswerId, type Reading, toAidKey } from "#domain/answers/readAnswer.ts";
import { forgetAnswers } from "#domain/plan/answerDrafts.ts";
import { formatInteger, formatShortDate } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link, useLocation } from "#ui/router.tsx";
import { knownWords as words } from "./knownWords.ts";

type ShownId = WordedAnswerId;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of the catalog's entries.
const finderIds = Object.keys(finderAnswers) as FinderAnswerId[];

/** In the order in which a family thinks of them. What belongs together is forgotten together. */
const groups: readonly { name: keyof typeof words.groups; ids: readonly ShownId[] }[] = [
  {
    name: "school",
    ids: [
      "gradeYear",
      "gpa",
      "satTotal",
      "actComposite",
      "classRankTopPercent",
      "coreGpa",
      "coreYears",
      "hasRequiredCourses",
      "attendsPublicSchool",
    ],
  },
  {
    name: "family",
    ids: [
      "homeZip",
      "payPerYearUsd",
      "familyIncomeUsd",
      "familySize",
      "livingPlan",
      "siblingsInCollege",
      "isVeteran",
      "isVeteranDependent",
    ],
  },
  {
    name: "college",
    ids: ["majorFamilies", "maxDistanceMiles", "sizes", "settings", "levels", "controls", "wishes"],
  },
  { name: "state", ids: finderIds },
];

const together: Readonly<Partial<Record<ShownId, readonly AnswerId[]>>> = {
  gradeYear: ["gradeYear", "graduationYear"],
  gpa: ["gpa", "gpaScale"],
  homeZip: ["homeZip", "homeState", "homeLatitude", "homeLongitude"],
  majorFamilies: ["majorFamilies", "majorPrograms"],
};

export default function KnownAnswers() {
  const { plan } = usePlan();
  const { read } = useAnswers();
  const isAsked = useLocation().hash === "#known";
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Downloaded after the page, when the browser has looked for the place in vain.
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);
  const shown = groups.map(({ name, ids }) => ({
    name,
    // What a state's page takes from another answer stands there already.
    ids: ids.filter((id) => isSaid(read(readId(id))) && (name !== "state" || read(id).origin !== "derived")),
  }));
  const open = groups.flatMap(({ ids }) => ids).filter((id) => !isSaid(read(readId(id))));
  const isLeft = (id: ShownId) => read(readId(id)).origin === "notSure";
  const aidKeys = Object.keys(plan.aid).filter((key) => !finderIds.some((id) => key === toAidKey(id)));
  const aidCount = aidKeys.length;
  const count = shown.flatMap(({ ids }) => ids).length + (aidCount > 0 ? 1 : 0);
  return (
    <section
      id="known"
      ref={section}
      aria-labelledby="known-heading"
      className="no-print mt-12 scroll-mt-24 outline-none"
    >
      <Disclosure
        isOpen={isAsked || undefined}
        summary={
          <h2 id="known-heading" className="text-2xl text-ink sm:text-3xl">
            {words.title}
          </h2>
        }
      >
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
        <Open title={words.left} ids={open.filter(isLeft)} />
        <Open title={words.unsaid} ids={open.filter((id) => !isLeft(id) && isAskable(id))} />
      </Disclosure>
    </section>
  );

  /** A home may be known by its state alone. */
  function readId(id: ShownId): ShownId {
    return id === "homeZip" && plan.profile.homeZip === null ? "homeState" : id;
  }
}

function isSaid({ origin }: Reading<unknown>): boolean {
  return origin !== "unasked" && origin !== "notSure";
}

/** What no tool can use yet, or what only a state's page can judge, is shown where it is known, and not asked. */
function isAskable(id: ShownId): boolean {
  return ![
    "wishes",
    "siblingsInCollege",
    "isVeteran",
    "isVeteranDependent",
    "attendsPublicSchool",
    ...finderIds,
  ].includes(id);
}

function Row({ id, reading }: { id: ShownId; reading: Reading<unknown> }) {
  const { plan } = usePlan();
  const save = useSave();
  const [isOpen, setOpen] = useState(false);
  const name = answerWords[id].name;
  const shownId = id === "homeZip" && plan.profile.homeZip === null ? "homeState" : id;
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
              <span className="sr-only">: {name}</span>
            </Button>
            <Button
              variant="link"
              onClick={() =>
                void save(words.forgotten(name), ...forgetAnswers(plan, together[id] ?? [id], getToday()))
              }
            >
              {words.forget}
              <span className="sr-only">: {name}</span>
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
            to="/fafsa-calculator"
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
            <span className="sr-only">: {props.name}</span>
          </Link>
          <Button variant="link" onClick={props.onForget}>
            {words.forget}
            <span className="sr-only">: {props.name}</span>
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
