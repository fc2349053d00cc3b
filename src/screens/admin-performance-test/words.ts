/** The text of /admin/performance-test. */
import type { Gap } from "#client/performance/runTest.ts";
import type { Measure, MeasuredGroup, Verdict } from "#domain/performance/measurements.ts";
import type { PageKind } from "#domain/performance/pageKinds.ts";
import { fewestVitalSamples, type VitalName, type VitalRating } from "#domain/performance/webVitals.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "Performance",
  lead: "Administrators can measure this site from a browser, compare two releases, and see how fast pages were for visitors.",
  tabs: "Parts of this page",
  compare: "Compare releases",
  measure: "Measure",
  visitors: "Visitors",
  loading: "Loading the results",
  failed: "We couldn’t load the results",
  failedKept: "Stored results are still on the server.",
  columns: { what: "What", figure: "Figure", median: "Median", spread: "Middle half" },
};

export const groupNames: Readonly<Record<MeasuredGroup, string>> = {
  pages: "Pages",
  offline: "Opening offline",
  api: "Server answers",
  engine: "Search, matches, prices, timeline",
  store: "Saving to the database",
  load: "Load test",
};

export const measureWords: Readonly<Record<Measure, string>> = {
  lcp: "Largest paint (LCP)",
  inp: "Interaction to next paint (INP)",
  cls: "Layout shift (CLS)",
  longTasks: "Blocked by long tasks",
  bytes: "Downloaded",
  open: "Read from this device’s copy",
  missing: "Files missing from the copy",
  median: "Median",
  p95: "95th percentile",
  throughput: "Answers a second",
  refused: "Told to slow down (429)",
  failed: "Failed requests",
};

export const measureTabWords = {
  choose: "What to measure",
  groupDetails: {
    pages: "Opens each page five times with nothing stored, and five times more, in a small window",
    offline: "Reads each page and its files from this browser’s offline copy",
    api: `${formatInteger(50)} requests to each of ten addresses, one at a time`,
    engine: "In this browser, on the real college list",
    store: "Writes one test row 100 times, then deletes it",
    load: "Many requests at once, to this site only",
  } satisfies Record<MeasuredGroup, string>,
  pages: "Pages to open",
  loadTitle: "Load test",
  target: "Address",
  targetHint: "Only this site can be tested.",
  concurrency: (most: number) => `Requests at once, up to ${most}`,
  seconds: (most: number) => `Seconds, up to ${most}`,
  wrongNumber: (most: number) => `Enter a whole number from 1 to ${most}.`,
  needsGroup: "Choose at least one thing to measure.",
  needsPage: "Choose at least one page.",
  start: "Start the test",
  stop: "Stop",
  stopping: "Stopping",
  about:
    "Leave the small window in front and this one open. First visits empty this browser’s cache of this site. Your plan, your sign-in and the offline copy are kept.",
  running: "Measuring",
  resultTitle: "What was measured",
  saved: "The result is stored with this release. You can compare it now.",
  notSaved: "This result isn’t stored yet",
  notSavedText: "The result is still on this page. You’ll lose it if you leave.",
  saveAgain: "Store it again",
  nothing: "Nothing was measured",
  gaps: "What wasn’t measured, and why",
  inp: "INP needs a person, because a browser counts only real taps and keys. See Visitors for measurements from real visits.",
  offlineNote:
    "A page can’t switch off its own network, so this reads what the offline copy holds. The command line opens it with the network off.",
  httpNote:
    "Over HTTP/1.1, a browser sends six requests at once, whatever you choose. The command line sends them all.",
  bound: (ms: number, slowdown: number) =>
    slowdown === 1
      ? `Benchmark limit ${ms} ms`
      : `Benchmark limit ${ms} ms on a processor slowed ${slowdown}×`,
  firstYear: "The limit is only for first-year prices, and this adds the later years.",
};

