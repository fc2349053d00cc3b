/** Admission: admit rate, scores, application requirements, and what the college says matters. */
import { usePlan } from "#client/plan/usePlan.ts";
import { RateLines } from "#components/chance/RoundRates.tsx";
import { words as chanceWords } from "#components/chance/words.ts";
import { buildFact } from "#components/college-facts/buildFact.ts";
import { BigFigures, Facts } from "#components/college-facts/Facts.tsx";
import type { ShownFact } from "#components/college-facts/figures.ts";
import { words as factWords } from "#components/college-facts/words.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { getTestPolicy, type ShownTestPolicy } from "#components/test-policy/getTestPolicy.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import { doesInterestMatter } from "#domain/admission/shownInterest.ts";
import { type AdmissionFactors, admissionFactorNames, type WaitingList } from "#domain/college/details.ts";
import { listEarlyRounds, readTotals, type ShownRound } from "#domain/college/earlyRounds.ts";
import { fields } from "#domain/college/fields.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { isTooFewToSay } from "#domain/college/tooFewToSay.ts";
import { describeWaiting } from "#domain/college/waitingList.ts";
import { formatInteger } from "#lib/format.ts";
import { createScale } from "#ui/chart/scale.ts";
import { Diamond, Rail, Span, Track } from "#ui/chart/Track.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Asked } from "./Asked.tsx";
import { words } from "./detailWords.ts";
import { MajorRates } from "./MajorRates.tsx";
import { Section, SubHeading } from "./Section.tsx";
import { scoreWords } from "./scoreWords.ts";

export function Admission({ reply }: { reply: CollegeReply }) {
  const { college, factors, waitingList, datedTestPolicy } = reply;
  const policy = getTestPolicy(college, datedTestPolicy);
  const isOpen = college.hasOpenAdmission === true;
  return (
    <Section id="admission">
      {isOpen ? (
        <div>
          <p className="font-serif text-2xl">{words.openTitle}</p>
          <p className="mt-1">{words.open}</p>
        </div>
      ) : (
        <Rate college={college} />
      )}
      <Scores college={college} policy={policy} isOpen={isOpen} />
      <Asked reply={reply} />
      <MajorRates unitId={college.unitId} />
      <EarlyRounds reply={reply} />
      {factors !== null && <Factors factors={factors} hasList={waitingList != null} />}
      {waitingList != null && <WaitingListPart list={waitingList} />}
      {doesInterestMatter(college) && <p className="max-w-3xl">{chanceWords.interest}</p>}
      <FieldSources
        fields={[
          "admitRate",
          "applicants",
          "admitted",
          "enrolledFirstYears",
          ...(policy.source === null ? (["testPolicy"] as const) : []),
          "satReading",
          "satMath",
          "actComposite",
          "satSubmittedShare",
          "actSubmittedShare",
          "hasOpenAdmission",
          "gpaImportance",
        ]}
      />
    </Section>
  );
}

function Rate({ college }: { college: CollegeRecord }) {
  const { applicants, admitted, enrolledFirstYears } = college;
  return (
    <div>
      <BigFigures facts={[buildFact(college, "admitRate", words.applicants)]} />
      {college.admitRate === null && !isTooFewToSay(college, "admitRate") && (
        <p className="mt-1 text-ink-soft">{words.noRate}</p>
      )}
      {applicants !== null && admitted !== null && (
        <p className="figures mt-2">
          {words.admitCounts(applicants, admitted)}
          {enrolledFirstYears !== null && words.enrolledCounts(enrolledFirstYears)}.
        </p>
      )}
    </div>
  );
}

type ScoresProps = { college: CollegeRecord; policy: ShownTestPolicy; isOpen: boolean };

