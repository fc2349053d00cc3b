/** The text of /college-visit-planner. */
import { formatAnd, formatDate, formatHours } from "#lib/format.ts";

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${count} colleges`);

/** To five minutes, and from an hour on to a quarter of one: an estimate from distance knows no better. */
function formatDrive(hours: number): string {
  const steps = hours < 1 ? 12 : 4;
  return formatHours(Math.max(1, Math.round(hours * steps)) / steps);
}

export const words = {
  title: "College visit planner",
  pageName: (trip: string) => `Change a trip: ${trip}`,
  lead: "Enter where you start, which campuses you want to see, and when. You get a day-by-day route that keeps the driving short, with overnight stops, costs and a map.",
  privacy: "We plan your trip on this device. We look up your ZIP code here and don’t send it.",
  routing:
    "To calculate driving times, your device sends us your start and stops, to within about half a mile. We don’t keep them.",
  loading: "Loading the visit planner",
  noScript:
    "The planner needs JavaScript, which is off in this browser. Without it, look up each college’s address on its page here and its visit days on the college’s website.",
  start: {
    title: "Where do you start?",
    label: "ZIP code or city",
    hint: "Enter a ZIP code or a city that has a college, such as 78701 or Austin, TX.",
    keepAsHome: (zip: string) => `Remember ${zip} as my home`,
    home: "Home",
    found: (label: string) => `The trip starts at ${label}.`,
    awaited: "Looking it up",
    zipsFailed: "We couldn’t load the list of ZIP codes. Use a city for now.",
    tryAgain: "Try again",
    notAZip: "A ZIP code has five digits, such as 78701.",
    zipUnknown: (zip: string) => `We don’t know the ZIP code ${zip}. Check the digits, or enter a city.`,
    militaryZip:
      "A military address isn’t on the map, so we can’t measure from it. Enter the city or ZIP code you’ll set out from.",
    townUnknown: (text: string) =>
      `We know only cities with a college, and “${text}” isn’t one. Enter your ZIP code or another city, such as Austin, TX.`,
    several: "There is more than one city with this name. Which do you mean?",
    missing: "Enter where you start.",
    roundTrip: "At the end",
    roundTripOptions: { home: "Back to the start", oneWay: "Stop at the last college" },
  },
  colleges: {
    title: "Which colleges?",
    fromPlan: "From your plan",
    near: (count: number, start: string, hours: number) =>
      count === 0
        ? `None of your plan’s colleges is within about ${formatHours(hours)} by car of ${start}, so we checked none of them.`
        : `We checked the ${count === 1 ? "one" : count} within about ${formatHours(hours)} by car of ${start}. Change any of them.`,
    drive: (hours: number) => `about ${formatDrive(hours)} by car`,
    planEmpty: "Your plan has no colleges yet. Find some below by name or distance.",
    byName: "Add one by name",
    count: (count: number, maximum: number) =>
      count === 0
        ? `You haven’t chosen any yet. You can choose up to ${maximum}.`
        : `${formatColleges(count)} chosen. You can choose up to ${maximum}.`,
    tooMany: (count: number, maximum: number) =>
      `You chose ${formatColleges(count)}, and the planner takes up to ${maximum}. Remove ${count - maximum}.`,
    missing: "Choose at least one college.",
    place: (city: string, state: string) => `${city}, ${state}`,
    online: "online only, with no campus to visit",
    loading: "Loading the list of colleges",
    failed: "We couldn’t load the list of colleges",
    failedKept: "Your choices are saved.",
  },
  nearby: {
    summary: "Find colleges within a few hours of your start",
    needsStart: "Enter where you start first.",
    hours: "Driving time from your start",
    hoursOption: (hours: number) => `within ${formatHours(hours)}`,
    kind: "Type",
    kinds: {
      any: "Four-year, public or private",
      public: "Four-year public",
      private: "Four-year private",
      twoYear: "Two-year",
    },
    found: (shown: number, total: number) =>
      total === 0
        ? "We didn’t find any. Try more hours or another type."
        : shown === total
          ? `${formatColleges(total)} found, nearest first.`
          : `${formatColleges(total)} found. Here are the nearest ${shown}.`,
    more: "Show more",
    legend: "Colleges nearby",
    detail: (city: string, state: string, hours: number) =>
      `${city}, ${state}, about ${formatDrive(hours)} by car`,
    estimate: "Driving times are estimates from distance.",
  },
  dates: {
    title: "When?",
    first: "First day",
    last: "Last day",
    notADay: "That is not a real date. Enter month, day and year.",
    past: "That day has passed. Choose today or later.",
    tooFarAhead: (latest: string) => `That day is too far ahead. The latest day is ${formatDate(latest)}.`,
    missing: "Choose a day.",
    reversed: "The last day is before the first. Swap them, or change one.",
    swap: "Swap the two dates",
    tooLong: (count: number, maximum: number) =>
      `That is ${count} days. The planner takes up to ${maximum} days.`,
    count: (count: number) => (count === 1 ? "A one-day trip." : `A ${count}-day trip.`),
    overlap: (name: string, dates: string) => `You have another trip on these days: ${name}, ${dates}.`,
    hint: "We schedule visits on weekdays, but not on federal holidays or in Thanksgiving week, the usual winter break or exam weeks. If a college told you it is open on such a day, you can set that day on the next page.",
  },
  way: {
    title: "How will you travel?",
    pace: "Visits per day",
    paces: { one: "One a day", two: "Up to two a day" },
    hours: "Most driving per day",
    hoursOption: (hours: number) => (hours === 1 ? "1 hour" : `${hours} hours`),
    flights: "Flights",
    flightsOptions: { no: "Drive all the way", yes: "Fly long distances" },
    travelers: "How many people",
    traveler: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  },
  submit: "Plan the trip",
  missingTitle: "Something is missing",
  missing: {
    start: "where you start",
    colleges: "a college",
    dates: "the days",
  },
  missingText: (parts: readonly string[]) => `To plan the trip, we still need ${formatAnd(parts)}.`,
  kept: "We save everything on this device as you type.",
};
