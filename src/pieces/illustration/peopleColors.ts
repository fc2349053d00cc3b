/** The skin and hair of the people in the pictures: the same in both themes. */
export const peopleColors = {
  parent: { skin: "#c68a62", hair: "#3a2a24" },
  student: { skin: "#a96f4b", hair: "#231c1e" },
} as const;
