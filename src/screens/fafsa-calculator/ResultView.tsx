/** The result: the index, the grant, the calculation behind them, what would change them, and what they mean. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { usePlan } from "#client/plan/usePlan.ts";
import { WorksheetTable } from "#components/aid/WorksheetTable.tsx";
import { CounselorLink } from "#components/counselor-link/CounselorLink.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { getDependency } from "#domain/aid/fafsaFlowFamily.ts";
import { type AidOutcome, calculateAidOutcome, calculateSaiRange } from "#domain/aid/fafsaFlowInput.ts";
import { type Lever, listLevers } from "#domain/aid/fafsaFlowLevers.ts";
import { listExpectedQuestions, listParts } from "#domain/aid/fafsaPath.ts";
import { findPellTerms } from "#domain/aid/pellTerms.ts";
import { findSaiTables } from "#domain/aid/saiTables.ts";
import { mayGetFederalAid, readStanding } from "#domain/aid/standing.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { isAnswered } from "#domain/answers/walkFlow.ts";
import { valueIn } from "#facts/fact.ts";
import { pellEndsAtFullGiftAid } from "#facts/federal-aid/pell.ts";
import { pellGiftAidRule } from "#facts/sources/pellGiftAid.ts";
import { formatUsd } from "#lib/format.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Figure } from "#ui/Figure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { flowWords, formatStudentAidIndex, getStatusNotice } from "./flowWords.ts";
import { headingId } from "./headingId.ts";
import { IndexStairs } from "./IndexStairs.tsx";
import { Meaning } from "./Meaning.tsx";
import { MeansAtColleges } from "./MeansAtColleges.tsx";
import { PartList } from "./PartList.tsx";
import {
  describeFormula,
  describePellRule,
  exemptionTexts,
  leverTexts,
  resultWords as words,
} from "./resultWords.ts";
import { stateMoneyWords } from "./stateMoneyWords.ts";
import type { Fafsa } from "./useFafsa.ts";

/** Lazy: the programs of all states come in one piece, and only a family with a result reads its own. */
const stateMoney = createLazyPart(() => import("./StateMoney.tsx"));

export default function ResultView({ fafsa }: { fafsa: Fafsa }) {
  const outcome = calculateAidOutcome(fafsa.walk);
  return (
    <div className="mx-auto max-w-3xl space-y-10">
      <header>
        <p className="font-semibold text-accent-text">{flowWords.name}</p>
        <h1 id={headingId} tabIndex={-1} className="mt-1 text-4xl outline-none sm:text-5xl">
          {outcome === null ? words.openTitle : words.title}
        </h1>
      </header>
      {outcome === null ? <Unfinished fafsa={fafsa} /> : <Finished fafsa={fafsa} outcome={outcome} />}
      <div className="no-print space-y-6">
        <PartList
          parts={listParts(listExpectedQuestions(fafsa.walk), fafsa.walk)}
          walk={fafsa.walk}
          current={null}
        />
        <AnswerList fafsa={fafsa} />
      </div>
      <Explained />
    </div>
  );
}

function Unfinished({ fafsa }: { fafsa: Fafsa }) {
  const { walk } = fafsa;
  if (getDependency(walk.used)?.status === "dependentWithoutParents") {
    return (
      <Notice tone="attention" title={flowWords.notices.refuse.title}>
        <p>{flowWords.notices.refuse.text}</p>
      </Notice>
    );
  }
  const band = calculateSaiRange(walk.used);
  const open = walk.asked.filter((question) => !isAnswered(question, walk.used)).length;
  return (
    <section className="rounded-3xl bg-accent-soft p-5 sm:p-7">
      {band === null ? (
        <p className="text-lg">{words.noneYet}</p>
      ) : (
        <Figure
          label={words.sai}
          size="large"
          value={flowWords.estimateRange(band.lowSai, band.highSai)}
          note={<UnbrokenYears text={flowWords.estimateNote(band.awardYear)} />}
        />
      )}
      <p className="mt-3">{words.open(open)}</p>
      <ButtonLink to="#go" size="lg" variant="cta-primary" className="mt-4">
        {words.goOn}
      </ButtonLink>
    </section>
  );
}

