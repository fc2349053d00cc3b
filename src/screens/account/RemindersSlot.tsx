/** The place of the reminders by mail: which mails the person gets, and when. */
export function RemindersSlot() {
  return null;
}
