/** What the application asks for, and what the college publishes about how it decides: folded, as most is read while applying. */
import { RateLines } from "#components/chance/RoundRates.tsx";
import { words as chanceWords } from "#components/chance/words.ts";
import { Facts } from "#components/college-facts/Facts.tsx";
import type { ShownFact } from "#components/college-facts/figures.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import type { CollegePageData } from "#contract/colleges.ts";
import { listPublishedRates } from "#domain/admission/majorSelectivity.ts";
import { doesInterestMatter } from "#domain/admission/shownInterest.ts";
import { type AdmissionFactors, admissionFactorNames, type WaitingList } from "#domain/college/details.ts";
import { listEarlyRounds, readTotals, type ShownRound } from "#domain/college/earlyRounds.ts";
import { fields } from "#domain/college/fields.ts";
import { describeWaiting } from "#domain/college/waitingList.ts";
import { formatInteger } from "#lib/format.ts";
import { Asked, listAskedFacts } from "./Asked.tsx";
import { words } from "./detailWords.ts";
import { glances } from "./glances.ts";
import { hasApplying } from "./hasApplying.ts";
import { MajorRates } from "./MajorRates.tsx";
import { FoldedSection, SubHeading } from "./Section.tsx";

export function Applying({ reply }: { reply: CollegePageData }) {
  if (!hasApplying(reply)) return null;
  const { college, factors, waitingList, requirements } = reply;
  const facts = listAskedFacts(reply);
  const rates = listPublishedRates(college.unitId);
  const rounds = listRounds(reply);
  const isInterestWeighed = doesInterestMatter(college);
  const glance = glances.applying({
    feeUsd: requirements?.feeUsd ?? college.applicationFeeUsd,
    isAskedMore: facts.length > 1,
    hasMajorRates: rates.length > 0,
    hasRounds: rounds.length > 0,
    hasFactors: factors !== null,
    hasWaitingList: waitingList != null,
  });
  return (
    <FoldedSection id="applying" glance={glance}>
      {glance === null && !isInterestWeighed && <p>{words.noApplying}</p>}
      <Asked facts={facts} requirements={requirements} />
      <MajorRates rates={rates} />
      {rounds.length > 0 && <EarlyRounds reply={reply} rounds={rounds} />}
      {factors !== null && <Factors factors={factors} hasList={waitingList != null} />}
      {waitingList != null && <WaitingListPart list={waitingList} />}
      {isInterestWeighed && <p className="max-w-3xl">{chanceWords.interest}</p>}
      {glance !== null && <FieldSources fields={["applicationFeeUsd", "essayPolicy", "gpaImportance"]} />}
    </FoldedSection>
  );
}

function listRounds({ college, commonDataSet, earlyRounds = [] }: CollegePageData): ShownRound[] {
  return listEarlyRounds(earlyRounds, commonDataSet, readTotals(college));
}

/** Grouped by importance; what the college does not state is left out. */
function Factors({ factors, hasList }: { factors: AdmissionFactors; hasList: boolean }) {
  const groups = [3, 2, 1, 0]
    .map((importance) => ({
      importance,
      names: admissionFactorNames.filter((name) => factors[name] === importance),
    }))
    .filter(({ names }) => names.length > 0);
  const { enrolledGpa } = factors;
  // The list below has this count beside those who waited for it, and names its year.
  const waitlistAdmitted = hasList ? null : factors.waitlistAdmitted;
  const year = fields.gpaImportance.year;
  return (
    <div>
      <SubHeading>{words.factorsTitle}</SubHeading>
      <dl className="mt-2 max-w-3xl">
        {groups.map(({ importance, names }) => (
          <div key={importance} className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[10rem_1fr]">
            <dt className="font-semibold">{words.importance(importance)}</dt>
            <dd>{names.map((name) => words.factor(name)).join(" · ")}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.factorsNote}</p>
      {(enrolledGpa !== null || waitlistAdmitted !== null) && (
        <Facts
          className="mt-3"
          facts={[
            ...(enrolledGpa === null
              ? []
              : [{ label: words.gpa, value: String(enrolledGpa), note: words.gpaNote }]),
            ...(waitlistAdmitted === null
              ? []
              : [{ label: words.waitlisted, value: formatInteger(waitlistAdmitted), note: year }]),
          ]}
        />
      )}
    </div>
  );
}

/** Early rounds as counts and rates, and why they are not the student's odds. */
function EarlyRounds({ reply, rounds }: { reply: CollegePageData; rounds: readonly ShownRound[] }) {
  const hasDecision = rounds.some(({ plan }) => plan === "earlyDecision");
  return (
    <div>
      <SubHeading>{words.early}</SubHeading>
      <Facts facts={rounds.map(toFact)} className="mt-2" />
      <RateLines reply={reply} className="mt-2 max-w-3xl space-y-1" />
      <p className="mt-2 max-w-3xl text-[0.95rem] text-ink-soft">
        {words.earlyCaution} {hasDecision && words.earlyDecisionCaution}{" "}
        {rounds.some(({ isHarderThanRest }) => isHarderThanRest === true) && words.earlyHarder}
      </p>
    </div>
  );
}

function toFact({ plan, fall, applicants, admitted, sourceYear, sourceUrl }: ShownRound): ShownFact {
  return {
    label: words.earlyPlans[plan],
    value: words.earlyOf(admitted, applicants),
    note: words.earlySource(fall, sourceYear, sourceUrl),
  };
}

/** The waiting list of one year in counts, and what they come to where they allow a sentence. */
function WaitingListPart({ list }: { list: WaitingList }) {
  const { offered, accepted, admitted, sourceYear } = list;
  const { waiting } = words;
  const counts = [
    [waiting.offered, offered],
    [waiting.accepted, accepted],
    [waiting.admitted, admitted],
  ] as const;
  return (
    <div>
      <SubHeading>{waiting.title(sourceYear.slice(0, 4))}</SubHeading>
      {offered > 0 && (
        <Facts
          className="mt-2"
          facts={counts.map(([label, count]) => ({ label, value: formatInteger(count), note: null }))}
        />
      )}
      <p className="mt-2 max-w-3xl text-[0.95rem] text-ink-soft">
        {describeWaiting(list)} {waiting.note(sourceYear)}
      </p>
    </div>
  );
}
