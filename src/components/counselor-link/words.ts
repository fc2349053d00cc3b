/** The text of the link to the counselor. */
export const words = { ask: "Ask the counselor" };
