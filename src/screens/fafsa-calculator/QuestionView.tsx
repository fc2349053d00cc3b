/** One question per screen: what is asked, where to find it, what the answer means, and the estimate so far. */

import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { ProblemsShownContext } from "#components/answer/useTypedField.ts";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import type { QuestionId } from "#domain/aid/fafsaFlow.ts";
import { findConflicts } from "#domain/aid/fafsaFlowConflicts.ts";
import { getAssetExemption, getDependency } from "#domain/aid/fafsaFlowFamily.ts";
import { calculateSaiRange, earlyEstimateAfter } from "#domain/aid/fafsaFlowInput.ts";
import { mayGetFederalAid, readStanding } from "#domain/aid/standing.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { countAnswered, isAnswered, type Question } from "#domain/flow/flow.ts";
import { Button } from "#ui/Button.tsx";
import { Band } from "#ui/chart/Band.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Progress } from "#ui/Progress.tsx";
import { Link } from "#ui/router.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { conflictTexts, flowWords, formatStudentAidIndex, getStatusNotice } from "./flowWords.ts";
import { headingId } from "./headingId.ts";
import { nameTogether } from "./people.ts";
import { QuestionField } from "./QuestionField.tsx";
import { getQuestionText } from "./questionWords.ts";
import { SectionList } from "./SectionList.tsx";
import { listSections } from "./sections.ts";
import type { Fafsa } from "./useFafsa.ts";

export function QuestionView(props: {
  question: Question<QuestionId>;
  fafsa: Fafsa;
  onContinue: () => void;
  onBack: () => void;
}) {
  const { question, fafsa } = props;
  const { walk } = fafsa;
  const text = getQuestionText(question.id, walk.used);
  const sections = listSections(walk);
  const part = sections.findIndex(({ questions }) => questions.includes(question.id));
  const section = sections[part];
  const sectionName =
    section === undefined ? "" : flowWords.section(section.name, nameTogether(walk.used).whose);
  const place = (section?.questions.indexOf(question.id) ?? 0) + 1;
  const form = useRef<HTMLFormElement>(null);
  const [areProblemsShown, setProblemsShown] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const suggested = useSuggestion(question, fafsa);
  const isTyped = question.kind.kind === "money" || question.kind.kind === "count";
  const at = walk.asked.findIndex(({ id }) => id === question.id);
  const isOpen = !isAnswered(question, walk.used) && suggested === null;
  const conflicts = findConflicts(walk.used, fafsa.answers).filter((conflict) => conflict.at === question.id);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The message must be rendered at the field before focus can move to it.
    flushSync(() => setProblemsShown(true));
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? null;
    setMissing(wrong === null && isOpen);
    if (wrong !== null) return wrong.focus();
    if (isOpen) return form.current?.querySelector<HTMLElement>("input")?.focus();
    if (!isAnswered(question, walk.used) && suggested !== null) fafsa.dispatch({ [question.id]: suggested });
    props.onContinue();
  }

  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="font-sans text-base font-semibold tracking-normal text-accent-text">{flowWords.name}</h1>
      <div className="mt-2">
        <Progress
          value={at + 1}
          maximum={walk.asked.length}
          label={flowWords.progress(place, section?.questions.length ?? 1, sectionName)}
        />
      </div>
      <form ref={form} method="dialog" noValidate onSubmit={submit} className="mt-7">
        {sections.length > 1 && (
          <p className="mb-1 font-semibold text-ink-soft">{flowWords.part(part + 1, sections.length)}</p>
        )}
        <h2 id={headingId} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          <UnbrokenYears text={text.title} />
        </h2>
        {text.lead !== "" && (
          <p className="mt-2 text-lg text-ink-soft">
            <UnbrokenYears text={text.lead} />
          </p>
        )}
        <div className="mt-5">
          <ProblemsShownContext value={areProblemsShown}>
            <QuestionField
              key={question.id}
              question={question}
              fafsa={fafsa}
              title={text.title}
              hint={text.where}
              suggested={suggested}
            />
          </ProblemsShownContext>
          {isMissing && isOpen && (
            <p role="alert" className="mt-2 font-medium text-danger">
              {isTyped ? flowWords.typeFirst : flowWords.chooseFirst}
            </p>
          )}
        </div>
        <Notices question={question} fafsa={fafsa} />
        {conflicts.map(({ code }) => (
          <p key={code} role="status" className="mt-4 rounded-2xl border border-support bg-support-soft p-4">
            {conflictTexts[code]}
          </p>
        ))}
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Button type="submit" size="lg" variant="cta-primary" className="min-w-44 flex-1 sm:flex-none">
            {at === walk.asked.length - 1 ? flowWords.toResult : flowWords.next}
          </Button>
          <Button variant="ghost" size="lg" onClick={props.onBack}>
            {flowWords.back}
          </Button>
        </div>
      </form>
      <EarlyEstimate fafsa={fafsa} />
      <SectionList fafsa={fafsa} current={section?.name ?? null} className="mt-8" />
      <AnswerList fafsa={fafsa} className="mt-6" />
      <KeptNote about="money" className="mt-6" kept={flowWords.kept} />
    </div>
  );
}

