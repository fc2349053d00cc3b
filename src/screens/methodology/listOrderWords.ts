/** The text about how the quiz sorts its lists and picks the first colleges. */
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "Which colleges we rank, and how we choose your first list",
  ranked:
    "We rank colleges that awarded an associate or bachelor’s degree in 2023-24 and enrolled 30 or more first-year students, where that is reported. We leave out colleges that take no first-year students, seminaries, trade schools, small single-field schools, the service academies and campuses about to close. You can still find them in search. The rules below are our judgment about what helps a student search, not measurements.",
  order: (score: string, students: string) =>
    `Lists are in order of the match you see. If you asked for something a college doesn’t publish, that part counts as ${score} of 100. A college of ${students} undergraduates is pulled halfway toward that score. Otherwise, one good figure about a few students would top every list.`,
  ceilingAt: (percent: string, high: string) => `${percent}% at ${high}`,
  ceiling: (curve: string, high: string, narrow: string) =>
    `A college that will almost surely turn you down is not a match, whatever it costs. Depending on the high end of your chance, the match is at most ${curve}. A college meant for other students is at most ${narrow}%: online only, tribal, military or maritime, for theology, in a U.S. territory, or in another state and asking every applicant for a church leader’s endorsement. “All colleges that fit your answers” leaves these out, along with colleges where the high end of your chance is under ${high}.`,
  nearest: (admits: string, chance: string, drive: string) =>
    `The first list has up to eight colleges. One is the nearest public college in your state, of a kind you asked for, that has open admission, or that admits ${admits} or more and gives you a chance of at least ${chance}. If that is a two-year college and you didn’t rule out four-year ones, we add the nearest such four-year college within ${drive} miles.`,
  sure: (figures: {
    completion: string;
    drive: string;
    dayTrip: string;
    twoYear: string;
    twoYearWithRooms: string;
    mostTwoYear: string;
  }) =>
    `Next come two that are sure to admit you and fit your budget. They can be four-year colleges within ${figures.drive} miles where at least ${figures.completion} graduate, or two-year colleges within ${figures.twoYear} miles (${figures.twoYearWithRooms} if they have housing). If none is sure to fit your budget, we choose the two with the lowest high-end price, and the list says so. Beside two that are sure, we add no third that is over your budget or from another state or private and beyond ${figures.dayTrip} miles. Where two of the list are sure already and one of them fits your budget, we add no other from another state or a private college beyond ${figures.dayTrip} miles, and no two-year college beyond ${figures.twoYear} miles. Unless you asked for two-year colleges or would live at home, ${figures.mostTwoYear} are enough. A four-year college with a lower graduation rate appears only as the nearest one, with its rate on the card.`,
  rest: (figures: {
    drive: string;
    dayTrip: string;
    completion: string;
    farCompletion: string;
    nextDoor: string;
    fewest: string;
    factor: string;
    over: string;
    commute: string;
    most: string;
    total: string;
  }) => [
    `Then come two likely colleges, two targets and two reaches. We put colleges you may be able to afford before those over your budget, colleges within ${figures.drive} miles before those farther away, four-year public colleges in your state within ${figures.nextDoor} miles before others, and then the best fit. Beyond ${figures.drive} miles, we list only public colleges in your state. There is one exception. If fewer than two of a label are nearer, and under ${figures.completion} graduate there, we list the nearest colleges beyond that are not over your budget, where at least ${figures.farCompletion} graduate, and that have no religious affiliation unless you chose religion. The second is at most ${figures.drive} miles farther than the first. A public college of another state is such a reach only if the middle of its price is not over your budget by as much as below.`,
    `We leave out a college whose lowest price is more than ${figures.factor} and ${figures.over} above your budget, unless it is a public college in your state within ${figures.commute} miles, where you could live at home. A public college in your state that is less far above your budget counts as one you may be able to afford, and so does one within ${figures.nextDoor} miles if living at home would make it so.`,
    `We fill any open places, up to ${figures.total} in all and ${figures.most} of a label: first with public colleges in your state within ${figures.drive} miles, then with likely colleges and targets within ${figures.dayTrip} miles. Two-year colleges fill a place only if you asked for them or would live at home. A short list is better than filler. Of the branches of one system where under ${figures.farCompletion} graduate, we list two. Where few graduate at every college listed, other public colleges in your state follow, with their rates. If fewer than ${figures.fewest} are listed and you gave a score but no grades, public four-year colleges in your state whose chance needs grades follow.`,
  ],
  limit: (commute: string, fewest: string) =>
    `If you set a distance, it overrides all of this, and a short list also names the nearest college beyond it. If you would live at home, the list stays within ${commute} miles, unless fewer than ${fewest} colleges are that close.`,
  unasked: (figures: {
    samePlace: string;
    fewest: string;
    fewestAway: string;
    dayTrip: string;
    sizeRatio: string;
  }) =>
    `Some colleges are on the first list only if your answers ask for them. Schools that specialize in health, art, technology, business, law or faith: if you chose that field. For-profit colleges: if you chose that kind. Colleges with fewer than ${figures.fewest} undergraduates, or with fewer than ${figures.fewestAway} that are beyond ${figures.dayTrip} miles and not public in your state: if you chose small ones. If you chose sizes, a college more than ${figures.sizeRatio} times too large or too small is listed only as the nearest or as a sure choice. Colleges in Puerto Rico, the other territories and the freely associated states: if you live in one of them. Tribal colleges: if they have open admission and are within ${figures.samePlace} miles of home. Colleges that ask every applicant for a church leader’s endorsement: if you chose religion. Military colleges, where every student is a cadet: if you chose military science. Maritime academies: if you chose that or transportation. Online colleges and single-sex colleges are never on the first list, because we don’t ask about them. If you chose fields, a college must have awarded degrees in at least one. If you named a program within a field, such as nursing, the degrees must be in that program.`,
  reaches: (high: string, fair: string, commute: string) =>
    `A reach needs a high end of ${high} or more, plus either a chance of ${fair} or grades and scores close to those of students there. A four-year college without housing is listed only within ${commute} miles of home, unless you plan to live off campus.`,
  points: (figures: {
    homePublic: string;
    withinCommute: string;
    commute: string;
    religious: string;
    distance: string;
    otherState: string;
  }) =>
    `Among colleges that qualify equally, the better match comes first. We add ${figures.homePublic} points for a public college in your state, or ${figures.withinCommute} if it is within ${figures.commute} miles. We subtract ${figures.religious} for a religious affiliation, unless you chose religion. We also subtract points for distance: ${figures.distance}, and proportionally in between (${figures.otherState} for another state if we don’t know the miles).`,
  distance: (points: number, miles: number) => `${formatInteger(points)} at ${formatInteger(miles)} miles`,
};
