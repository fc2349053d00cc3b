/** What an error report and a log entry hold, and what they leave out: never a query, a fragment, or a long text. */
import {
  chunkErrorsMax,
  errorReportsMax,
  globalErrorsMax,
  pageErrorsMax,
  queryErrorsMax,
  unhandledRejectionsMax,
} from "#client/limits.ts";
import { describeError } from "./errorKinds.ts";

export type ReportType = "JavaScript" | "Query" | "Component" | "Chunk";
export type Severity = "low" | "medium" | "high" | "critical";

/** The fields are the specification's section 3. */
export type ErrorReport = {
  id: string;
  /** Instant as UTC text. */
  timestamp: string;
  url: string;
  userAgent: string;
  sessionId: string;
  resolved: boolean;
  type: ReportType;
  message: string;
  stack: string | null;
  severity: Severity;
  additionalContext: Readonly<Record<string, string>>;
  /** The boundary that caught it, by name; null where none did. */
  errorBoundary: string | null;
};

/** The fields are the specification's section 3. */
export type LogEntry = {
  message: string;
  stack: string | null;
  url: string;
  userAgent: string;
  timestamp: string;
  isOnline: boolean;
};

export type LogKind = "page" | "chunk" | "global" | "unhandled" | "query";

/** How many of each are kept: the newest. */
export const logLimits: Readonly<Record<LogKind | "reports", number>> = {
  reports: errorReportsMax,
  page: pageErrorsMax,
  chunk: chunkErrorsMax,
  global: globalErrorsMax,
  unhandled: unhandledRejectionsMax,
  query: queryErrorsMax,
};

/** What is read from the browser at the time; handed in, so that the rules have no clock and no chance. */
export type Surroundings = {
  nowMs: number;
  url: string;
  userAgent: string;
  isOnline: boolean;
};

export type ReportInput = {
  error: unknown;
  type: ReportType;
  severity: Severity;
  errorBoundary?: string;
  context?: Readonly<Record<string, string>>;
};

export function buildReport(
  input: ReportInput,
  around: Surroundings,
  ids: { id: string; sessionId: string },
): ErrorReport {
  const { isOnline, ...entry } = toLogEntry(input.error, around);
  return {
    ...entry,
    ...ids,
    resolved: false,
    type: input.type,
    severity: input.severity,
    additionalContext: { ...input.context, isOnline: String(isOnline) },
    errorBoundary: input.errorBoundary ?? null,
  };
}

export function toLogEntry(error: unknown, around: Surroundings): LogEntry {
  const { message, stack } = describeError(error);
  return {
    message: truncate(redactAnswers(message), messageLengthMax),
    stack: stack === null ? null : truncate(redactAnswers(stack), stackLengthMax),
    url: redactAnswers(around.url),
    userAgent: around.userAgent,
    timestamp: new Date(around.nowMs).toISOString(),
    isOnline: around.isOnline,
  };
}

/** The newest `max`. The list is in the order of writing. */
export function takeNewest<Entry>(list: readonly Entry[], max: number): Entry[] {
  return max <= 0 ? [] : list.slice(-max);
}

const messageLengthMax = 500;
const stackLengthMax = 2_000;

/** A query or a fragment may hold what a family answered; of an address only scheme, host and path are kept. */
export function redactAnswers(text: string): string {
  return text.replace(/((?:https?:\/\/|\/)[^\s?#"'`)]*)[?#][^\s"'`):]*/g, "$1");
}

function truncate(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}
