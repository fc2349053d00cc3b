/** One question of the calculator: what is asked, where to find it, what the answer means, and the estimate so far. */
import { useState } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { AnswerFlow } from "#components/answer/AnswerFlow.tsx";
import { words as flowLabels } from "#components/answer/flowWords.ts";
import { KnownLine } from "#components/answer/KnownLine.tsx";
import { KeptNote } from "#components/keeping/KeptNote.tsx";
import { setAsideKey } from "#domain/aid/changeOfParent.ts";
import { type FafsaQuestion, fafsaParts, type QuestionId } from "#domain/aid/fafsaFlow.ts";
import { findConflicts } from "#domain/aid/fafsaFlowConflicts.ts";
import { getAssetExemption, getDependency } from "#domain/aid/fafsaFlowFamily.ts";
import { calculateSaiRange, earlyEstimateAfter } from "#domain/aid/fafsaFlowInput.ts";
import { findProgress, listExpectedQuestions, listParts } from "#domain/aid/fafsaPath.ts";
import { mayGetFederalAid, readStanding } from "#domain/aid/standing.ts";
import { countAnswered, isAnswered } from "#domain/answers/walkFlow.ts";
import { proposeAidAnswer } from "#domain/plan/proposeAidAnswer.ts";
import { Band } from "#ui/chart/Band.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link, navigate } from "#ui/router.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { conflictTexts, flowWords, formatStudentAidIndex, getStatusNotice, namePart } from "./flowWords.ts";
import { headingId } from "./headingId.ts";
import { UsedElsewhere } from "./Meaning.tsx";
import { PartList } from "./PartList.tsx";
import { QuestionField } from "./QuestionField.tsx";
import { getQuestionText } from "./questionWords.ts";
import type { Fafsa } from "./useFafsa.ts";

/** What other tools were told that this one goes by. */
const told = ["gradeYear", "homeState", "familyIncomeUsd", "familySize"] as const;

export function QuestionView({ question, fafsa }: { question: FafsaQuestion; fafsa: Fafsa }) {
  const { plan } = usePlan();
  const { walk } = fafsa;
  const { used } = walk;
  const [isDeclined, setDeclined] = useState(false);
  const isGiven = isAnswered(question, used);
  const proposal = isGiven || isDeclined ? null : proposeAidAnswer(plan, question, used, getToday());
  const listed = listExpectedQuestions(walk);
  // Opened by its address, a question may come before those that decide whether it applies.
  const expected = listed.includes(question) ? listed : walk.asked;
  const here = expected.indexOf(question);
  // What is answered already is passed over on the way on, and not on the way back.
  const asked = expected.filter((one, at) => at <= here || !isAnswered(one, used)).map(({ id }) => id);
  const earlier = walk.asked.find((one) => one !== question && !isAnswered(one, used));
  const isTyped = ["money", "number"].includes(question.kind(used).kind);
  const { where, title } = getQuestionText(question.id, used);
  const parts = listParts(expected, walk);
  const conflicts = findConflicts(used, fafsa.answers).filter((conflict) => conflict.at === question.id);

  function describe(id: QuestionId) {
    const text = getQuestionText(id, used);
    return {
      title: <UnbrokenYears text={text.title} />,
      lead: text.lead === "" ? null : <UnbrokenYears text={text.lead} />,
      name: text.name,
    };
  }

  return (
    <AnswerFlow
      tool={flowWords.name}
      asked={asked}
      at={question.id}
      describe={describe}
      progress={findProgress(expected, question.id)}
      counter={flowWords.counter}
      part={flowWords.part(fafsaParts.indexOf(question.part) + 1, namePart(question.part, used))}
      end={
        earlier === undefined ? flowWords.toResult : flowLabels.next(getQuestionText(earlier.id, used).name)
      }
      missing={isGiven || proposal !== null ? null : isTyped ? flowWords.typeFirst : flowWords.chooseFirst}
      onContinue={(next) => {
        if (proposal !== null) fafsa.dispatch({ [question.id]: proposal.value });
        navigate({ hash: next === null ? "#go" : `#${next}` });
      }}
      onBack={(before) => navigate({ hash: before === null ? "" : `#${before}` })}
      headingId={headingId}
      notes={
        <>
          {proposal !== null && (
            <p role="status" className="mt-4 rounded-2xl bg-accent-soft p-4">
              {flowWords.proposed(proposal, plan, where)}
            </p>
          )}
          {isGiven && question.id.endsWith(".agi") && <UsedElsewhere />}
          <Notices question={question} fafsa={fafsa} />
          {conflicts.map(({ code }) => (
            <p
              key={code}
              role="status"
              className="mt-4 rounded-2xl border border-support bg-support-soft p-4"
            >
              {conflictTexts[code]}
            </p>
          ))}
        </>
      }
      after={
        <>
          {question.id === "student.start" && <KnownLine ids={told} className="mt-8" />}
          <EarlyEstimate fafsa={fafsa} />
          <PartList parts={parts} walk={walk} current={question.part} className="mt-8" />
          <AnswerList fafsa={fafsa} className="mt-6" />
          <KeptNote about="money" className="mt-6" kept={flowWords.kept} />
        </>
      }
    >
      <QuestionField
        question={question}
        fafsa={fafsa}
        title={title}
        hint={where}
        value={used[question.keys[0] ?? question.id] ?? proposal?.value ?? null}
        give={(value) => {
          setDeclined(true);
          fafsa.dispatch({ [question.id]: value });
        }}
      />
    </AnswerFlow>
  );
}

function Notices({ question, fafsa }: { question: FafsaQuestion; fafsa: Fafsa }) {
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
  if (choosesParent.has(question.id) && fafsa.answers[setAsideKey] !== undefined)
    found.push(notices.setAside);
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

/** Questions whose answer may put another parent on the form. */
const choosesParent: ReadonlySet<QuestionId> = new Set<QuestionId>(["student.parents", "first.parentIs"]);

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
