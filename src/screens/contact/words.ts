/** The text of the contact page. */
import type { ContactTopic } from "#contract/contact.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "Write to us",
  lead: "Ask a question, report a figure that looks wrong, or tell us what is missing. You don’t need an account.",

  formTitle: "Write to us",
  name: "Your name",
  nameHint: "Your name, or what we should call you.",
  email: "Your email address",
  emailHint: "We use your address only to answer you, never for a mailing list.",
  topic: "What is it about?",
  topics: {
    question: "A question",
    wrongFigure: "A figure that looks wrong",
    wish: "Something that is missing",
    demo: "A demo for a school or a group",
    press: "Press",
    other: "Something else",
  } satisfies Record<ContactTopic, string>,
  record: "You are reporting a mistake in this record:",
  noRecord: "This is about something else",
  message: "Your message",
  messageHints: {
    question: "Please leave out grades, income and anything you would not put on a postcard.",
    wrongFigure: "Name the college and the figure, and where you saw a different one. A link helps the most.",
    wish: "Tell us what you were trying to do.",
    demo: "Tell us who it is for, how many people, and which weeks work for you.",
    press: "Tell us who you write for, and when you need an answer.",
    other: "Please leave out grades, income and anything you would not put on a postcard.",
  } satisfies Record<ContactTopic, string>,
  room: (left: number) =>
    left >= 0 ? `${formatInteger(left)} characters left.` : `${formatInteger(-left)} characters too long.`,
  send: "Send the message",
  note: "Your message stays in this tab while you write, and we store it once you send it.",

  waiting: "You are offline. Your message is saved on this device and will be sent when you are back online.",
  sentTitle: "We got your message",
  sent: (email: string) => `We can read it and answer you at ${email}.`,
  sentNoAddress: "We can read it and answer you at the address you gave.",
  sentKept: (days: string) => `Your message is stored for ${days}, then deleted automatically.`,
  sentKeptUnknown: "The privacy page says how long it is stored.",
  days: (days: number) => `${formatInteger(days)} days`,
  privacy: "What we keep",
  another: "Write another message",

  before: "Your answer may be here",
  beforeLinks: [
    { label: "Questions families ask", text: "Short answers about prices, chances and privacy.", to: "/faq" },
    {
      label: "How we calculate every number",
      text: "The sources, the years, and how accurate each rule has been.",
      to: "/methodology",
    },
    {
      label: "Your data",
      text: "See, save or erase what is on your device. You don’t have to write to us.",
      to: "/your-data",
    },
  ],

  demoTitle: "See a demo",
  demoLead: "Try it yourself. The demo uses the real product, makes four stops and takes about ten minutes.",
  demoStops: [
    {
      title: "Answer three questions",
      text: "Use your own answers or make some up. Look at how wide each range is. A narrow range means we know more.",
      link: { label: "Open the match quiz", to: "/college-match-quiz" },
    },
    {
      title: "Open one college",
      text: "Every figure comes with its year and its source. Some say “not published,” because we never fill gaps with guesses.",
      link: { label: "See Rice University", to: "/colleges/rice-university" },
    },
    {
      title: "Compare four prices",
      text: "Enter an income and watch the price ranges change. Look at the loan payment after four years.",
      link: { label: "Open the cost calculator", to: "/college-cost-calculator" },
    },
    {
      title: "Check us",
      text: "We tested our rules on past results and show how far off they were.",
      link: { label: "See how well it works", to: "/methodology" },
    },
  ],
  demoGroup: "Are you a counselor or a teacher who would like a demo? Write to us and suggest a date.",
  demoWrite: "Ask for a demo",
};
