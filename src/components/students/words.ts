/** The text for plans of several students on one device. */
export const words = {
  choose: "Student",
  unnamed: "Unnamed student",
  add: "Add a student",
  rename: "Name this plan",
  renameNamed: "Change the name",
  addTitle: "Add a student",
  renameTitle: "Whose plan is this?",
  name: "First name or nickname",
  nameHint: "A name helps you tell the plans apart. People you share the plan with will see it.",
  empty: "Enter a name.",
  tooLong: (limit: number) => `A name can have at most ${limit} characters.`,
  save: "Save the name",
  begin: "Start this plan",
  close: "Close",
};