function Scores({ college, policy, isOpen }: ScoresProps) {
  const { profile } = usePlan().plan;
  const { satTotal, satReading, satMath, actComposite } = college;
  const { year } = fields.satTotal;
  const isAny = satTotal !== null || satReading !== null || satMath !== null || actComposite !== null;
  if (isOpen && !isAny) return null;
  return (
    <div>
      <SubHeading>{scoreWords.tests}</SubHeading>
      <p className="mt-1 font-medium">{scoreWords.testPolicy(policy)}</p>
      <p className="text-[0.95rem] text-ink-soft">{scoreWords.policyYear(policy)}</p>
      {policy.source !== null && policy.standing !== "grid" && <SourceNote source={policy.source} />}
      {isAny ? (
        <>
          <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-x-10">
            {satTotal !== null && (
              <ScoreRange
                name={scoreWords.sat}
                range={satTotal}
                own={profile.satTotal}
                minimum={400}
                maximum={1600}
                className="col-span-2 sm:col-span-1"
              />
            )}
            {actComposite !== null && (
              <ScoreRange
                name={scoreWords.act}
                range={actComposite}
                own={profile.actComposite}
                minimum={1}
                maximum={36}
                className="col-span-2 sm:col-span-1"
              />
            )}
            {satReading !== null && (
              <ScoreRange name={scoreWords.satReading} range={satReading} minimum={200} maximum={800} />
            )}
            {satMath !== null && (
              <ScoreRange name={scoreWords.satMath} range={satMath} minimum={200} maximum={800} />
            )}
          </div>
          <p className="mt-2 text-[0.95rem] text-ink-soft">{scoreWords.middleHalf(year)}</p>
          <Facts
            className="mt-2"
            facts={[buildFact(college, "satSubmittedShare"), buildFact(college, "actSubmittedShare")]}
          />
        </>
      ) : (
        <p className="mt-2">{scoreWords.noScores}</p>
      )}
    </div>
  );
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
function EarlyRounds({ reply }: { reply: CollegeReply }) {
  const { college, commonDataSet, earlyRounds = [] } = reply;
  const shown = listEarlyRounds(earlyRounds, commonDataSet, readTotals(college));
  if (shown.length === 0) return null;
  const hasDecision = shown.some(({ plan }) => plan === "earlyDecision");
  return (
    <div>
      <SubHeading>{words.early}</SubHeading>
      <Facts facts={shown.map(toFact)} className="mt-2" />
      <RateLines reply={reply} className="mt-2 max-w-3xl space-y-1" />
      <p className="mt-2 max-w-3xl text-[0.95rem] text-ink-soft">
        {words.earlyCaution} {hasDecision && words.earlyDecisionCaution}{" "}
        {shown.some(({ isHarderThanRest }) => isHarderThanRest === true) && words.earlyHarder}
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

/** The middle half of a score as a bar on the full scale, with its ends in words. */
function ScoreRange(props: {
  name: string;
  range: { lower: number; upper: number };
  minimum: number;
  maximum: number;
  /** The student's own score; null where it is not known or is not given for this part of the test. */
  own?: number | null;
  className?: string;
}) {
  const { name, range, minimum, maximum, own = null } = props;
  const at = createScale(minimum, maximum);
  return (
    // Side by side, the names of two may break differently: the bars stay on one line.
    <div className={joinClasses("flex flex-col justify-end", props.className)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{name}</span>
        <span className="figures text-xl font-semibold">{factWords.scores(range.lower, range.upper)}</span>
      </p>
      <Track
        label={scoreWords.range(name, range.lower, range.upper, minimum, maximum)}
        height={14}
        className="mt-1"
      >
        <Rail width={14} tone="sunk" />
        <Span from={at(range.lower)} to={at(range.upper)} height={14} of={14} tone="accent" />
        {own !== null && <Diamond at={at(own)} size={13} />}
      </Track>
      <p aria-hidden="true" className="figures flex justify-between text-[0.82rem] text-ink-soft">
        <span>{minimum}</span>
        <span>{maximum}</span>
      </p>
      {own !== null && <p className="figures font-semibold">{scoreWords.yourScore(own, range)}</p>}
    </div>
  );
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
