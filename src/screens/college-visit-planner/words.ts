/** The words of /college-visit-planner. */
import { formatDate, formatHours } from "#lib/format.ts";

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${count} colleges`);

export const words = {
  title: "College visit planner",
  lead: "Say where you start, which campuses you want to see and when. You get an order with little time on the road, day by day, with drives, nights, costs and a map.",
  privacy: "Your trip is planned on this device. Your ZIP code is looked up here and is not sent.",
  routing:
    "This site’s own routing server works out the driving times. It is told where your start and your stops are, to about half a mile, and keeps nothing of it.",
  loading: "Loading the visit planner",
  noScript:
    "The planner works in your browser and needs JavaScript, which is switched off here. Without it: each college’s page has its address, and its own website has its visit days.",
  start: {
    title: "Where do you start?",
    label: "ZIP code or city",
    hint: "Such as 78701 or Austin, TX. Cities are known by the colleges in them.",
    fromHome: "Your home from your profile is filled in.",
    home: "Home",
    found: (label: string) => `Starts at ${label}.`,
    awaited: "Looking it up",
    zipsFailed: "The list of ZIP codes could not be loaded. A city works meanwhile.",
    tryAgain: "Try again",
    notAZip: "A ZIP code has five digits, such as 78701.",
    zipUnknown: (zip: string) => `No ZIP code ${zip} is known. Check its digits, or name a city.`,
    townUnknown: (text: string) =>
      `No college is in “${text}”, so this list does not know it. Use your ZIP code, or a city with a college, such as Austin, TX.`,
    several: "There are several. Which one?",
    missing: "Say where you start.",
    roundTrip: "At the end",
    roundTripOptions: { home: "Back to the start", oneWay: "Stop at the last college" },
  },
  colleges: {
    title: "Which colleges?",
    fromPlan: "From your plan",
    planEmpty: "Your plan has no colleges yet. Find some below by name or by distance.",
    byName: "Add one by name",
    count: (count: number, maximum: number) =>
      count === 0 ? `None chosen yet. Up to ${maximum}.` : `${formatColleges(count)} chosen, of ${maximum} at most.`,
    tooMany: (count: number, maximum: number) =>
      `${formatColleges(count)} are chosen, and the planner takes ${maximum} at most. Take out ${count - maximum}.`,
    missing: "Choose at least one college.",
    place: (city: string, state: string) => `${city}, ${state}`,
    online: "online only, no campus to visit",
    loading: "Getting the list of colleges",
    failed: "The list of colleges could not be loaded",
    failedKept: "What you chose is kept.",
  },
  nearby: {
    summary: "Find colleges within a few hours of the start",
    needsStart: "Say where you start first.",
    hours: "Driving from the start",
    hoursOption: (hours: number) => `within ${formatHours(hours)}`,
    kind: "Kind",
    kinds: {
      any: "Four-year, public or private",
      public: "Four-year public",
      private: "Four-year private",
      twoYear: "Two-year",
    },
    found: (shown: number, total: number) =>
      total === 0
        ? "None found. Try more hours or another kind."
        : shown === total
          ? `${formatColleges(total)} found, nearest first.`
          : `${formatColleges(total)} found; the nearest ${shown} are listed.`,
    more: "List more",
    legend: "Colleges nearby",
    detail: (city: string, state: string, hours: number) =>
      `${city}, ${state}, about ${formatHours(hours)} by car`,
    estimate: "Driving times are estimates from distance.",
  },
  dates: {
    title: "When?",
    first: "First day",
    last: "Last day",
    notADay: "That is not a date on the calendar. Give month, day and year.",
    past: "That day is past. Choose today or later.",
    tooFarAhead: (latest: string) => `That is too far ahead. The latest is ${formatDate(latest)}.`,
    missing: "Choose a day.",
    reversed: "The last day is before the first. Swap them, or change one.",
    swap: "Swap the two dates",
    tooLong: (count: number, maximum: number) => `That is ${count} days. The planner takes ${maximum} at most.`,
    count: (count: number) =>
      count === 1 ? "A trip of one day, back the same day." : `A trip of ${count} days.`,
    overlap: (name: string, dates: string) => `You have another trip on these days: ${name}, ${dates}.`,
    hint: "Weekdays in term show a campus at work. Many colleges have no tours on Sundays and federal holidays.",
  },
  way: {
    title: "How do you travel?",
    pace: "Visits a day",
    paces: { one: "One a day", two: "Up to two a day" },
    hours: "Most driving in a day",
    hoursOption: (hours: number) => (hours === 1 ? "1 hour" : `${hours} hours`),
    flights: "Flights",
    flightsOptions: { no: "Drive all the way", yes: "Fly where it is far" },
    travelers: "How many travel",
    traveler: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  },
  submit: "Plan the trip",
  missingTitle: "Something is missing",
  missing: {
    start: "where you start",
    colleges: "a college",
    dates: "the days",
  },
  missingText: (parts: readonly string[]) =>
    `To plan the trip, it still needs ${new Intl.ListFormat("en-US").format(parts)}.`,
  kept: "Everything here is kept on this device as you type.",
};
