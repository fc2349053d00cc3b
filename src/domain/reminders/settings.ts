/** What a person wants to be reminded of by email, and when. */

export type ReminderSettings = {
  /** Once a week: what is due in the next two weeks, and what is overdue. */
  digest: {
    isOn: boolean;
    /** 0 is Sunday. */
    weekday: number;
    /** 0-23, on the person's own clock; other reminders arrive at this hour too. */
    hour: number;
  };
  /** An email when one of the person's own tasks is due within this many days. */
  beforeDue: { isOn: boolean; days: number };
  /**
   * In plans of one's own, a parent's tasks too, also while a parent on the plan is reminded of them. For a parent who keeps the plan beside another
   * parent, and for a student who wants to know: the plan does not say which of them owns it.
   */
  includesParentTasks: boolean;
  /** An IANA name such as "America/New_York". */
  timeZone: string;
};

export const reminderLimits = { daysMin: 1, daysMax: 14 } as const;

/** Nobody gets email without asking for it. */
export const defaultReminders: Omit<ReminderSettings, "timeZone"> = {
  digest: { isOn: false, weekday: 0, hour: 17 },
  beforeDue: { isOn: false, days: 3 },
  includesParentTasks: false,
};
