/** The odds of a list: correlated outcomes, and the effect of other correlations. */
import type { Chance } from "#domain/admission/chance.ts";
import { luckParameters } from "#domain/admission/chanceParameters.ts";
import { calculateListOdds, priceParameters } from "#domain/match/odds.ts";
import { formatShare } from "#lib/format.ts";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { listOddsWords } from "./listOddsWords.ts";
import { Fold, Folds, Section, Text } from "./Section.tsx";
import { words } from "./words.ts";

const text = listOddsWords;
/** A sample list of reaches, targets and a likely, to show the effect of the assumption. */
const sampleShares = [0.08, 0.15, 0.3, 0.45, 0.75] as const;
const spreads = [luckParameters.alternativeSds[0], luckParameters.sd, luckParameters.alternativeSds[1]];

export function OddsSection() {
  const list = sampleShares.map((share, unitId) => ({
    unitId,
    chance: makeSampleChance(share),
    isFourYear: true,
    price: null,
  }));
  return (
    <Section id="odds" title={words.sections.odds}>
      <Text>{text.lead}</Text>
      <Text>{text.rule(luckParameters.sd)}</Text>
      <p>
        {text.example}{" "}
        <span className="figures font-semibold">
          {sampleShares.map((share) => formatShare(share)).join(", ")}
        </span>
      </p>
      <ul className="grid gap-4 sm:grid-cols-3">
        {spreads.map((sd) => {
          const count = Math.round(100 * calculateListOdds(list, null, { luckSd: sd }).atLeastOne);
          const isUsed = sd === luckParameters.sd;
          return (
            <li
              key={sd}
              className={`rounded-2xl border-2 bg-card p-4 ${isUsed ? "border-accent" : "border-line"}`}
            >
              <p className="font-semibold">{text.sd(sd)}</p>
              <p className="text-[0.95rem] text-ink-soft">{isUsed ? text.used : text.instead}</p>
              <Dots100
                low={count}
                between={0}
                label={text.get(String(count))}
                className="mt-3 h-auto w-full"
              />
              <p className="figures mt-2">
                <span className="font-serif text-3xl">{count}</span>{" "}
                <span className="text-ink-soft">{text.getShort}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <Text>{text.affordable(priceParameters.sharedVariance)}</Text>
      <Folds>
        <Fold title={text.moreTitle}>
          <Text>{text.certain}</Text>
          <Text>{text.mending}</Text>
          <Text>{text.answered}</Text>
        </Fold>
      </Folds>
    </Section>
  );
}

function makeSampleChance(share: number): Chance {
  return {
    kind: "estimate",
    share,
    low: share,
    high: share,
    applicantZ: 0,
    enrolledZ: 0,
    gpaWeight: 1,
    testWeight: 0,
    testUsed: null,
    admitRate: 0.5,
    group: null,
    shareWithScore: null,
    widenedBecause: [],
    isCapped: false,
  };
}
