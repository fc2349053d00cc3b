/** The text about the errors logged in this tab. */
export const words = {
  title: "Error log for this tab",
  lead: "When something fails, this tab logs what happened. The log stays in this tab, is not sent anywhere, and is deleted when you close the tab. It contains none of your answers.",
  none: "Nothing has failed in this tab.",
  some: (count: string) => `Errors logged: ${count}`,
  look: "See the log",
  erase: "Clear the log",
};
