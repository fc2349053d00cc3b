/** A student's chance at one college: a hundred dots with the same in words, or why there is no number. */

import type { Chance, MetGuarantee } from "#domain/admission/chance.ts";
import { isScoreBetterLeftOut, toShownChance } from "#domain/admission/display.ts";
import { formatShare } from "#lib/format.ts";
import { Dots100 } from "#ui/chart/DotGrid.tsx";
import { Legend } from "#ui/chart/Legend.tsx";
import { toOdds } from "./chanceOdds.ts";
import { words } from "./words.ts";

/** `isDetailed` adds the legend, what the odds mean, and what makes the range wide. */
export function ChanceView(props: { chance: Chance; isDetailed?: boolean }) {
  const { chance } = props;
  switch (chance.kind) {
    case "open":
      return chance.because === "openAdmission" ? (
        <InWords title={words.open} text={words.openDetail} />
      ) : (
        <InWords title={words.nearlyEveryone} text={words.nearlyEveryoneDetail} />
      );
    case "guaranteed":
      return <InWords title={words.guaranteed} text={toGuaranteeText(chance.guarantee)} />;
    case "unknown":
      return <p className="text-ink-soft">{words.unknown(chance.because)}</p>;
    case "estimate":
      break;
  }
  const shown = toShownChance(chance);
  const { low, between } = shown.dots;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-serif text-2xl leading-tight">{words.oddsCapital(toOdds(chance))}</span>
        <span className="figures text-ink-soft">{words.rangeLabel(words.range(shown.low, shown.high))}</span>
      </p>
      {props.isDetailed === true && <p className="text-[0.95rem] text-ink-soft">{words.oddsMeaning}</p>}
      <Dots100
        low={low}
        between={between}
        label={words.dots(low, low + between)}
        className="mt-2 h-auto w-full max-w-80"
      />
      {props.isDetailed === true && (
        <>
          <Legend
            className="mt-1.5"
            items={[
              { mark: "disc", name: words.legendSure },
              { mark: "maybe", name: words.legendMaybe },
            ]}
          />
          {chance.group !== null && (
            <p className="mt-2 text-[0.95rem] text-ink-soft">
              {words.group(chance.group, formatShare(chance.admitRate))}
            </p>
          )}
          {isScoreBetterLeftOut(chance) && (
            <p className="mt-2 text-[0.95rem] text-ink-soft">{words.scoreLeftOut}</p>
          )}
          {chance.widenedBecause.length > 0 && (
            <p className="mt-2 text-[0.95rem] text-ink-soft">
              {words.widerBecause(chance.widenedBecause, chance.shareWithScore !== null)}
            </p>
          )}
          {chance.isCapped && <p className="mt-2 text-[0.95rem] text-ink-soft">{words.capped}</p>}
        </>
      )}
    </div>
  );
}

/** The chance in a few words, for rows and tables: "about 3 of 10, range 20–45%". */
export function toChanceText(chance: Chance): string {
  switch (chance.kind) {
    case "open":
      return chance.because === "openAdmission" ? words.openShort : words.nearlyEveryoneShort;
    case "guaranteed":
      return words.guaranteedShort;
    case "unknown":
      return words.unknownShort(chance.because);
    case "estimate":
      break;
  }
  const shown = toShownChance(chance);
  return `${words.odds(toOdds(chance))}, ${words.rangeLabel(words.range(shown.low, shown.high))}`;
}

/** The chance in one line. */
export function ChanceLine(props: { chance: Chance; className?: string }) {
  return <span className={props.className}>{toChanceText(props.chance)}</span>;
}

/** "20–45%" alone, or null if there is no estimate. */
export function toChanceRangeText(chance: Chance): string | null {
  if (chance.kind !== "estimate") return null;
  const shown = toShownChance(chance);
  return words.range(shown.low, shown.high);
}

function InWords(props: { title: string; text: string }) {
  return (
    <div>
      <p className="font-serif text-2xl leading-tight">{props.title}</p>
      <p className="mt-1 text-[0.95rem] text-ink-soft">{props.text}</p>
    </div>
  );
}

function toGuaranteeText({ promise }: MetGuarantee): string {
  return promise === null ? "" : words.guaranteedDetail(promise.name, promise.year);
}
