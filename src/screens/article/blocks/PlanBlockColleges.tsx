/** The colleges of a story plan: status, label, chance and likely price. */

import { toOdds } from "#components/chance/chanceOdds.ts";
import { words as chanceWords } from "#components/chance/words.ts";
import { AdmissionMark } from "#components/label/AdmissionMark.tsx";
import { BudgetMark } from "#components/label/BudgetMark.tsx";
import { BandTrack } from "#components/price/BandTrack.tsx";
import type { StoryChance, StoryCollege } from "#content/parts/storyPlan.ts";
import { toShownShare } from "#domain/admission/display.ts";
import { chooseBudgetLabel } from "#domain/price/budgetLabel.ts";
import { formatShownRange } from "#domain/price/shownPrice.ts";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";
import { planBlockWords as words } from "./planBlockWords.ts";

export function PlanBlockColleges(props: {
  colleges: readonly StoryCollege[];
  payPerYearUsd: number | null;
}) {
  const { colleges, payPerYearUsd } = props;
  const highest = Math.max(payPerYearUsd ?? 0, ...colleges.map(({ price }) => price?.highUsd ?? 0));
  return (
    <div className="mt-6">
      <h4 className="text-xl">{words.colleges(colleges.length)}</h4>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {colleges.map((college) => (
          <li key={college.slug} className="py-2.5 pb-4">
            <Row college={college} payPerYearUsd={payPerYearUsd} scaleMaximumUsd={highest * 1.04} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row(props: { college: StoryCollege; payPerYearUsd: number | null; scaleMaximumUsd: number }) {
  const { name, slug, city, state, miles, status, applicationPlan, label, chance, price } = props.college;
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[1.15fr_1fr]">
      <div className="min-w-0">
        <Link
          to={toCollegePath(slug)}
          className="inline-flex min-h-11 items-center font-serif text-lg underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="text-[0.92rem] text-ink-soft">{words.place(city, state, miles)}</p>
        <p className="mt-1 text-[0.95rem] font-medium">{words.status(status, applicationPlan)}</p>
      </div>
      <div className="min-w-0 sm:pt-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <AdmissionMark code={label} />
          <BudgetMark code={chooseBudgetLabel(price, props.payPerYearUsd)} className="self-center" />
          <span className="figures text-[0.95rem]">
            <span className="sr-only">{words.chanceHeard}: </span>
            {isAnswered(status) && chance.kind === "estimate"
              ? words.chanceBefore(toChanceText(chance))
              : toChanceText(chance)}
          </span>
        </p>
        <Price {...props} />
      </div>
    </div>
  );
}

function Price(props: { college: StoryCollege; payPerYearUsd: number | null; scaleMaximumUsd: number }) {
  const { college, payPerYearUsd, scaleMaximumUsd } = props;
  const { price } = college;
  if (price === null) return <p className="mt-1 text-[0.95rem] text-ink-soft">{words.noPrice}</p>;
  return (
    <>
      <p className="figures mt-1">
        <span className="sr-only">{words.priceHeard}: </span>
        <span className="font-semibold">{formatShownRange(price)}</span>{" "}
        <span className="text-[0.92rem] text-ink-soft">{words.aYear}</span>
      </p>
      {/* Sticker prices are far above what families pay: on the scale they would leave no room for the bands. */}
      <BandTrack
        band={{ ...price, stickerUsd: null }}
        payPerYearUsd={payPerYearUsd}
        scaleMaximumUsd={scaleMaximumUsd}
        size="compact"
      />
      {price.stickerUsd !== null && (
        <p className="figures text-[0.88rem] text-ink-soft">{words.sticker(price.stickerUsd)}</p>
      )}
    </>
  );
}

function isAnswered(status: StoryCollege["status"]): boolean {
  return ["admitted", "denied", "waitlisted", "enrolled"].includes(status);
}

function toChanceText(chance: StoryChance): string {
  switch (chance.kind) {
    case "open":
      return chanceWords.openShort;
    case "guaranteed":
      return chanceWords.guaranteedShort;
    case "unknown":
      return words.chanceUnknown;
    default: {
      const range = chanceWords.range(toShownShare(chance.low), toShownShare(chance.high));
      return `${chanceWords.oddsCapital(toOdds(chance))}, ${chanceWords.rangeLabel(range)}`;
    }
  }
}
