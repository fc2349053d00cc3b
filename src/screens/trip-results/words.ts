/** The text of /trip-results. */

import { describeDayWarning, describeSeason } from "#components/trip/dayWarningWords.ts";
import type { Leg, TripCostLine } from "#domain/visits/trip.ts";
import type { VisitRoute } from "#domain/visits/visitAlternatives.ts";
import {
  formatAnd,
  formatClock,
  formatHours,
  formatInteger,
  formatShare,
  formatUsd,
  formatWeekday,
} from "#lib/format.ts";
import { once } from "#lib/once.ts";

const formatDays = (count: number) => (count === 1 ? "1 day" : `${count} days`);
const formatNights = (count: number) => (count === 1 ? "1 night" : `${count} nights`);
const formatFlights = (count: number) => (count === 1 ? "1 flight" : `${count} flights`);
const formatMiles = (count: number) =>
  `${formatInteger(count)} ${Math.round(count) === 1 ? "mile" : "miles"}`;
const cents = once(
  () =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      maximumFractionDigits: 3,
    }),
);

/** Whole dollars without cents, and a price per mile to a tenth of a cent. */
const formatPrice = (amountUsd: number) =>
  Number.isInteger(amountUsd) ? formatUsd(amountUsd) : cents().format(amountUsd);

