/** Illustration colors that are the same in both themes: skin, hair, a cap. */
export const peopleColors = {
  parent: { skin: "#c68a62", hair: "#3a2a24" },
  cap: "#14262a",
  student: { skin: "#a96f4b", hair: "#231c1e" },
} as const;
