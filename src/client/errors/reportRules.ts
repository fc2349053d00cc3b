/** What an error report and a log entry contain, and what they omit: queries, fragments and long text. */
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

/** Fields from section 3 of the specification. */
export type ErrorReport = {
  id: string;
  /** UTC timestamp as text. */
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
  /** The name of the boundary that caught it; null if none did. */
  errorBoundary: string | null;
};

/** Fields from section 3 of the specification. */
export type LogEntry = {
  message: string;
  stack: string | null;
  url: string;
  userAgent: string;
  timestamp: string;
  isOnline: boolean;
};

export type LogKind = "page" | "chunk" | "global" | "unhandled" | "query";

/** How many of each are kept; the oldest are dropped. */
export const logLimits: Readonly<Record<LogKind | "reports", number>> = {
  reports: errorReportsMax,
  page: pageErrorsMax,
  chunk: chunkErrorsMax,
  global: globalErrorsMax,
  unhandled: unhandledRejectionsMax,
  query: queryErrorsMax,
};

/** Read from the browser by the caller and passed in, so that the rules need no clock or randomness. */
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

/** The newest `max`; the list is in the order it was written. */
export function takeNewest<Entry>(list: readonly Entry[], max: number): Entry[] {
  return max <= 0 ? [] : list.slice(-max);
}

const messageLengthMax = 500;
const stackLengthMax = 2_000;

/** A query or fragment may contain a family's answers, so only scheme, host and path of an address are kept. */
export function redactAnswers(text: string): string {
  return text.replace(/((?:https?:\/\/|\/)[^\s?#"'`)]*)[?#][^\s"'`):]*/g, "$1");
}

function truncate(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}
