/** Who gets in: how many were admitted, what tests it asks for, and the student's own scores beside the middle half. */
import { usePlan } from "#client/plan/usePlan.ts";
import { buildFact } from "#components/college-facts/buildFact.ts";
import { Facts } from "#components/college-facts/Facts.tsx";
import { words as factWords } from "#components/college-facts/words.ts";
import { FieldSources } from "#components/source/FieldSources.tsx";
import { getFieldYear } from "#components/source/getFieldYear.ts";
import { SourceNote } from "#components/source/SourceNote.tsx";
import { getTestPolicy, type ShownTestPolicy } from "#components/test-policy/getTestPolicy.ts";
import type { CollegeReply } from "#contract/colleges.ts";
import { fields } from "#domain/college/fields.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { isTooFewToSay } from "#domain/college/tooFewToSay.ts";
import { createScale } from "#ui/chart/scale.ts";
import { Diamond, Span, Track } from "#ui/chart/Track.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./detailWords.ts";
import { Section, SubHeading } from "./Section.tsx";
import { scoreWords } from "./scoreWords.ts";

export function Admission({ reply }: { reply: CollegeReply }) {
  const { college, datedTestPolicy } = reply;
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
        ]}
      />
    </Section>
  );
}

/** The counts behind the share, which stands on top of the page. */
function Rate({ college }: { college: CollegeRecord }) {
  const { applicants, admitted, enrolledFirstYears, admitRate } = college;
  if (applicants !== null && admitted !== null) {
    return (
      <p className="figures max-w-3xl">
        {words.admitCounts(getFieldYear("admitted"), applicants, admitted, enrolledFirstYears)}
      </p>
    );
  }
  if (admitRate !== null || isTooFewToSay(college, "admitRate")) return null;
  return <p className="text-ink-soft">{words.noRate}</p>;
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
          <p className="mt-3 text-[0.95rem] text-ink-soft">{scoreWords.middleHalf(year)}</p>
          <div className="mt-2 grid items-start gap-x-10 gap-y-4 sm:grid-cols-2">
            {satTotal !== null && (
              <ScoreRange
                name={scoreWords.sat}
                range={satTotal}
                own={profile.satTotal}
                minimum={400}
                maximum={1600}
              />
            )}
            {actComposite !== null && (
              <ScoreRange
                name={scoreWords.act}
                range={actComposite}
                own={profile.actComposite}
                minimum={1}
                maximum={36}
              />
            )}
          </div>
          <Disclosure summary={scoreWords.parts} className="open-in-print mt-2">
            <div className="grid grid-cols-2 gap-x-6 gap-y-4 sm:gap-x-10">
              {satReading !== null && (
                <ScoreRange name={scoreWords.satReading} range={satReading} minimum={200} maximum={800} />
              )}
              {satMath !== null && (
                <ScoreRange name={scoreWords.satMath} range={satMath} minimum={200} maximum={800} />
              )}
            </div>
            <Facts
              className="mt-2"
              facts={[buildFact(college, "satSubmittedShare"), buildFact(college, "actSubmittedShare")]}
            />
          </Disclosure>
        </>
      ) : (
        <p className="mt-2">{scoreWords.noScores}</p>
      )}
    </div>
  );
}

/** The middle half of a score as a bar on the full scale, with its ends in words. */
function ScoreRange(props: {
  name: string;
  range: { lower: number; upper: number };
  minimum: number;
  maximum: number;
  /** The student's own score; null where it is not known or is not given for this part of the test. */
  own?: number | null;
}) {
  const { name, range, minimum, maximum, own = null } = props;
  const at = createScale(minimum, maximum);
  return (
    // Side by side, the names of two may break differently: the bars stay on one line.
    <div className="flex flex-col justify-end">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{name}</span>
        <span className="figures text-xl font-semibold">{factWords.scores(range.lower, range.upper)}</span>
      </p>
      <Track
        label={scoreWords.range(name, range.lower, range.upper, minimum, maximum)}
        height={14}
        className="mt-1"
      >
        <Span from={0} to={100} height={14} of={14} tone="sunk" round={7} />
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
