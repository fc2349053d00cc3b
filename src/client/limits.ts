/** Every number that decides how the browser waits, retries, caches and expires. Section 9 of the specification. */

const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;
const days = 24 * hours;

// Requests and queries
export const requestTimeoutMs = 30 * seconds;
export const queryStaleMs = 5 * minutes;
export const queryRetentionMs = 10 * minutes;
export const retryDelayStartMs = 1 * seconds;
export const readRetryDelayMaxMs = 30 * seconds;
export const mutationRetryDelayMaxMs = 10 * seconds;
export const readRetries = 3;
export const fetchFailureRetries = 2;
export const mutationRetries = 2;

// Cache classes: how long an answer is fresh, and how long it is kept unused
export const staticStaleMs = 24 * hours;
export const staticRetentionMs = 7 * days;
export const userStaleMs = 5 * minutes;
export const userRetentionMs = 30 * minutes;
export const realtimeStaleMs = 0;
export const realtimeRetentionMs = 1 * minutes;
export const criticalStaleMs = 0;
export const criticalRetentionMs = 0;

// By connection
export const slowConnectionRetries = 1;
export const fastConnectionRetries = 3;

// Cleaning and warming the cache
export const cleanupIntervalMs = 10 * minutes;
export const failedQueryKeptMs = 5 * minutes;
export const succeededQueryKeptMs = 24 * hours;
/** The cache is warmed only after this long without activity. */
export const warmingIdleMs = 30 * seconds;
export const journeyPagesMax = 10;
/** The probability (0 to 1) that an unimportant prefetch is made. */
export const unimportantPrefetchShare = 0.5;

// Memory
export const memoryCheckIntervalMs = 2 * minutes;
export const memoryThresholdBytes = 80 * 1024 * 1024;
export const heapLimitCheckIntervalMs = 30 * seconds;
/** A share of the browser's own heap limit. */
export const heapLimitShare = 0.9;
export const trimmedLogLength = 3;

// Sizes of the session's logs
export const errorReportsMax = 50;
export const pageErrorsMax = 5;
export const chunkErrorsMax = 10;
export const globalErrorsMax = 5;
export const unhandledRejectionsMax = 5;
export const queryErrorsMax = 10;

// Network recovery
export const recoveryFailures = 3;
export const recoverySinceSuccessMs = 3 * minutes;
export const recoveryReloadMs = 3 * seconds;

// Away and idle
export const awayRefreshMs = 5 * minutes;
export const sessionIdleMs = 10 * minutes;

// Signing in. The library in src/client/identity/auth0.ts counts in seconds; numbers it hard-codes are checked against
// these (auth0.test.ts).
export const identityTokenTimeoutMs = 10 * seconds;
export const identityPopupTimeoutMs = 60 * seconds;
export const identityLockWaitMs = 5 * seconds;
/** A token is refreshed this long before it expires. */
export const identityTokenMarginMs = 60 * seconds;
export const identityTransactionCookieMs = 1 * days;
export const identitySessionCookieMs = 1 * days;
export const identityClockLeewayMs = 60 * seconds;
/** Clocks that differ by more than this are named where signing in fails. */
export const clockDifferenceLimitMs = 5 * minutes;
export const identityScope = "openid profile email";
/**
 * The library counts 10 seconds for the head of an answer, three times, and none for its body. An exchange that takes
 * longer than all of that will not end.
 */
export const identityExchangeTimeoutMs = 40 * seconds;
/** If the session could not be determined, retry after one second, doubling up to this. */
export const sessionRetryDelayMaxMs = 1 * minutes;
/** At sign-out the refresh token is revoked; wait at most this long for it. */
export const identityRevokeWaitMs = 3 * seconds;
/** A challenge for a passkey works for five minutes; the sign-in form asks for a new one before that. */
export const passkeyOfferRenewMs = 4 * minutes;

// The plan in the account
/** Changes made in quick succession are sent together. */
export const planSendDelayMs = 1 * seconds;
/** How often a visible page checks for changes from other devices. */
export const planLookMs = 1 * minutes;
export const planRetryDelayMaxMs = 1 * minutes;
/** A tab that holds the lock longer than this was suspended; the others continue without it. */
export const planTurnMs = 45 * seconds;

// Essays
/** A draft is kept on the device after a pause in typing this long. */
export const essayDraftPauseMs = 800;
/** What was typed becomes part of the plan, and of its sync, at least this often. */
export const essaySaveMs = 30 * seconds;
/** A draft that no window has written to for this long belongs to a window that is gone. */
export const essayDraftOrphanMs = 2 * minutes;
/** Entries of a record of how an essay is written are sent together, this long after the first of them. */
export const authorshipSendMs = 1 * minutes;

// After paying
/** How often the page checks whether a payment has arrived, and how many times before it gives up. */
export const subscriptionPollMs = 2 * seconds;
export const subscriptionPolls = 15;

// Chunks and boundaries
export const chunkRetries = 3;
export const chunkRetryBaseMs = 1_000;
export const chunkRetryStepMs = 500;
export const queryRetryWaitMs = 500;
export const queryOnlineRetryMs = 1 * seconds;

// Mount and loading
export const pageLoadingHintMs = 10 * seconds;
export const phoneMountDelayMs = 300;
export const mountAttempts = 2;
export const mountRetryMs = 1_000;
export const phoneMountRetryMs = 1_500;
/** public/rescue.js has a copy of this number, since it runs apart from everything else. */
export const emptyRootReloadMs = 5 * seconds;

// Counting
/** A search that finds nothing is counted once its words have stood this long. */
export const emptySearchPauseMs = 2 * seconds;

// Scrolling
/** The header height assumed for anchor offsets if there is no header. */
export const assumedNavHeightPx = 80;
export const anchorGapPx = 20;
export const otherPageAnchorDelayMs = 100;
export const scrollToTopThresholdPx = 300;

// Long work in a worker
/** A worker that has not answered by then is abandoned, and the page does the work itself. */
export const workerAnswerMs = 10 * seconds;
