/** The text of the link that reports a mistake; apart, since every written page carries it. */
export const reportWords = { report: "Report a mistake" } as const;
