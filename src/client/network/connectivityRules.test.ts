/** Losing and regaining the network. */
import { expect, test } from "vitest";
import {
  type ConnectivityEvent,
  type ConnectivityStep,
  connectivityAtStart,
  reduceConnectivity,
} from "./connectivityRules.ts";

const lost: ConnectivityStep[] = ["pauseRequests", "sayLost"];
const back: ConnectivityStep[] = ["takeLostBack", "resumeRequests"];

const cases: [name: string, events: ConnectivityEvent[], steps: ConnectivityStep[]][] = [
  ["a page that starts with a network says nothing", ["online"], []],
  ["a page that starts without one says it once", ["offline", "offline"], lost],
  ["a network that goes is reported, and what was asked for waits", ["online", "offline"], lost],
  [
    "a network that comes back takes the message away, and what waited goes on",
    ["offline", "online"],
    [...lost, ...back],
  ],
  ["the same news twice is news once", ["offline", "offline", "online", "online"], [...lost, ...back]],
  [
    "a flapping network takes each message back before the next is said",
    ["offline", "online", "offline", "online", "offline"],
    [...lost, ...back, ...lost, ...back, ...lost],
  ],
];

test.each(cases)("%s", (_name, events, expected) => {
  let state = connectivityAtStart;
  const steps = events.flatMap((event) => {
    const next = reduceConnectivity(state, event);
    state = next.state;
    return next.steps;
  });
  expect(steps).toEqual(expected);
});
