/** The text of the contact page. */
import type { ContactTopic } from "#contract/contact.ts";
import { formatInteger } from "#lib/format.ts";

export const words = {
  title: "Write to us",
  lead: "A question, a figure that looks wrong, or something you miss. You need no account.",

  formTitle: "A message to us",
  name: "Your name",
  nameHint: "Or what we may call you.",
  email: "Your email",
  emailHint: "Only to answer you. It goes on no list.",
  topic: "What is it about?",
  topics: {
    question: "A question",
    wrongFigure: "A figure that looks wrong",
    wish: "Something I miss",
    demo: "A look together, for a school or a group",
    press: "Press",
    other: "Something else",
  } satisfies Record<ContactTopic, string>,
  record: "You are reporting a mistake in this record:",
  message: "Your message",
  messageHints: {
    question: "Please leave out grades, income and anything you would not put on a postcard.",
    wrongFigure: "Name the college and the figure, and where you saw another one. A link helps most.",
    wish: "Tell us what you were trying to do when you missed it.",
    demo: "Tell us who it is for, how many people, and which weeks would suit.",
    press: "Tell us where you write, and by when you need an answer.",
    other: "Please leave out grades, income and anything you would not put on a postcard.",
  } satisfies Record<ContactTopic, string>,
  room: (left: number) =>
    left >= 0
      ? `Room for ${formatInteger(left)} more letters.`
      : `${formatInteger(-left)} letters over what fits.`,
  send: "Send the message",
  note: "Kept in this tab while you write, and stored by us once it arrives.",

  waiting: "You are offline. Your message is kept on this device and will be sent when you are back online.",
  sentTitle: "Your message has arrived",
  sent: (email: string) => `Whoever runs this site can now read it, and can answer you at ${email}.`,
  sentNoAddress: "Whoever runs this site can now read it, and can answer you at the address you gave.",
  sentKept: (days: string) => `It is stored for ${days}, then deleted by itself.`,
  sentKeptUnknown: "How long it is stored stands on the privacy page.",
  days: (days: number) => `${formatInteger(days)} days`,
  privacy: "What we keep",
  another: "Write another message",

  before: "Maybe it is answered already",
  beforeLinks: [
    { label: "Questions families ask", text: "Price, chances, privacy, in short answers.", to: "/faq" },
    {
      label: "How every number is made",
      text: "The sources, the years, and how well each rule does.",
      to: "/methodology",
    },
    {
      label: "Your data",
      text: "See, save or erase what is on your device. That takes no message.",
      to: "/your-data",
    },
  ],

  demoTitle: "See a demo",
  demoLead:
    "Nobody has to sell you this. The product is open, so the demo is the real thing: four stops, about ten minutes.",
  demoStops: [
    {
      title: "Answer three questions",
      text: "Use your own answers or make some up. Look at how wide each chance is: that is how sure the number can be.",
      link: { label: "Open the match quiz", to: "/college-match-quiz" },
    },
    {
      title: "Open one college",
      text: "Every figure has its year and its source. Look for one that says “not published”: we do not fill gaps.",
      link: { label: "See Rice University", to: "/colleges/rice-university" },
    },
    {
      title: "Price four of them",
      text: "Type an income and see the bands move. Look at the loan payment after the four years.",
      link: { label: "Open the cost calculator", to: "/college-cost-calculator" },
    },
    {
      title: "Check us",
      text: "We ran our rules on past years and show how far off they were.",
      link: { label: "See how well it does", to: "/methodology" },
    },
  ],
  demoGroup:
    "Are you a counselor or a teacher, and would like to look at it together? Write to us with a date in mind.",
  demoWrite: "Write about a look together",
};
