/** The text about the errors logged in this tab. */
export const words = {
  title: "Error notes of this tab",
  lead: "When something fails, this tab notes what it was. The notes stay in this tab, are sent nowhere, and go when you close it. They hold no answers.",
  none: "Nothing has failed in this tab.",
  some: (count: string) => `Notes kept: ${count}`,
  look: "Look at the notes",
  erase: "Erase the notes",
};
