/** What a row of the list says: the chance as dots and a range, the price, the place, and the number the list is sorted by. */
import type { Ranked } from "#client/engine/engine.ts";
import { toFieldText } from "#components/chance/fieldWords.ts";
import { describeDistance, describeFromHome } from "#components/distance/words.ts";
import type { Chance } from "#domain/admission/chance.ts";
import { formatChanceRange } from "#domain/admission/chanceRange.ts";
import { toShownChance, toShownShare } from "#domain/admission/display.ts";
import { stateNames } from "#domain/college/states.ts";
import type { Sort } from "#domain/match/listing.ts";
import { formatShownRange, formatShownUsd } from "#domain/price/shownPrice.ts";
import { joinFacts } from "#lib/format.ts";
import { words } from "./words.ts";

/** "60–75%", "Under 5%", or in two words why there is no number. */
export function toChanceText(chance: Chance): string {
  switch (chance.kind) {
    case "open":
      return words.chance[chance.because];
    case "guaranteed":
      return words.chance.guaranteed;
    case "unknown":
      return words.chance[chance.because];
    case "estimate":
    default: {
      const { low, high } = toShownChance(chance);
      return capitalize(formatChanceRange(low, high));
    }
  }
}

export function toPriceText({ priceBand }: Pick<Ranked, "priceBand">): string {
  return priceBand === null ? words.noPrice : formatShownRange(priceBand);
}

/** "Austin, Texas · 4 miles · Two-year · 68 music degrees a year"; sorted by distance, the row begins with the miles. */
export function toPlaceText(row: Ranked, sort?: Sort): string {
  const { college, field } = row;
  return joinFacts([
    `${college.city}, ${stateNames[college.state]}`,
    sort === "distance" ? null : describeDistance(row),
    college.level === "twoYear" ? words.twoYear : null,
    college.isOnlineOnly ? words.onlineOnly : null,
    field === null ? null : toFieldText(field),
  ]);
}

/** Whether the row has to say why its label is lower than its chance. */
export function isHeldByProgram({ admissionLabel, programChoice }: Ranked): boolean {
  return admissionLabel.because === "programChooses" && programChoice !== null;
}

/** The number that puts a row where it is; null by name, which the row says anyway. */
export function toSortText(row: Ranked, sort: Sort): string | null {
  const { matchPercent, chance, priceBand } = row;
  switch (sort) {
    case "recommended":
    case "match":
      return matchPercent === null ? words.sorted.noMatch : words.sorted.match(Math.round(matchPercent));
    case "chance":
      if (chance.kind !== "estimate") return toChanceText(chance);
      return words.sorted.chance(formatChanceRange(toShownShare(chance.share), toShownShare(chance.share)));
    case "price":
      return priceBand === null ? words.noPrice : words.sorted.price(formatShownUsd(priceBand.middleUsd));
    case "distance":
      return describeFromHome(row) ?? words.sorted.noMiles;
    default:
      return null;
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
