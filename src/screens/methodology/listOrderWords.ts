/** The text about how the quiz sorts its lists and picks the first colleges. */
import { formatInteger, formatUsd } from "#lib/format.ts";

export const words = {
  title: "Which colleges we rank, and how we choose your first list",
  ranked:
    "We rank colleges that awarded an associate or bachelor’s degree in 2023-24 and enrolled 30 or more first-year students, where that is reported. We leave out colleges that take no first-year students, seminaries, trade schools, small single-field schools, the service academies and campuses about to close. You can still find them in search. The rules below are our judgment about what helps a student search, not measurements.",
  order: (score: string, students: string) =>
    `Lists are sorted by the match you see. If you asked for something a college doesn’t publish, that part counts as ${score} of 100. The score of a college with ${students} undergraduates is pulled halfway toward that figure. Otherwise, a good figure based on a few students would put a college at the top of every list.`,
  ceilingAt: (percent: string, high: string) => `${percent}% when it is ${high}`,
  ceiling: (curve: string, high: string, narrow: string) =>
    `A college that will almost surely turn you down is not a match, whatever it costs. The high end of your chance caps the match: ${curve}. A college meant for other students is at most ${narrow}%: online only, tribal, military or maritime, for theology, in a U.S. territory, or in another state and requiring a church leader’s endorsement of every applicant. “All colleges that fit your answers” leaves these out, along with colleges where the high end of your chance is under ${high}.`,
  constraints:
    "We build the first list by these rules, in order. Each rule takes the best colleges that meet it, counting those already on the list, and every college on the list says which rule put it there. Below the list, we say what we couldn’t find.",
  list: (f: {
    total: string;
    fewest: string;
    wish: string;
    sure: string;
    admits: string;
    chance: string;
    homePublic: string;
    middle: string;
    middleFar: string;
    middleMiles: string;
    merit: string;
    meritUsd: string;
    meritMiles: string;
    reach: string;
    reachShare: string;
    reachOver: string;
    drive: string;
    dayTrip: string;
    completion: string;
  }) => [
    `What you asked for: ${f.wish} colleges that are historically Black, religious, tribal, for women or home to a signing community, if you asked for one of these.`,
    `Sure and affordable: ${f.sure} that are sure to admit you and whose whole price range fits your budget, nearest first. Unless you are looking for two-year colleges, one of them is a four-year college. If no such college graduates ${f.completion} of its students, we list the nearest, with its rate on the card.`,
    `We add the nearest public college that is open to all, or admits ${f.admits} or more and gives you a chance of at least ${f.chance}: in your state, or nearby across the state line.`,
    `We add ${f.homePublic} four-year public colleges in your state, at any distance.`,
    `If fewer than ${f.sure} of those fit your budget, we add others that are sure to admit you, up to ${f.sure} in all.`,
    `If your grades are stronger than nearly everybody’s at the colleges near home, we add ${f.merit} whose published merit table gives you ${f.meritUsd} or more a year, within ${f.meritMiles} miles.`,
    `We add ${f.middle} that are likely or targets within ${f.drive} miles, judged by fit, distance and price together. If there are fewer than ${f.middleFar}, we look within ${f.middleMiles} miles.`,
    `We add ${f.reach} reaches with a chance of at least ${f.reachShare} and a price that can work: the low end is at most ${f.reachOver} over your budget, the amount a first-year student may borrow from the government.`,
    `Then we add the best fits, up to ${f.fewest} colleges. A list has at most ${f.total}.`,
  ],
  fits: (f: {
    completion: string;
    strong: string;
    over: string;
    overNear: string;
    near: string;
    overHome: string;
    commute: string;
    twoYear: string;
    twoYearWithRooms: string;
    mostTwoYear: string;
    mostTwoYearUnjudged: string;
    drive: string;
    farCompletion: string;
    branches: string;
  }) => [
    `Apart from what you asked for, we list a four-year college only if at least ${f.completion} of its students graduate, or ${f.strong} if your grades are much stronger than those near home. The low end of its price may be ${f.over} over your budget, ${f.overNear} within ${f.near} miles, and ${f.overHome} at a public college in your state; within ${f.commute} miles, we count what living at home would save. Beyond ${f.drive} miles, a college that is not public in your state must graduate ${f.farCompletion} of its students and have no religious affiliation unless you chose religion.`,
    `We list a two-year college if it is within ${f.twoYear} miles (${f.twoYearWithRooms} if it has housing) and you gave a ZIP code, and no more than ${f.mostTwoYear} of them (${f.mostTwoYearUnjudged} before you enter grades or scores), unless you asked for two-year colleges or would live at home. No list has more than ${f.branches} campuses of one system where few students finish.`,
  ],
  limit: (commute: string, fewest: string) =>
    `If you set a distance, it overrides all of this, and a short list also names the nearest college beyond it. If you would live at home, the list stays within ${commute} miles, unless fewer than ${fewest} colleges are that close.`,
  unasked: (figures: {
    samePlace: string;
    fewest: string;
    fewestAway: string;
    dayTrip: string;
    sizeRatio: string;
    community: string;
  }) =>
    `Some colleges are on the first list only if your answers ask for them. If you chose a matching field, we list schools that specialize in health, art, technology, business, law or faith, and a few where nearly all students earn degrees in two or three fields, such as Cooper Union. We list for-profit colleges if you chose that kind. If you chose small colleges, we also list those with fewer than ${figures.fewest} undergraduates, or with fewer than ${figures.fewestAway} that are beyond ${figures.dayTrip} miles and not public in your state. If you chose sizes, a college more than ${figures.sizeRatio} times too large or too small is listed only where no other choice is as sure. We list colleges in Puerto Rico, the other territories and the freely associated states if you live in one of them. We list tribal colleges if you asked for them, or if they are within ${figures.samePlace} miles of home. We list women’s colleges and colleges for deaf and hard-of-hearing students if you asked for them. We list colleges that require a church leader’s endorsement of every applicant if you chose religion. We list military colleges, where every student is a cadet, if you chose military science, and maritime academies if you chose that or transportation. We list Berea and the College of the Ozarks, which admit by financial need, if your family’s income is below Berea’s limit for a family of your size. We list Alice Lloyd, which serves its own mountain area, if you live within ${figures.community} miles. Online colleges and colleges for men are never on the first list, because we don’t ask about them.`,
  reaches: (high: string, fair: string, commute: string) =>
    `To be listed, a reach must have a high end of ${high} or more, and either a chance of ${fair} or students with grades and scores close to yours. A four-year college without housing is listed only within ${commute} miles of home, unless you plan to live off campus.`,
  points: (figures: {
    homePublic: string;
    withinCommute: string;
    commute: string;
    religious: string;
    distance: string;
    otherState: string;
    over: string;
  }) =>
    `Among colleges that meet a rule equally, the better match comes first. We add ${figures.homePublic} points for a public college in your state, or ${figures.withinCommute} if it is within ${figures.commute} miles. We subtract ${figures.religious} for a religious affiliation, unless you chose religion. We also subtract points for distance: ${figures.distance}, and proportionally in between (${figures.otherState} for another state if we don’t know the miles). And we subtract points for how far even the low end of the price is over your budget: ${figures.over}.`,
  overAt: (points: number, usd: number) => `${formatInteger(points)} at ${formatUsd(usd)}`,
  distance: (points: number, miles: number) => `${formatInteger(points)} at ${formatInteger(miles)} miles`,
};
