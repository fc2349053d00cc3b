/** What a person wants to be reminded of by mail, and when. */

export type ReminderSettings = {
  /** Once a week: what is due in the next two weeks, and what is past its day. */
  digest: {
    isOn: boolean;
    /** 0 is Sunday. */
    weekday: number;
    /** 0-23, on the person's own clock; other reminders come at this hour too. */
    hour: number;
  };
  /** A mail as soon as a task of one's own is due within so many days. */
  beforeDue: { isOn: boolean; days: number };
  /** As IANA names it: "America/New_York". */
  timeZone: string;
};

export const reminderLimits = { daysMin: 1, daysMax: 14 } as const;

/** Nobody gets a mail without having asked for it. */
export const defaultReminders: Omit<ReminderSettings, "timeZone"> = {
  digest: { isOn: false, weekday: 0, hour: 17 },
  beforeDue: { isOn: false, days: 3 },
};