export const words = {
  title: "Your visit trip",
  lead: "Your campus visits, day by day, in an order that keeps the driving short. If you change anything, we replan the rest.",
  loading: "Loading your trip",
  working: "Planning",
  noScript:
    "Your browser plans the trip, and it needs JavaScript, which is turned off. Trips saved on this device are safe.",
  empty: {
    title: "No trip yet",
    text: "Your trip will appear here with its days, drives, costs and a map.",
    plan: "Plan a trip",
    colleges: "Find colleges",
  },
  unknown: {
    title: "This trip isn’t saved on this device",
    text: "It may have been removed, damaged or made on another device. Everything else you saved is still here.",
    plan: "Plan a trip",
  },
  colleges: {
    loading: "Loading the colleges",
    failed: "We couldn’t load the colleges",
    kept: "Your trip is saved on this device.",
  },
  failed: {
    title: "We couldn’t plan this trip",
    text: "Something went wrong while planning. Your trip is saved.",
    again: "Try again",
  },
  edit: "Change start, days or pace",
  figures: {
    label: "The whole trip",
    days: (count: number) => formatDays(count),
    daysLabel: "Days",
    driving: "Time on the road",
    miles: "Distance",
    nights: "Nights away",
    cost: "Approximate cost",
    best: "This order has the least time on the road and keeps the days you set.",
    good: "This is a good order that keeps the days you set. Another order might be slightly shorter.",
    own: "This is the order you chose.",
    estimate: (routes: number, median: number, ninetieth: number) =>
      `Driving times and miles are estimates based on distance, without traffic. We compared them with ${routes} known routes: half of the times were within ${formatShare(median)}, and 9 in 10 within ${formatShare(ninetieth)}. Time zone changes are not included.`,
    measured: "Driving times and miles follow the roads and don’t include traffic.",
  },
  unplaced: (names: readonly string[]) =>
    `Not in the plan, because we don’t have a campus location: ${formatAnd(names)}. Look up each address and add the day yourself.`,
  map: {
    title: "The route",
    loading: "Drawing the map",
    label: (start: string, towns: readonly string[], isRoundTrip: boolean) =>
      `Map of the trip: from ${start} to ${towns.join(", then ")}${isRoundTrip ? ", and back" : ""}.`,
    offMap: (towns: readonly string[]) =>
      `This map shows the fifty states, so it leaves out ${formatAnd(towns)}. The days listed below include every stop.`,
    inset: "Alaska and Hawaii are shown closer than they are, and Alaska is shown smaller.",
    scale: (count: number) => `${count} miles`,
    stops: "The stops in order",
    key: "A solid line is a drive, a dotted curve is a flight, and the square is your starting point.",
    stop: (name: string, city: string, state: string) => `${name}, ${city}, ${state}`,
  },
  day: {
    heading: "Day by day",
    lead: "Each visit allows about two hours for an information session and a tour, and an hour to eat and look around. Book with the college, and go by its times.",
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
        ? `${formatMiles(leg.miles)}, about ${formatHours(leg.hours)} door to door`
        : `${formatMiles(leg.miles)}, ${leg.isEstimate ? "about " : ""}${formatHours(leg.hours)}`,
    visit: (name: string) => `Visit ${name}`,
    visitDetail: (city: string, state: string, isPinned: boolean) =>
      `${city}, ${state}${isPinned ? ". You chose this day." : ""}`,
    break: "Free time",
    night: (town: string) => `Overnight in ${town}`,
    nightOnTheWay: (name: string) => `Overnight on the way to ${name}`,
    home: (label: string) => (/^\d/.test(label) ? `your starting point, ${label}` : label),
    nothing: "No visit or drive this day.",
    warning: describeDayWarning,
    season: describeSeason,
    warningNote: "These are typical dates. Check the college’s own calendar before you book.",
  },
  stops: {
    title: "Change the order",
    lead: "Move a college, set its day, or take it out. We replan the other days around your change.",
    earlier: (name: string) => `Move ${name} earlier`,
    later: (name: string) => `Move ${name} later`,
    day: (name: string) => `Day for ${name}`,
    anyDay: "Any day",
    onDay: (day: number) => `Day ${day}`,
    drop: "Remove",
    dropFull: (name: string) => `Remove ${name}`,
    best: "Go back to the best order",
    dropped: "Removed",
    back: "Put back",
    backFull: (name: string) => `Put back ${name}`,
    undo: "Undo",
    did: {
      earlier: (name: string) => `${name} was moved earlier.`,
      later: (name: string) => `${name} was moved later.`,
      pinned: (name: string, day: number) => `${name} is set for day ${day}.`,
      unpinned: (name: string) => `${name} can be on any day.`,
      dropped: (name: string) => `${name} was removed.`,
      back: (name: string) => `${name} was put back.`,
      best: "Back to the best order.",
      remedy: (label: string) => `Done: ${label}.`,
      undone: "Undone.",
    },
  },
  cost: {
    title: "What it costs",
    lead: "Change any price to match yours. Meals, parking, tolls and a rental car after a flight are not included.",
    total: "Approximate total",
    lines: {
      fuel: "Driving",
      lodging: "Lodging",
      flights: "Flights",
    } satisfies Record<TripCostLine, string>,
    perMile: "Dollars per mile",
    perNight: "Dollars per room per night",
    perFlight: "Dollars per person per one-way flight",
    usual: (amountUsd: number) => `If you leave this blank, we use ${formatPrice(amountUsd)}.`,
    fuelWorking: (count: number, priceUsd: number) =>
      `${formatMiles(count)} at ${cents().format(priceUsd)} a mile`,
    lodgingWorking: (count: number, rooms: number, priceUsd: number) =>
      `${formatNights(count)}, ${rooms === 1 ? "one room" : `${rooms} rooms`}, at ${formatPrice(priceUsd)}`,
    flightsWorking: (count: number, travelers: number, priceUsd: number) =>
      `${formatFlights(count)} for ${travelers === 1 ? "1 person" : `${travelers} people`} at ${formatPrice(priceUsd)}`,
    tooHigh: (maximum: number) => `The most you can enter is ${formatUsd(maximum)}.`,
    notANumber: "Use digits, such as 0.21 or 110.",
    tooLow: "Prices can’t be negative.",
  },
  take: {
    title: "Export",
    print: "Print the day sheets",
    printDetail: "One page for each visit day, with times, questions to ask and room for notes.",
    calendar: "Add to calendar (.ics)",
    calendarDetail:
      "The file includes visits, drives and overnight stays. After a change, import it again to update your calendar.",
    making: "Making the file",
    made: (count: number) => `Your file is ready with ${count} entries. Open it in your calendar app.`,
    failed: "We couldn’t make the file. Check your connection, then try again.",
  },
  calendar: {
    file: "campus-visits",
    name: "Campus visits",
    category: "Campus visit",
    visit: (name: string) => `Visit ${name}`,
    visitDetail:
      "Information session and tour. This is a typical time. Book with the college, and go by its times.",
    estimate: "This time is an estimate based on distance, without traffic.",
    measured: "This time follows the roads and doesn’t include traffic.",
    nightDetail: "This plan doesn’t book a room.",
    reminder: (name: string) => `Tomorrow: visit ${name}`,
  },
  ways: {
    title: "Other ways to see a campus",
    lead: "These cost less than a trip, and some are free.",
    routes: {
      virtualVisit: {
        title: "Virtual visits",
        text: "Take the recorded tour, then join a live session with students, then watch a class on video. Register with your own name, because some colleges track demonstrated interest.",
      },
      regionalEvent: {
        title: "They come to you",
        text: "Many colleges send representatives to high schools, college fairs and nearby towns. These visits are free. Ask your counselor who is coming.",
      },
      nearbyTypes: {
        title: "Near home first",
        text: "Before you fly, visit a large public college, a small private one and a community college nearby. For the price of gas, you’ll learn which kind suits you.",
      },
      askForTravelHelp: {
        title: "Travel help",
        text: "Ask the admission office before you book. Some can pay for travel or a night on campus, even if they don’t advertise it.",
      },
      flyIn: {
        title: "Fly-in programs",
        text: "Some colleges pay for seniors to visit if they are from low-income families, are first in their family to attend college, or live in rural areas. Most applications are due between July and early October of 12th grade. Search the college’s website for “fly-in.”",
      },
      admittedTravelHelp: {
        title: "Admitted student days",
        text: "Some colleges pay for admitted students to attend these days in March and April. Ask once you’re admitted.",
      },
    } satisfies Record<VisitRoute, { title: string; text: string }>,
    count: (programs: number, collegeCount: number, year: string) =>
      `A ${year} list counted ${programs} fly-in programs at ${collegeCount} colleges. Programs change every year.`,
    ofTrip: "Fly-in programs we know of at your colleges",
    known: "Fly-in programs we know of",
    program: (program: string, college: string, season: "summer" | "fall") =>
      `${program}, ${college}: in the ${season === "summer" ? "summer before" : "fall of"} 12th grade.`,
    pays: (parts: readonly ("travel" | "lodging" | "meals")[]) =>
      `The program has paid for ${formatAnd(parts)}.`,
    check: "Ask the college whether it is offered this year.",
    pages: "Websites of the colleges on this trip:",
  },
  sheet: {
    title: (number: number, day: string) => `Day ${number}: ${formatWeekday(day)}`,
    booked: "Booked for / ask for",
    notes: "Notes",
    made: "Driving times are estimates, and visit times are typical. Confirm times with each college.",
  },
} as const;
