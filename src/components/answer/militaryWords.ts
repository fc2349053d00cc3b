/** What a family with a military address reads. */
export const militaryWords = {
  noPlace:
    "A military address isn’t on the map, so we can’t measure distances or tell which colleges are near home.",
  stateOfRecord: "Home state of record",
  stateOfRecordHint:
    "The state on the service member’s records, where your family would claim in-state tuition.",
  chooseState: "Choose a state",
};
