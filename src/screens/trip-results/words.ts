/** The words of /trip-results. */

import type { DayWarning, Leg, TripCostLine } from "#domain/visits/trip.ts";
import type { VisitRoute } from "#domain/visits/visitAlternatives.ts";
import {
  formatClock,
  formatHours,
  formatInteger,
  formatShare,
  formatUsd,
  formatWeekday,
} from "#lib/format.ts";

const list = new Intl.ListFormat("en-US", { type: "conjunction" });
const formatDays = (count: number) => (count === 1 ? "1 day" : `${count} days`);
const formatNights = (count: number) => (count === 1 ? "1 night" : `${count} nights`);
const formatFlights = (count: number) => (count === 1 ? "1 flight" : `${count} flights`);
const formatMiles = (count: number) => `${formatInteger(count)} ${Math.round(count) === 1 ? "mile" : "miles"}`;
const cents = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 3,
});

/** Whole dollars without cents, and a price a mile to the tenth of one. */
const formatPrice = (amountUsd: number) =>
  Number.isInteger(amountUsd) ? formatUsd(amountUsd) : cents.format(amountUsd);

const holidays: Readonly<Record<string, string>> = {
  newYearsDay: "New Year’s Day",
  martinLutherKingDay: "Martin Luther King Jr. Day",
  washingtonsBirthday: "Washington’s Birthday",
  memorialDay: "Memorial Day",
  juneteenth: "Juneteenth",
  independenceDay: "Independence Day",
  laborDay: "Labor Day",
  columbusDay: "Columbus Day",
  veteransDay: "Veterans Day",
  thanksgivingDay: "Thanksgiving Day",
  christmasDay: "Christmas Day",
};
const breaks = {
  thanksgiving: "This is Thanksgiving week: many campuses are empty from Wednesday on.",
  winter: "Many colleges are on winter break at this time.",
  spring: "Many colleges have spring break for a week around now.",
  summer: "In summer there are few students on most campuses; tours usually go on.",
} as const;

