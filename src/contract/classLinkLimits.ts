/** How many class links a counselor may have, and for how long; separate from their schemas, so that the page about them loads none. */
export const classLinkLimits = {
  /** A class list is given out over some weeks; a link that went round ends by itself. */
  days: 30,
  open: 10,
} as const;