export function describeGap(gap: Gap): string {
  switch (gap.code) {
    case "blocked":
      return "Pages: your browser blocked the small window. Allow pop-ups for this site and start again.";
    case "closed":
      return "Pages: the small window was closed.";
    case "late":
      return "Pages: a page took more than 30 seconds to load.";
    case "leftOut":
      return `First visits: ${gap.visits} of ${gap.of} came partly from this browser’s own memory and were left out. The command line measures all of them.`;
    case "unpainted":
      return "Largest paint: the small window was covered or in the background, so nothing was painted there at times.";
    case "noCopy":
      return "Opening offline: this browser has no offline copy of the site. Open any page over https and wait a minute.";
    case "stopped":
      return "You stopped the test.";
    case "readsFailed":
      return `Server answers: these failed and have no times: ${gap.paths.join(", ")}.`;
    case "loadRefused":
      return `Load test: the server or a proxy asked to slow down (429${gap.seconds === null ? "" : `, wait ${gap.seconds} seconds`}), so it stopped early.`;
    default:
      return `${groupNames[gap.group]}: this failed. Check your connection and try again.`;
  }
}

export const compareWords = {
  none: "Nothing has been measured yet",
  noneText: "Measure this release. After the next update, measure again and compare the two here.",
  one: "Only this release has been measured",
  oneText:
    "Measure again after the next update, on the same device. Then you can compare the two here. Until then, these are the figures so far.",
  before: "Before",
  after: "After",
  device: "Measured with",
  release: (release: string, day: string, isCurrent: boolean) =>
    `${isCurrent ? "Running now" : day}: ${release}`,
  sameRelease: "Choose two different releases.",
  otherDevices:
    "These two releases were never measured with the same device, so a difference may come from the device.",
  anyDevice: "Any device",
  how: "Medians, with the middle half of all values below. A difference counts only if the middle halves don’t overlap and, for times and rates, it is more than 5%. Ratio is after divided by before.",
  onlyClear: "Only clear differences",
  filter: "Rows to show",
  noClear: "No clear difference between these two releases.",
  ratio: "Ratio",
  verdictTitle: "Result",
  verdict: {
    better: "Better",
    worse: "Worse",
    same: "Same",
    noise: "No clear difference",
    tooFew: "Too few values",
    onlyBefore: "Not measured after",
    onlyAfter: "Not measured before",
  } satisfies Record<Verdict, string>,
  sum: (better: number, worse: number, rest: number) =>
    `${formatInteger(better)} better, ${formatInteger(worse)} worse, ${formatInteger(rest)} without a clear difference.`,
  stored: "Stored results",
  storedRelease: "Release",
  storedWhen: "When",
  storedDevice: "Measured with",
  storedFigures: "Figures",
  remove: "Delete",
  removing: "Deleting",
  removeLabel: (when: string) => `Delete the result of ${when}`,
  confirm: (when: string) => `Delete the result of ${when}?`,
  confirmText: "You can’t bring the result back. The audit log notes that you deleted it.",
  cancel: "Keep it",
  close: "Close",
  removeFailed: "This result was not deleted",
};

export const visitorWords = {
  lead: "Visitors’ browsers report how a page load went: five numbers and the kind of page, nothing about the person. Those who turned on Do Not Track or Global Privacy Control report nothing.",
  period: "Period",
  weeks: { "1": "This week", "4": "4 weeks", "13": "13 weeks", "52": "A year" },
  off: "Visitors are not measured here",
  offText: "The operator turned measuring off with WEB_VITALS=0. Earlier figures are still shown.",
  none: "No visits measured in this period",
  noneText: "A visit counts once the person leaves the page or switches tabs.",
  loading: "Loading visitors’ figures",
  failed: "We couldn’t load visitors’ figures",
  kept: "The counts are still on the server.",
  kinds: {
    home: "Home page",
    colleges: "College list",
    college: "A college’s page",
    tool: "Tools",
    plan: "Plan, essays, account",
    reading: "Guides and other pages",
  } satisfies Record<PageKind, string>,
  metrics: {
    LCP: "Largest paint (LCP)",
    INP: "Interaction to next paint (INP)",
    CLS: "Layout shift (CLS)",
    FCP: "First paint (FCP)",
    TTFB: "First byte (TTFB)",
  } satisfies Record<VitalName, string>,
  ratings: { good: "Good", needsWork: "Needs work", poor: "Poor" } satisfies Record<VitalRating, string>,
  p75: "75th percentile",
  samples: "Page loads",
  tooFew: `Under ${fewestVitalSamples} loads`,
  atLeast: (value: string) => `${value} or more`,
  upTo: (value: string) => `up to ${value}`,
  thresholds:
    "Good and poor are the published Web Vitals thresholds. The 75th percentile is estimated from counts and means that three of four page loads were at least that fast.",
};
