/** The text around what a writing record says. */

import { formatInteger, formatMoment, formatShare } from "#lib/format.ts";
import { once } from "#lib/once.ts";

const shortMoments = once(
  () =>
    new Intl.DateTimeFormat("en-US", {
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
    }),
);
const times = once(() => new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }));
const days = once(() => new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric" }));

const plain = (text: string) => text.replaceAll("\u202f", " ");
const formatShortMoment = (instant: string) => plain(shortMoments().format(new Date(instant)));

function formatCount(count: number, one: string, many: string): string {
  return `${formatInteger(count)} ${count === 1 ? one : many}`;
}

/** "3 minutes", "2 hours", "5 days"; never less than a minute. */
function formatDuration(ms: number): string {
  const minutes = Math.max(1, Math.round(Math.abs(ms) / 60_000));
  if (minutes < 120) return formatCount(minutes, "minute", "minutes");
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? formatCount(hours, "hour", "hours")
    : formatCount(Math.round(hours / 24), "day", "days");
}

export const recordWords = {
  typed: "Typed",
  pasted: "Pasted",
  other: "Another way",
  deleted: "Deleted",
  characters: (count: number) => formatInteger(count),
  share: (count: number, all: number) => (all === 0 ? "" : `${formatShare(count / all)} of what was entered`),
  barLabel: (typed: number, pasted: number, other: number) =>
    `Of what was entered: ${formatInteger(typed)} characters typed, ${formatInteger(pasted)} pasted, ${formatInteger(other)} in another way`,
  unit: "All figures are characters.",
  otherMeans:
    "“Another way” is dictation, an undo, an earlier version brought back, text from another device or window, or a change made while the record was off.",
  span: (from: string, to: string) => {
    const [first, last] = [from, to].map((instant) => days().format(new Date(instant)));
    return first === last ? `${first}` : `${first} to ${last}`;
  },
  facts: (sessions: number, devices: number, versions: number) =>
    `${formatCount(sessions, "session", "sessions")} on ${formatCount(devices, "device", "devices")}, with ${formatCount(versions, "saved version", "saved versions")}`,
  start: (length: number) =>
    length === 0
      ? "The record began with a blank page."
      : `${formatCount(length, "character was", "characters were")} already there when the record began. The record can’t show how they were written.`,
  remarks: (count: number) =>
    `The student looked at ${formatCount(count, "question", "questions")} from the essay coach. The coach asks questions and doesn’t write anything.`,

  pastesTitle: "Larger pastes",
  noPastes: "There was no paste of 40 characters or more.",
  paste: (at: string, pasted: number) =>
    `${formatMoment(at)}: ${formatCount(pasted, "character", "characters")}`,
  morePastes: (count: number) => `And ${formatInteger(count)} more.`,

  notesTitle: "Worth knowing",
  clock: (ms: number) =>
    `A device’s clock was about ${formatDuration(ms)} ${ms > 0 ? "ahead of" : "behind"} the server’s. Writing times come from the device, and arrival times come from the server.`,
  delay: (ms: number) =>
    `Some entries were made offline or sent late. They arrived up to ${formatDuration(ms)} after they were made. For these, only the arrival time is certain.`,
  setBack: "A device’s clock was set back while the essay was written.",
  gap: (from: string, to: string | null) =>
    to === null
      ? `The record was turned off on ${formatMoment(from)}.`
      : `The record was off from ${formatMoment(from)} to ${formatMoment(to)}.`,

  sessionsTitle: "Session by session",
  sessions: "Sessions",
  when: "When",
  arrived: "Arrived here",
  length: "Length",
  notArrived: "Not countersigned",
  session: (from: string, to: string) => {
    const end = new Date(to);
    const isSameDay = new Date(from).toDateString() === end.toDateString();
    if (formatShortMoment(from) === formatShortMoment(to)) return formatShortMoment(from);
    return `${formatShortMoment(from)} – ${isSameDay ? plain(times().format(end)) : formatShortMoment(to)}`;
  },
  device: (device: number) => `Device ${device}`,
  instant: formatShortMoment,
  moreSessions: (count: number) => `Show ${formatInteger(count)} more sessions`,
};
