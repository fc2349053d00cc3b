/** What every questionnaire says the same way. */
export const words = {
  counter: (number: number, of: number) => `Question ${number} of ${of}`,
  next: (name: string) => `Next: ${name}`,
  back: "Back",
  notSure: "Not sure yet",
  using: "Using",
  changeHeard: "Change: ",
  allKnown: "What we know about you",
  done: "Done",
};