export const words = {
  title: "Your visit trip",
  lead: "Your colleges in an order with little time on the road, day by day. Change what you like: the rest is planned anew.",
  loading: "Loading your trip",
  working: "Planning",
  noScript:
    "A trip is planned in your browser and needs JavaScript, which is switched off here. Trips you have saved on this device are safe.",
  empty: {
    title: "No trip yet",
    text: "Your planned trip will stand here, with its days, drives, costs and a map.",
    plan: "Plan a trip",
    colleges: "Find colleges",
  },
  unknown: {
    title: "No trip of that name is saved on this device",
    text: "It may have been removed, made on another device, or damaged. Everything else you saved is still here.",
    plan: "Plan a trip",
  },
  colleges: {
    loading: "Getting the list of colleges",
    failed: "The list of colleges could not be loaded",
    kept: "Your trip is saved on this device.",
  },
  failed: {
    title: "The trip could not be planned",
    text: "Something went wrong on this device while planning. Your trip is saved.",
    again: "Try again",
  },
  edit: "Change start, days or pace",
  figures: {
    label: "The whole trip",
    days: (count: number) => formatDays(count),
    daysLabel: "Days",
    driving: "On the road",
    miles: "Distance",
    nights: "Nights away",
    cost: "Cost, about",
    best: "This is the order with the least time on the road that keeps your days.",
    good: "This is a good order that keeps your days; another may be a little shorter.",
    own: "This is your own order.",
    estimate: (routes: number, median: number, ninetieth: number) =>
      `Driving times and miles are estimates from distance, without traffic. On ${routes} known routes half of the times are within ${formatShare(median)}, and nine in ten within ${formatShare(ninetieth)}. Time zones are not counted.`,
    measured: "Driving times and miles come from this site’s routing server, without traffic.",
  },
  unplaced: (names: readonly string[]) =>
    `Not in the plan, because the data has no campus position for it: ${list.format(names)}. Look up its address and add the day yourself.`,
  map: {
    title: "The way",
    loading: "Drawing the map",
    label: (start: string, towns: readonly string[], isRoundTrip: boolean) =>
      `Map of the trip: from ${start} to ${towns.join(", then ")}${isRoundTrip ? ", and back" : ""}.`,
    offMap: (towns: readonly string[]) =>
      `Not on this map, which shows the fifty states: ${list.format(towns)}. The days below have all stops.`,
    inset: "Alaska and Hawaii are drawn nearer than they are, and Alaska smaller.",
    scale: (count: number) => `${count} miles`,
    stops: "The stops in order",
    key: "A line is a drive; a dotted bow is a flight. The square is your start.",
    stop: (name: string, city: string, state: string) => `${name}, ${city}, ${state}`,
  },
  day: {
    heading: "Day by day",
    lead: "A visit is an information session and a tour, about two hours, and an hour to eat and look around. Book each with the college: its own times may differ.",
    title: (number: number, day: string) => `Day ${number}: ${formatWeekday(day)}`,
    driving: (hours: number) => (hours === 0 ? "No driving" : `${formatHours(hours)} of driving`),
    time: (from: number, to: number) => `${formatClock(from)} to ${formatClock(to)}`,
    from: (minute: number) => formatClock(minute),
    until: (minute: number) => `to ${formatClock(minute)}`,
    drive: (to: string) => `Drive to ${to}`,
    fly: (to: string) => `Fly to ${to}`,
    flyTowards: (to: string) => `Fly toward ${to}`,
    towards: (to: string) => `Drive toward ${to}`,
    legDetail: (leg: Leg) =>
      leg.by === "flight"
        ? `${formatMiles(leg.miles)}, about ${formatHours(leg.hours)} from door to door`
        : `${formatMiles(leg.miles)}, ${leg.isEstimate ? "about " : ""}${formatHours(leg.hours)}`,
    visit: (name: string) => `Visit ${name}`,
    visitDetail: (city: string, state: string, isPinned: boolean) =>
      `${city}, ${state}${isPinned ? ". Kept to this day by you." : ""}`,
    break: "Time to spare",
    night: (town: string) => `Night in ${town}`,
    nightOnTheWay: (name: string) => `Night on the way to ${name}`,
    home: (label: string) => (/^\d/.test(label) ? `your start, ${label}` : label),
    nothing: "A day without a visit or a drive.",
    warning: (warning: DayWarning): string => {
      switch (warning.code) {
        case "weekend":
          return warning.weekday === "sunday"
            ? "Sunday: most admission offices are closed."
            : "Saturday: some admission offices have tours, many do not.";
        case "federalHoliday":
          return `${holidays[warning.holiday] ?? "A federal holiday"}: most admission offices are closed.`;
        case "usualBreak":
          return breaks[warning.name];
        default:
          return `${warning.term === "fall" ? "Fall" : "Spring"} exams are usually around now: campuses are quiet and classes are over.`;
      }
    },
    warningNote: "These are usual dates, not this college’s own. Check its calendar before you book.",
  },
  stops: {
    title: "Change the order",
    lead: "Move a college, keep it to a day, or take it out. The other days are planned anew around it.",
    earlier: (name: string) => `Move ${name} earlier`,
    later: (name: string) => `Move ${name} later`,
    day: (name: string) => `Day for ${name}`,
    anyDay: "Any day",
    onDay: (day: number) => `Day ${day}`,
    drop: "Take out",
    dropFull: (name: string) => `Take out ${name}`,
    best: "Use the best order again",
    dropped: "Taken out",
    back: "Put back",
    backFull: (name: string) => `Put back ${name}`,
    undo: "Undo",
    did: {
      earlier: (name: string) => `${name} was moved earlier.`,
      later: (name: string) => `${name} was moved later.`,
      pinned: (name: string, day: number) => `${name} is kept to day ${day}.`,
      unpinned: (name: string) => `${name} may be on any day.`,
      dropped: (name: string) => `${name} was taken out.`,
      back: (name: string) => `${name} was put back.`,
      best: "The best order is used again.",
      remedy: (label: string) => `Done: ${label}.`,
      undone: "Undone.",
    },
  },
  cost: {
    title: "What it costs",
    lead: "Change a price to your own. Meals, parking, tolls and a rented car after a flight are not in it.",
    total: "In all, about",
    lines: {
      fuel: "Driving",
      lodging: "Nights",
      flights: "Flights",
    } satisfies Record<TripCostLine, string>,
    perMile: "Dollars a mile",
    perNight: "Dollars a night for a room",
    perFlight: "Dollars a one-way flight for one person",
    usual: (amountUsd: number) => `Empty means ${formatPrice(amountUsd)}.`,
    fuelWorking: (count: number, priceUsd: number) => `${formatMiles(count)} at ${cents.format(priceUsd)} a mile`,
    lodgingWorking: (count: number, rooms: number, priceUsd: number) =>
      `${formatNights(count)}, ${rooms === 1 ? "one room" : `${rooms} rooms`}, at ${formatPrice(priceUsd)}`,
    flightsWorking: (count: number, travelers: number, priceUsd: number) =>
      `${formatFlights(count)} for ${travelers === 1 ? "1 person" : `${travelers} people`} at ${formatPrice(priceUsd)}`,
    tooHigh: (maximum: number) => `The most is ${formatUsd(maximum)}.`,
    notANumber: "Use digits, such as 0.21 or 110.",
    tooLow: "A price is never below zero.",
  },
  take: {
    title: "Take it along",
    print: "Print the day sheets",
    printDetail: "One page for each day of visits, with times, questions to ask and room for notes.",
    calendar: "Add to calendar (.ics)",
    calendarDetail: "Visits, drives and nights. Import it again after a change: it replaces what it wrote.",
    making: "Making the file",
    made: (count: number) => `The file is made, with ${count} entries. Open it with your calendar.`,
    failed: "The file could not be made. Check your connection, then try again.",
  },
  calendar: {
    file: "campus-visits",
    name: "Campus visits",
    category: "Campus visit",
    visit: (name: string) => `Visit ${name}`,
    visitDetail:
      "Information session and tour. The time is a usual one: book it with the college, whose own times may differ.",
    estimate: "The time is an estimate from distance, without traffic.",
    measured: "The time is a routing server’s, without traffic.",
    nightDetail: "No room is booked by this plan.",
    reminder: (name: string) => `Tomorrow: visit ${name}`,
  },
  ways: {
    title: "Other ways to see a campus",
    lead: "These cost less than a trip, or nothing.",
    routes: {
      virtualVisit: {
        title: "Virtual visits",
        text: "Take the recorded tour, then a live session with students, then one class on video. Register with your own name: some colleges count it as interest.",
      },
      regionalEvent: {
        title: "They come to you",
        text: "Many colleges send someone to high schools, fairs and towns nearby, free of charge. Ask your counselor who is coming.",
      },
      nearbyTypes: {
        title: "Near home first",
        text: "See a large public college, a small private one and a community college nearby before you fly. You learn which kind suits you for the price of gas.",
      },
      askForTravelHelp: {
        title: "Travel help",
        text: "Ask the admission office before you book. Some keep money for the fare or a night on campus and do not advertise it.",
      },
      flyIn: {
        title: "Fly-in programs",
        text: "Some colleges pay the way of seniors from families with low income, first in their family to go, or from rural places. Most want an application between July and early October of 12th grade. Search a college’s own site for “fly-in”.",
      },
      admittedTravelHelp: {
        title: "Days for admitted students",
        text: "After admission, some colleges pay the way to these days in March and April. Ask once you are in.",
      },
    } satisfies Record<VisitRoute, { title: string; text: string }>,
    count: (programs: number, collegeCount: number, year: string) =>
      `A list of ${year} counted ${programs} fly-in programs at ${collegeCount} colleges. Programs change every year.`,
    ofTrip: "Fly-in programs of your colleges that we have read about",
    known: "Fly-in programs that we have read about",
    program: (program: string, college: string, season: "summer" | "fall") =>
      `${program}, ${college}: in the ${season === "summer" ? "summer before" : "fall of"} 12th grade.`,
    pays: (parts: readonly ("travel" | "lodging" | "meals")[]) => `It has paid ${list.format(parts)}.`,
    check: "Check with the college whether it takes place this year.",
    pages: "The colleges of this trip, with their own websites:",
  },
  questions: {
    title: "Questions to ask on a visit",
    groups: [
      {
        title: "Students",
        items: [
          "What surprised you here?",
          "How hard is it to get into the classes you need?",
          "What is a weekend like? Who leaves, and why?",
          "Where do students live and eat after the first year?",
        ],
      },
      {
        title: "Aid office",
        items: [
          "What does a year cost in all, and how much did it rise each year?",
          "Which forms do you want, and by when?",
          "Is merit aid automatic, and what grades keep it?",
          "What happens to my aid if I win a scholarship elsewhere?",
        ],
      },
      {
        title: "Your department",
        items: [
          "How large are first-year classes, and who teaches them?",
          "Can I enter this major freely, or do I apply again?",
          "How many finish in four years? Where do they intern?",
        ],
      },
      {
        title: "Look for yourself",
        items: [
          "The library at night, the boards on the walls, the buses.",
          "Ramps, elevators, the health center: would they work for you?",
        ],
      },
    ],
  },
  sheet: {
    title: (number: number, day: string) => `Day ${number}: ${formatWeekday(day)}`,
    likes: "Three things I like",
    doubts: "Three doubts",
    price: "What it would cost us",
    go: "Would I go? Yes, no, not sure",
    booked: "Booked for / whom to ask for",
    notes: "Notes",
    made: "Driving times are estimates. Visit times are usual ones: check with each college.",
  },
} as const;