function Finished({ fafsa, outcome }: { fafsa: Fafsa; outcome: AidOutcome }) {
  const { used } = fafsa.walk;
  const { worksheet, pell, sai, exemption } = outcome;
  const tables = findSaiTables(worksheet.awardYear);
  const terms = findPellTerms(worksheet.awardYear);
  const endsAtFullGiftAid = valueIn(pellEndsAtFullGiftAid, worksheet.awardYear) === true;
  const isEligible = mayGetFederalAid(readStanding(used));
  const isProvisional = getDependency(used)?.status === "provisionallyIndependent";
  return (
    <>
      <Meaning outcome={outcome} isEligible={isEligible} />
      <section className="keep-together rounded-3xl bg-accent-soft p-5 sm:p-7">
        <div className="grid gap-6 sm:grid-cols-2">
          <div>
            <Figure
              label={words.sai}
              size="large"
              value={<span data-sai="">{formatStudentAidIndex(sai)}</span>}
              note={<UnbrokenYears text={words.saiYear(worksheet.awardYear, tables?.taxYear ?? 2025)} />}
            />
            {tables !== null && <SourceNote source={tables.source} />}
          </div>
          <div>
            <Figure
              label={words.pell}
              size="large"
              value={<span data-pell="">{formatUsd(isEligible ? pell.award : 0)}</span>}
              note={isEligible ? describePellRule(pell) : words.pellNotEligible}
            />
            {isEligible && terms !== null && <SourceNote source={terms.source} />}
          </div>
        </div>
        <ul className="mt-3 space-y-1.5 text-[0.95rem]">
          {isEligible && pell.isAssumed && (
            <li>
              <UnbrokenYears text={words.pellAssumed} />
            </li>
          )}
          {isEligible && pell.award > 0 && <li>{words.pellLess}</li>}
          {isEligible && pell.award > 0 && endsAtFullGiftAid && (
            <li>
              {words.pellGiftAid}{" "}
              <Link to="/offers" className="underline underline-offset-4">
                {words.pellGiftAidOffers}
              </Link>
              <SourceNote source={pellGiftAidRule} />
            </li>
          )}
          {used["student.start"] === "later" && <li>{words.laterNote}</li>}
          {isProvisional && <li>{words.provisional}</li>}
          {sai < 0 && <li>{words.negative}</li>}
          {exemption !== null && <li>{exemptionTexts[exemption]}</li>}
        </ul>
        <div className="no-print mt-5 flex flex-wrap gap-3">
          <ButtonLink to="#prepare" variant="cta-primary">
            {words.prepare}
          </ButtonLink>
          <Button variant="light" onClick={() => window.print()}>
            {words.print}
          </Button>
          <CounselorLink />
        </div>
      </section>
      {!isEligible && (
        <Notice tone="attention" title={getStatusNotice(used).title}>
          <p>{getStatusNotice(used).text}</p>
        </Notice>
      )}
      <section aria-labelledby="work">
        <h2 id="work" className="text-3xl">
          {words.work}
        </h2>
        <p className="mt-1 text-ink-soft">{describeFormula(worksheet.formula)}</p>
        {worksheet.maxPellIndicator === 1 ? (
          <p className="mt-3">{words.workNone}</p>
        ) : (
          <>
            {worksheet.maxPellIndicator !== 0 && <p className="mt-2">{words.capped}</p>}
            <IndexStairs used={used} outcome={outcome} isEligible={isEligible} />
            <Disclosure summary={words.workOpen} className="mt-2">
              <WorksheetTable formula={worksheet.formula} lines={outcome.lines} />
            </Disclosure>
          </>
        )}
      </section>
      <Levers used={used} outcome={outcome} isEligible={isEligible} />
      <StateMoneyPart isEligible={isEligible} />
      <MeansAtColleges sai={sai} pellUsd={isEligible ? pell.award : 0} />
    </>
  );
}

/** Nothing without a home state: the programs are for residents. */
function StateMoneyPart({ isEligible }: { isEligible: boolean }) {
  const { homeState } = usePlan().plan.profile;
  if (homeState === null) return null;
  return (
    <ContentBoundary fallback={<Skeleton label={stateMoneyWords.loading} lines={4} />}>
      <stateMoney.Part state={homeState} isEligible={isEligible} />
    </ContentBoundary>
  );
}

function Explained() {
  return (
    <>
      <section aria-labelledby="not">
        <h2 id="not" className="text-3xl">
          {words.notTitle}
        </h2>
        <ul className="mt-3 list-disc space-y-2 pl-5">
          {words.not.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="cases">
        <h2 id="cases" className="text-3xl">
          {words.caseTitle}
        </h2>
        <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {words.cases.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-[0.92rem] text-ink-soft">{words.kept}</p>
      </section>
    </>
  );
}

/** What would change the index, one figure at a time. */
function Levers(props: { used: AidAnswers; outcome: AidOutcome; isEligible: boolean }) {
  const levers = listLevers(props.used, props.outcome);
  if (levers.length === 0) return null;
  return (
    <section aria-labelledby="levers">
      <h2 id="levers" className="text-3xl">
        {words.leversTitle}
      </h2>
      <p className="mt-1 text-ink-soft">{words.leversLead}</p>
      <table className="mt-3 w-full border-collapse text-left">
        <thead className="text-[0.92rem] text-ink-soft">
          <tr>
            <th scope="col" className="py-1 pr-3" aria-label={words.leversTitle} />
            <th scope="col" className="py-1 pr-3 text-right font-semibold">
              {words.leverNow}
            </th>
            {props.isEligible && (
              <th scope="col" className="py-1 text-right font-semibold">
                {words.leverPell}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="figures">
          {levers.map((lever) => (
            <tr key={lever.code} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-normal">
                {leverTexts[lever.code]}
              </th>
              <td className="py-2 pr-3 text-right whitespace-nowrap">{describeIndexChange(lever)}</td>
              {props.isEligible && (
                <td className="py-2 text-right whitespace-nowrap">{describePellChange(lever)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function describeIndexChange({ change }: Lever): string {
  if (change === 0) return words.leverSame;
  return change > 0 ? `+${formatStudentAidIndex(change)}` : formatStudentAidIndex(change);
}

function describePellChange({ pellChangeUsd }: Lever): string {
  if (pellChangeUsd === 0) return words.leverSame;
  return pellChangeUsd > 0 ? `+${formatUsd(pellChangeUsd)}` : formatUsd(pellChangeUsd);
}
