/** Campus trip text shared by the planner and the result. */

import type { TripProblem } from "#domain/visits/trip.ts";
import { tripLimits } from "#domain/visits/trip.ts";
import { formatAnd, formatDate, formatHours } from "#lib/format.ts";
import { describeClosedDays, nameClosedDays } from "./dayWarningWords.ts";
import type { Remedy } from "./remedies.ts";

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${count} colleges`);
const formatDays = (count: number) => (count === 1 ? "1 day" : `${count} days`);
/** "February 22 to 26, 2027", "February 26 to March 2, 2027". */
function formatSpan(first: string, last: string): string {
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${formatDate(first)} to ${formatDate(last)}`;
  const from = formatDate(first).replace(/, \d{4}$/, "");
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${from} to ${formatDate(last).replace(/^\D+/, "")}`
    : `${from} to ${formatDate(last)}`;
}

export const words = {
  saved: {
    title: "Your trips",
    loading: "Looking for your trips",
    name: (count: number, start: string | null) =>
      `${count === 0 ? "No college yet" : formatColleges(count)}${start === null ? "" : ` from ${start}`}`,
    dates: (first: string | null, last: string | null) => {
      if (first === null && last === null) return "No dates yet";
      if (first === null || last === null) return `${formatDate(first ?? last ?? "")}, one date missing`;
      return first === last ? formatDate(first) : formatSpan(first, last);
    },
    current: "This one",
    open: "Open",
    openFull: (name: string) => `Open the trip: ${name}`,
    edit: "Edit",
    editFull: (name: string) => `Edit the trip: ${name}`,
    remove: "Remove",
    removeFull: (name: string) => `Remove the trip: ${name}`,
    removed: (name: string) => `The trip was removed: ${name}.`,
    undo: "Bring it back",
    another: "Plan another trip",
    full: (maximum: number) => `You have ${maximum} trips, the maximum. Remove one to plan another.`,
  },
  problem: {
    title: "We can’t plan this trip yet",
    fix: "Change it in the planner",
  },
  problemText: (problem: TripProblem, getName: (unitId: number) => string): string => {
    const names = (unitIds: readonly number[]) => formatAnd(unitIds.map(getName));
    const nameFitting = (unitIds: readonly number[]) =>
      unitIds.length > 3
        ? `there is room for ${formatColleges(unitIds.length)}`
        : `you can visit ${names(unitIds)}`;
    switch (problem.code) {
      case "noStart":
        return "The trip has no starting point. Enter a ZIP code or a city.";
      case "noColleges":
        return "The trip has no colleges. Choose at least one to visit.";
      case "tooManyStops":
        return `The trip has ${problem.stops} colleges, and the planner takes at most ${tripLimits.stops}. Remove some, or make two trips.`;
      case "noneOnMap":
        return `The federal data has no location for ${names(problem.unitIds)}, so we can’t plan a route. Online colleges have no campus to visit. Add a college with a campus.`;
      case "noDates":
        return "The trip needs a first and a last day.";
      case "datesReversed":
        return `The trip ends on ${formatDate(problem.lastDay)}, before it begins on ${formatDate(problem.firstDay)}.`;
      case "datesPast":
        return `The trip’s last day, ${formatDate(problem.lastDay)}, has passed.`;
      case "tooLong":
        return `The trip is ${formatDays(problem.days)} long, and the planner takes at most ${tripLimits.days}.`;
      case "doesNotFit":
        return `The trip needs ${formatDays(problem.daysNeeded)} at this pace, and you have ${problem.daysGiven}.${problem.fitting.length === 0 ? "" : ` In ${formatDays(problem.daysGiven)} you can visit ${names(problem.fitting)}.`}${problem.closed === undefined ? "" : ` We schedule no visits on ${nameClosedDays(problem.closed)}.`}`;
      case "closedDays":
        return `${describeClosedDays(problem)}${problem.fitting.length === 0 ? "" : ` On the other days ${nameFitting(problem.fitting)}.`}`;
      case "pinsCollide":
        return `${names(problem.unitIds)} ${problem.unitIds.length === 1 ? "is" : "are"} set for day ${problem.day}, and the rest of the trip doesn’t fit around that.`;
      case "overWater":
        return `You can’t drive to ${names(problem.unitIds)} from your other stops.`;
      default:
        return `The drive to or from ${getName(problem.unitId)} takes about ${formatHours(problem.hours)}. At ${formatHours(problem.drivingHoursADay)} a day, that drive alone takes longer than the trip.`;
    }
  },
  remedy: (remedy: Remedy, getName: (unitId: number) => string): string => {
    switch (remedy.code) {
      case "firstStops":
        return `Keep the first ${remedy.count}`;
      case "swapDates":
        return "Swap the two dates";
      case "laterWeek":
      case "openDays":
        return `Move it to ${formatSpan(remedy.firstDay, remedy.lastDay)}`;
      case "endOn":
        return `Take ${formatDays(remedy.days)}, through ${formatDate(remedy.lastDay)}`;
      case "visitAnyway":
        return "Keep these days: the colleges told us they are open";
      case "onlyFitting":
        return `Visit only the ${formatColleges(remedy.unitIds.length)} that fit`;
      case "unpin":
        return "Let the planner choose their days";
      case "bestOrder":
        return "Let the planner choose the order";
      case "allowFlights":
        return "Allow flights";
      default:
        return `Leave out ${formatAnd(remedy.unitIds.map(getName))}`;
    }
  },
  college: (unitId: number) => `College ${unitId}, which is no longer in the data`,
  unreadableTitle: "We couldn’t read some saved changes",
  unreadable: (count: number) =>
    `${count === 1 ? "One saved change is" : `${count} saved changes are`} damaged. Nothing was deleted, and everything else is here. If a trip is missing, plan it again.`,
};
