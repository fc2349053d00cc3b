/** The text about how the quiz sorts its lists and picks the first colleges. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "Who is ranked, and the first list",
  ranked:
    "Ranked are colleges that awarded an associate or bachelor’s degree in 2023-24 and took in 30 or more first-years, where that is reported. Colleges that take no first-years, seminaries, trade schools, small schools of one field, the service academies and campuses about to close are left out of rankings; search finds them. What follows are assumptions about what helps a student look, not measurements.",
  order: (score: string, students: string) =>
    `Lists stand in the order of the match that is shown. In it, a part that you asked for and a college does not publish counts as ${score} of 100, and a college of ${students} undergraduates is held half way back to that. Otherwise one good figure about a few students would lead every list.`,
  ceilingAt: (percent: string, high: string) => `${percent}% at ${high}`,
  ceiling: (curve: string, high: string, narrow: string) =>
    `A college that will almost surely say no is no match, whatever it costs: by the high end of your chance, the match is at most ${curve}. A college made for others is at most ${narrow}%: taught online only, for members of tribes, for theology, in a U.S. territory, or in another state and asking every applicant for a church leader’s endorsement. “All that fit your answers” leaves these out, and those where the high end of your chance is under ${high}.`,
  nearest: (admits: string, chance: string, drive: string) =>
    `The first list has up to eight colleges. One is the nearest public college of your state, of a kind you asked for, that is open to all, or admits ${admits} or more with a chance of at least ${chance} for you. Where that is a two-year college and you did not rule out four-year ones, the nearest such four-year college within ${drive} miles joins it.`,
  sure: (figures: { completion: string; drive: string; twoYear: string; twoYearWithRooms: string }) =>
    `Then two that are sure to admit you and within your budget: four-year colleges where at least ${figures.completion} finish, within ${figures.drive} miles, and two-year colleges within ${figures.twoYear} miles, or ${figures.twoYearWithRooms} where they have rooms. Where none is surely within your budget, the two with the lowest upper price, and the list says so. A four-year college where fewer finish is named only as the nearest, with its rate on the card.`,
  rest: (figures: {
    drive: string;
    dayTrip: string;
    completion: string;
    farCompletion: string;
    factor: string;
    over: string;
    commute: string;
    most: string;
    total: string;
  }) => [
    `Then two likely colleges, two targets and two reaches: what you may be able to pay before what is over your budget, within ${figures.drive} miles before farther away, then the best fit. Beyond ${figures.drive} miles stand only public colleges of your state. Where fewer than two of a label are nearer, and under ${figures.completion} finish there, we name the nearest colleges beyond that are not over your budget, that at least ${figures.farCompletion} finish, and that have no religious affiliation unless you chose religion; the second stands at most ${figures.drive} miles farther than the first.`,
    `A college whose lowest price is more than ${figures.factor} and ${figures.over} above your budget is left out, unless it is a public one of your state within ${figures.commute} miles, where you could live at home. A public college of your state that is less far above it counts as one you may be able to pay.`,
    `What remains is filled, up to ${figures.total} in all and ${figures.most} of a label: first with public colleges of your state within ${figures.drive} miles, then with likely colleges and targets within ${figures.dayTrip}. Two-year colleges fill a place only if you asked for them or would live with family. Fewer is better than filler.`,
  ],
  limit: (commute: string, fewest: string) =>
    `A distance you stated wins over all of this; a short list then names the nearest beyond it. If you would live with family, the list stays within ${commute} miles of home, unless fewer than ${fewest} colleges stand there.`,
  unasked: (figures: {
    samePlace: string;
    fewest: string;
    fewestAway: string;
    dayTrip: string;
    sizeRatio: string;
  }) =>
    `Some colleges are on the first list only if your answers ask for them. Schools made for health, art, technology, business, law or faith: if you chose that field. For-profit colleges: if you chose that kind. Colleges with fewer than ${figures.fewest} undergraduates, or with fewer than ${figures.fewestAway} beyond ${figures.dayTrip} miles and not public in your state: if you chose small ones. Where you chose sizes, a college more than ${figures.sizeRatio} times too large or too small is listed only as the nearest or as a sure one. Colleges of Puerto Rico, the other territories and the freely associated states: if you live in one of them. Tribal colleges: if they are open to all and within ${figures.samePlace} miles of home. Colleges that ask every applicant for a church leader’s endorsement: if you chose religion. Online colleges, and those for men or women only: not at all, since we do not ask. With fields chosen, a college must offer one of them.`,
  reaches: (high: string, fair: string, commute: string) =>
    `A reach needs a high end of ${high} or more, and a chance of ${fair} or grades and scores close to those of students there. A four-year college without rooms is listed only within ${commute} miles of home, unless you want a place of your own.`,
  points: (figures: {
    homePublic: string;
    withinCommute: string;
    commute: string;
    religious: string;
    distance: string;
    otherState: string;
  }) =>
    `Among equals the better match comes first, with ${figures.homePublic} points more for a public college of your state, or ${figures.withinCommute} within ${figures.commute} miles, ${figures.religious} less for a college with a religious affiliation, unless you chose religion, and these less for distance: ${figures.distance}, and between them in proportion (${figures.otherState} for another state where miles are not known).`,
  distance: (points: number, miles: number) => `${formatInteger(points)} at ${formatInteger(miles)} miles`,
};
