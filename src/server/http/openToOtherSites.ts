/**
 * Lets pages of other sites read a reply (CORS). For what is public and the same for everyone alone: never where a cookie or
 * a token decides what is said.
 */
export const openToOtherSites = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, retry-after",
} as const;
