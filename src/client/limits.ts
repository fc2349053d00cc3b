/** Every number that decides how the browser waits, retries and keeps; the specification's section 9. */
export const requestTimeoutMs = 30_000;
export const queryStaleMs = 5 * 60_000;
export const queryRetentionMs = 10 * 60_000;
export const readRetryDelayMaxMs = 30_000;
/** Reference data changes with a release, not with time: asked for once a page life. */
export const staticStaleMs = 24 * 60 * 60_000;
export const staticRetentionMs = 7 * 24 * 60 * 60_000;
export const pageLoadingHintMs = 10_000;
