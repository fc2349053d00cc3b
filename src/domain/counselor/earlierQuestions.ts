/** How much of a conversation may be sent along with a question. Apart from its reading, because pages do without. */

export const mostEarlier = 8;
/** Of all together: a usual question has 60 characters, and reading one takes as long as it is. */
export const earlierLength = 2_000;
