/** How a price band is calculated: its starting point, how it is adjusted to a family, and why it is a band. */

import { aidedGapUsd, fewestStudents } from "#domain/college/aidedPrices.ts";
import { typicalFamily } from "#domain/price/familyIndex.ts";
import { familySpread } from "#domain/price/familySpread.ts";
import { borrowedWidening } from "#domain/price/kind.ts";
import { longestYears, nearUsd, tableReachUsd } from "#domain/price/policyTerms.ts";
import { priceGrowth, priceYears } from "#domain/price/priceGrowth.ts";
import { indexCheck } from "#domain/price/priceIndexCheck.ts";
import {
  formatFineShare,
  formatInteger,
  formatParameter,
  formatSchoolYear,
  formatShare,
  formatUsd,
} from "#lib/format.ts";
import { Link } from "#ui/router.tsx";
import { policyWords } from "./policyWords.ts";
import { Fold, Folds, Section, SmallHeading, Steps, Text } from "./Section.tsx";
import { twoYearWords } from "./twoYearWords.ts";
import { words } from "./words.ts";

const text = words.price;

export function PriceSection() {
  const { fitted } = text;
  const lines = [
    fitted.residency,
    fitted.living,
    fitted.agreements,
    fitted.growth(
      formatSchoolYear(priceYears.netPrice),
      formatSchoolYear(priceYears.cost),
      formatFineShare(priceGrowth.nationalShare),
      formatShare(priceGrowth.ownWeight),
    ),
    fitted.merit,
    fitted.top,
  ];
  const aidLines = [
    text.aid.income,
    text.aid.pell,
    text.aid.published,
    text.aid.index(
      formatInteger(indexCheck.colleges),
      formatUsd(indexCheck.byIncomeUsd),
      formatUsd(indexCheck.byIndexUsd),
      formatUsd(indexCheck.spanUsd),
    ),
  ];
  const assets = formatUsd(typicalFamily.mostAssetsUsd);
  const policyLines = [
    policyWords.ceiling(formatUsd(nearUsd)),
    policyWords.terms(formatUsd(tableReachUsd)),
    policyWords.holds(assets, formatInteger(longestYears)),
    policyWords.index(
      formatInteger(typicalFamily.people),
      assets,
      formatUsd(indexCheck.spanUsd),
      formatInteger(indexCheck.colleges),
    ),
    policyWords.home,
  ];
  return (
    <Section id="price" title={words.sections.price}>
      <Text>{text.lead}</Text>
      <Steps steps={text.order} />
      <SmallHeading>{text.spreadTitle}</SmallHeading>
      <Text>
        {text.spread(
          formatShare(familySpread.explainedShare),
          familySpread.source.title,
          familySpread.source.year,
        )}
      </Text>
      <Folds>
        <Fold title={text.fittedTitle}>
          <Lines lines={lines} />
        </Fold>
        <Fold title={policyWords.title}>
          <Lines lines={policyLines} />
        </Fold>
        <Fold title={text.aidTitle}>
          <Lines lines={aidLines} />
        </Fold>
        <Fold title={twoYearWords.title}>
          <Lines
            lines={[
              twoYearWords.price.aided(formatInteger(fewestStudents[0]), formatInteger(fewestStudents[3])),
              twoYearWords.price.low,
              twoYearWords.price.high,
              twoYearWords.price.none,
              twoYearWords.price.gap(formatUsd(aidedGapUsd)),
            ]}
          />
          <Text>{text.borrowed(formatParameter(borrowedWidening))}</Text>
        </Fold>
      </Folds>
      <p>
        <Link
          to="/college-cost-calculator"
          className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
        >
          {text.calculator}
        </Link>
      </p>
    </Section>
  );
}

function Lines(props: { lines: readonly string[] }) {
  return (
    <ul className="max-w-text space-y-3">
      {props.lines.map((line) => (
        <li key={line} className="border-l-3 border-accent pl-4">
          {line}
        </li>
      ))}
    </ul>
  );
}
