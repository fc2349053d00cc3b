/** The sentences for what a first list was to have and does not, the same on the screen and over HTTP. */
import type { CollegeSize, Profile } from "#domain/people/profile.ts";
import { formatShownUsd } from "#domain/price/shownPrice.ts";
import { formatInteger } from "#lib/format.ts";
import type { ListGap, NamedOver } from "./listGaps.ts";

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`);

const wishNames: Readonly<Record<Profile["wishes"][number], string>> = {
  hbcu: "historically Black colleges",
  faith: "faith-affiliated colleges",
  womens: "women’s colleges",
  signing: "colleges with a signing community",
  tribal: "tribal colleges",
};

const sizeNames: Readonly<Record<CollegeSize, string>> = {
  small: "small",
  medium: "medium-sized",
  large: "large",
};

function join(items: readonly string[]): string {
  return items.length < 3 ? items.join(" or ") : `${items.slice(0, -1).join(", ")} or ${items.at(-1) ?? ""}`;
}

function describeCheapest(cheapest: NamedOver | null): string {
  return cheapest === null
    ? ""
    : ` The closest is ${cheapest.name}, whose price range ends about ${formatShownUsd(cheapest.moreUsd)} a year over your budget.`;
}

/** A heading where the gap has one, and its sentences. */
function describe(gap: ListGap): { title: string | null; lines: readonly string[] } {
  switch (gap.code) {
    case "limitNeedsZip":
      return {
        title: `To use your ${formatInteger(gap.miles)}-mile limit, we need your ZIP code`,
        lines: [
          "Without your ZIP code, we can’t measure distance, so this list covers your whole state and beyond.",
        ],
      };
    case "commuteNeedsZip":
      return {
        title: "To price living at home, we need your ZIP code",
        lines: [
          `We count a college within about ${formatInteger(gap.miles)} miles as close enough to live at home. Without your ZIP code, we can’t tell which those are.`,
        ],
      };
    case "fewWithinCommute":
      return {
        title: titleWithin(gap.within, gap.miles),
        lines: [
          `You plan to live at home, so this list stays within ${formatInteger(gap.miles)} miles.`,
          ...(gap.beyond === 0
            ? ["No other college within a day’s drive fits."]
            : [
                `${gap.beyond === 1 ? "The nearest one farther away comes" : `The nearest ${formatInteger(gap.beyond)} farther away come`} last, priced for living on campus.`,
              ]),
        ],
      };
    case "fewWithinLimit":
      return {
        title: titleWithin(gap.within, gap.miles),
        lines: [
          gap.nearest === null
            ? "No college beyond your limit fits any better."
            : `The nearest one beyond it that fits is ${gap.nearest.name}, ${formatInteger(gap.nearest.miles)} miles away.`,
        ],
      };
    default:
      return { title: null, lines: [describeLine(gap)] };
  }
}

function titleWithin(within: number, miles: number): string {
  return within === 0
    ? `No college fits within ${formatInteger(miles)} miles`
    : `Only ${formatColleges(within)} ${within === 1 ? "fits" : "fit"} within ${formatInteger(miles)} miles`;
}

type LineGap = Exclude<ListGap, { constraint: "distance" }>;

function describeLine(gap: LineGap): string {
  switch (gap.code) {
    case "surePayable":
      return `${gap.found === 0 ? "No college" : "Only one college"} ${gap.isPlaceKnown ? "near home" : "we looked at"} is both sure to admit you and sure to fit what you can pay. We look for two${gap.isPlaceKnown ? "" : ", and with your ZIP code we would look at the community college near you, too"}.${describeCheapest(gap.cheapest)}`;
    case "onlyTwoYear":
      return `Near home, only two-year colleges are both sure to admit you and sure to fit what you can pay. We look for a four-year one, too.${describeCheapest(gap.cheapest)}`;
    case "wish":
      return gap.found === 0
        ? `We looked for ${join(gap.wishes.map((wish) => wishNames[wish]))} and found none that fit your other answers.`
        : `You asked for ${join(gap.wishes.map((wish) => wishNames[wish]))}. This list has ${formatInteger(gap.found)}, and no more fit your other answers.`;
    case "field":
      return gap.listed === 1
        ? "One college here awards few or no degrees in your field. It is on the list as a safe place to start."
        : `${formatInteger(gap.listed)} colleges here award few or no degrees in your field. They are on the list as safe places to start.`;
    case "size":
      return `${gap.listed === 1 ? "One college here is" : `${formatInteger(gap.listed)} colleges here are`} not ${join(gap.sizes.map((size) => sizeNames[size]))}, the size you asked for, because nothing that size near home is as sure a choice.`;
    case "likelyOrTarget":
      return gap.found === 0
        ? "No college whose price may fit is a likely or target school for you. A larger budget or a longer distance would add some."
        : "Only one college whose price may fit is a likely or target school for you. A larger budget or a longer distance would add more.";
    case "reach":
      return "There is no reach on the list, because none has both a chance of at least 5 in 100 and a price that may fit.";
    case "merit":
      return "With your grades, merit awards may bring a price down. We know of no college near enough whose published table is sure to bring it within your reach, so ask each college about competitive awards.";
    case "count":
    default:
      return describeCount(gap);
  }
}

function describeCount({ listed, cheapest, nearest }: Extract<ListGap, { code: "count" }>): string {
  const found =
    listed === 0
      ? "No college fits everything you told us"
      : `Only ${formatColleges(listed)} ${listed === 1 ? "fits" : "fit"} everything you told us`;
  const more =
    cheapest !== null
      ? ` With about ${formatShownUsd(cheapest.moreUsd)} more a year, ${cheapest.name} might fit.`
      : nearest !== null
        ? ` The next one is ${nearest.name}, ${formatInteger(nearest.miles)} miles away.`
        : " Removing an answer, such as a size, a kind or a distance, would add some.";
  return `${found}. We looked for at least six.${more}`;
}

export const gapWords = {
  describe,
  /** All of it in one text. */
  sentence: (gap: ListGap): string => {
    const { title, lines } = describe(gap);
    return [...(title === null ? [] : [`${title}.`]), ...lines].join(" ");
  },
};