/** The school year suggested by the student's grade: preselected, and stored only once confirmed. */
function useSuggestion(question: Question<QuestionId>, { walk }: Fafsa): string | null {
  const { profile } = usePlan().plan;
  if (question.id !== "student.start" || walk.used["student.start"] !== undefined) return null;
  return toEntryYear(profile.gradeYear, getToday()) > 2027 ? "later" : "fall2027";
}

function Notices({ question, fafsa }: { question: Question<QuestionId>; fafsa: Fafsa }) {
  const { used } = fafsa.walk;
  const { notices } = flowWords;
  const exemption = getAssetExemption(used);
  const found: { title: string; text: string; link?: string }[] = [];
  if (question.id === "student.citizenship" && !mayGetFederalAid(readStanding(used)))
    found.push(getStatusNotice(used));
  if (question.id === "student.start" && used[question.id] === "later") found.push(notices.later);
  if (question.id === "student.unusual" && getDependency(used)?.status === "provisionallyIndependent") {
    found.push(notices.unusual);
  }
  if (question.id === "student.parents" && used[question.id] === "refuse") found.push(notices.refuse);
  if (question.id === "student.parents" && used[question.id] === "apart") found.push(notices.apart);
  return (
    <>
      {found.map(({ title, text, link }) => (
        <div key={title} role="status" className="mt-5">
          <Notice tone="attention" title={title}>
            <p>
              <UnbrokenYears text={text} />
            </p>
            {link !== undefined && (
              <Link
                to="/divorced-parents-guide"
                className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {link}
              </Link>
            )}
          </Notice>
        </div>
      ))}
      {exemption !== null && endsAssets.has(question.id) && (
        <p role="status" className="mt-5 rounded-2xl bg-accent-soft p-4">
          {flowWords.skipped[exemption]}
        </p>
      )}
    </>
  );
}

/** Questions whose answer may skip those about savings. */
const endsAssets: ReadonlySet<QuestionId> = new Set<QuestionId>([
  "student.familySize",
  "student.residence",
  "student.receivedBenefit",
  "first.receivedEitc",
  "student.receivedEitc",
  "first.scheduleC",
  "student.scheduleC",
  "student.hasOwnIncome",
]);

function EarlyEstimate({ fafsa }: { fafsa: Fafsa }) {
  const { walk } = fafsa;
  const band = countAnswered(walk) < earlyEstimateAfter ? null : calculateSaiRange(walk.used);
  if (band === null) return null;
  const { lowSai, highSai, awardYear } = band;
  return (
    <section aria-labelledby="estimate" className="mt-8 rounded-2xl border border-line bg-card p-4 sm:p-5">
      <h3 id="estimate" className="text-xl">
        {flowWords.estimateTitle}
      </h3>
      <p className="figures mt-1 font-serif text-3xl leading-tight" role="status">
        {lowSai === highSai ? formatStudentAidIndex(lowSai) : flowWords.estimateRange(lowSai, highSai)}
        <span className="ml-2 font-sans text-base text-ink-soft">{flowWords.estimateSai}</span>
      </p>
      <div className="mt-2">
        <Band
          low={lowSai}
          middle={(lowSai + highSai) / 2}
          high={highSai}
          scaleMaximum={Math.max(60_000, highSai)}
          limit={null}
          far={null}
          label={flowWords.estimateLabel(lowSai, highSai)}
        />
      </div>
      <p className="text-[0.92rem] text-ink-soft">
        <UnbrokenYears text={flowWords.estimateNote(awardYear)} />
      </p>
    </section>
  );
}
