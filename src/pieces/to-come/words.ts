/** The words that every page about something to come shares, and the shape of its own. */
import type { WaitlistWish } from "#contract/waitlist.ts";

export type ToComeWords = {
  title: string;
  lead: string;
  /** What it will do, each in a sentence of its own. */
  will: readonly { title: string; text: string }[];
  /** What can be done today instead, here or on a public site. */
  today: readonly { label: string; text: string; to: string }[];
  /** What of the waitlist stands for it; null where nobody is waiting. */
  wish: WaitlistWish | null;
};

export const words = {
  today: "What you can do today",
  will: "What it will do",
  waitlist: "Hear when it is ready",
  waitlistNote: "One message, when it works.",
  otherSite: (host: string) => `Opens ${host}, another site.`,
};
