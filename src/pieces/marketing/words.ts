/** The words that the marketing pages share. */
export const words = {
  toCome: "To come",
  today: "Works today",
} as const;
