/** The text about how the quiz sorts its lists and picks the first eight. */
import type { ListKind } from "#domain/match/firstListRule.ts";
import { formatInteger } from "#lib/format.ts";

const kindNames: Readonly<Record<ListKind, string>> = {
  safety: "financial safeties",
  likely: "likely schools",
  target: "targets",
  reach: "reaches",
};

export const words = {
  title: "The order of the list, and the first eight",
  lead: "These are assumptions about what helps a student look, not measurements. They change the order of the quiz’s lists and what My plan offers for a gap, and never the match that is shown.",
  order: (score: string, students: string) =>
    `In the order, a part that you asked for and a college does not publish counts as ${score} of 100, and a college of ${students} undergraduates is held half way back to that. Otherwise one good figure of a few students would lead every list.`,
  firstList: (counts: string) =>
    `The first list takes ${counts}, so that it is balanced from the start. A safety whose price may not fit your budget takes the place of a likely school. Where one kind is short, the next fills the places.`,
  count: (count: number, kind: ListKind) => `${formatInteger(count)} ${kindNames[kind]}`,
  near: (commute: string, trip: string, drive: string) =>
    `Near comes before far. In each kind, public colleges of your state and all colleges within ${drive} miles (about a day’s drive) come before any that is farther. For financial safeties and likely schools the order is: public universities of your state within ${commute} miles, then its other public universities and the community colleges that near, then what lies within ${trip} miles (there and back in a day), then within a day’s drive. A public college within ${commute} miles that is likely, and perhaps within what you can pay, takes a place of the safeties before a safety does that is farther than ${trip} miles.`,
  limit: (commute: string, drive: string) =>
    `Your distance is a limit. If you would live with family, it is ${commute} miles. Where fewer than eight colleges fit inside it, the nearest beyond come last, up to ${drive} miles and without reaches, and the list says so. If there are none, it stays shorter.`,
  unasked: (samePlace: string) =>
    `Some colleges stand in every search, and on the first list only if your answers ask for them. Seminaries and schools made for health, art, technology, business or law: if you chose that field. Service academies: if you chose military science. For-profit colleges: if you chose that kind. Colleges of Puerto Rico, the other territories and the freely associated states: if you live in one of them. Tribal colleges: if they are open to all and within ${samePlace} miles of home. Online colleges, and those for men or women only: not at all, since we do not ask.`,
  rooms: (commute: string, drive: string, share: string) =>
    `A college that publishes no price for living on campus stands on it only within ${commute} miles of home, unless you want a place of your own. So does a two-year or community college of another state, unless you asked for two-year ones; none is farther than ${drive} miles. A reach stands on it if the high end of your chance is ${share} or more: below, the whole range is shown as “under 5%”.`,
  points: (points: {
    distance: string;
    otherState: string;
    abovePrice: string;
    tiny: string;
    tinyBelow: string;
    short: string;
  }) =>
    `Among equals the better match comes first, less these points. For distance: ${points.distance}, and between them in proportion (${points.otherState} for another state where miles are not known). ${points.abovePrice} where even the low price is above your limit, ${points.tiny} with fewer than ${points.tinyBelow} undergraduates, and ${points.short} for two-year and community colleges unless you asked for them.`,
  distance: (points: number, miles: number) => `${formatInteger(points)} at ${formatInteger(miles)} miles`,
};
