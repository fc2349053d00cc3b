/** How a chance is calculated: steps, the interactive curve, every parameter, and what widens the range. */
import type { WideningReason } from "#domain/admission/chance.ts";
import {
  evenWeight,
  gradeParameters,
  publicTestWeight,
  rangeParameters,
  recordParameters,
  spreadParameters,
  testParameters,
} from "#domain/admission/chanceParameters.ts";
import { curveLimits, slopeRule, zLimits } from "#domain/admission/curve.ts";
import { majorWidening } from "#domain/admission/majorParameters.ts";
import { calculateRecordStrengths } from "#domain/admission/recordStrength.ts";
import { formatFineShare, formatParameter, formatShare } from "#lib/format.ts";
import { CardTable } from "./CardTable.tsx";
import { CurveExplorer } from "./CurveExplorer.tsx";
import { majorWords } from "./majorWords.ts";
import { Fold, Folds, Section, Steps, Text } from "./Section.tsx";
import { words } from "./words.ts";

const text = words.chance;
const names = text.parameters;
const grades = gradeParameters;
const { completion, ownAverage, weighted } = spreadParameters;
/** Read off the table of the step to applicants. */
const whereHalfAreAdmitted = spreadParameters.enrolledToApplicants.admitRates.indexOf(0.5);

const parameters: readonly { name: string; value: string; from: string }[] = [
  {
    name: names.meanGpa,
    value: names.meanGpaValue(grades.meanBase, grades.meanPerLogRate),
    from: text.origin.fitted,
  },
  { name: names.weightedSd, value: formatParameter(grades.weightedSd), from: text.origin.fitted },
  { name: names.weightedCap, value: formatParameter(grades.weightedCap), from: text.origin.fitted },
  {
    name: names.fromCompletion,
    value: names.meanAndSd(
      names.sum(completion.meanBase, completion.meanPerShare, names.completion),
      names.difference(completion.sdBase, completion.sdPerShare, names.completion),
    ),
    from: text.origin.bands,
  },
  {
    name: names.fromAverage(ownAverage.highest),
    value: names.meanAndSd(
      names.difference(ownAverage.meanAtFour, ownAverage.meanPerPoint, names.belowFour),
      names.sum(ownAverage.sdAtFour, ownAverage.sdPerPoint, names.belowFour),
    ),
    from: text.origin.bands,
  },
  {
    name: names.toApplicants,
    value: names.toApplicantsValue(
      spreadParameters.enrolledToApplicants.meanAbove[whereHalfAreAdmitted] ?? 0,
      spreadParameters.enrolledToApplicants.sdShare[whereHalfAreAdmitted] ?? 0,
    ),
    from: text.origin.curve,
  },
  {
    name: names.aboveUnweighted,
    value: formatParameter(weighted.aboveUnweighted),
    from: text.origin.assumed,
  },
  { name: names.unweightedSd, value: formatParameter(grades.unweightedSd), from: text.origin.assumed },
  {
    name: names.unweightedShift,
    value: formatParameter(-grades.unweightedMeanShift),
    from: text.origin.assumed,
  },
  {
    name: names.percent,
    value: names.percentValue(grades.percentAtFour, grades.percentPerPoint),
    from: text.origin.assumed,
  },
  {
    name: names.quartiles,
    value: names.quartilesValue(testParameters.quartileSpanSd),
    from: text.origin.normal,
  },
  {
    name: names.satSpread,
    value: names.satSpreadValue(testParameters.satSpreadFactor),
    from: text.origin.assumed,
  },
  { name: names.weights, value: names.weightsValue(evenWeight), from: text.origin.own },
  { name: names.publicTests, value: formatParameter(publicTestWeight), from: text.origin.decisions },
  {
    name: names.correlation,
    value: formatParameter(recordParameters.correlation),
    from: text.origin.assumed,
  },
  {
    name: names.loneScore,
    value: names.loneScoreValue(recordParameters.loneScoreLoss),
    from: text.origin.roughly,
  },
  {
    name: names.steepest,
    value: names.steepestValue(spreadParameters.mostLogOddsPerGradePoint),
    from: text.origin.assumed,
  },
  { name: names.limits, value: formatParameter(zLimits.highest), from: text.origin.assumed },
  {
    name: names.noCurve,
    value: names.noCurveValue(
      formatFineShare(curveLimits.lowestAdmitRate),
      formatFineShare(curveLimits.highestAdmitRate),
    ),
    from: text.origin.assumed,
  },
];

const widenings: readonly WideningReason[] = [
  "noGpa",
  "noTest",
  "noCollegeScores",
  "unweightedGpa",
  "convertedGpa",
  "concordance",
  "noGpaSpread",
  "oneRateForAll",
  "majorRate",
  "majorPolicy",
];

export function ChanceSection() {
  const { steepSlope, steepAdmitRate, flatSlope, flatAdmitRate } = slopeRule;
  const fullSlope = steepSlope * calculateRecordStrengths(evenWeight, steepSlope).full.perSlope;
  return (
    <Section id="chance" title={words.sections.chance}>
      <Text>{text.lead}</Text>
      <Steps steps={text.steps} />
      <CurveExplorer />
      <Folds>
        <Fold title={text.formulaTitle}>
          <p className="rounded-2xl bg-accent-soft px-5 py-4 font-serif text-xl text-accent-text sm:text-2xl">
            {text.formula}
          </p>
          <Text>
            {text.formulaText(steepSlope, formatShare(steepAdmitRate), flatSlope, formatShare(flatAdmitRate))}
          </Text>
          <Text>{text.record(fullSlope)}</Text>
        </Fold>
        <Fold title={text.tableTitle}>
          <CardTable
            label={text.tableTitle}
            head={[text.table.name, text.table.value, text.table.from]}
            rows={parameters.map(({ name, value, from }) => ({
              key: name,
              cells: [name, <strong key="value">{value}</strong>, from],
            }))}
          />
        </Fold>
        <Fold title={text.casesTitle}>
          <Text>{text.enrolled}</Text>
          <Text>{text.residents}</Text>
          <Text>{text.scoresOptional}</Text>
          <Text>{text.nearlyEveryone}</Text>
        </Fold>
        <Fold title={majorWords.title}>
          <Text>{majorWords.rate}</Text>
          <Text>{majorWords.residency}</Text>
          <Text>{majorWords.range(majorWidening.majorRate, majorWidening.majorPolicy)}</Text>
          <Text>{majorWords.broad}</Text>
          <Text>{majorWords.notUsed}</Text>
        </Fold>
        <Fold title={text.wideTitle}>
          <Text>{text.wideLead(rangeParameters.halfWidth)}</Text>
          <dl className="max-w-2xl divide-y divide-line border-y border-line">
            {widenings.map((reason) => (
              <div key={reason} className="flex items-baseline justify-between gap-4 py-2.5">
                <dt>{text.wide[reason]}</dt>
                <dd className="figures font-semibold">{text.wideBy(rangeParameters.addedBy[reason])}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </Folds>
    </Section>
  );
}
