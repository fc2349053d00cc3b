/** The words of /privacy: what the software really does, chosen by what this installation uses. */

import type { LegalSection } from "#components/legal/LegalPage.tsx";
import type { Installation } from "#contract/installation.ts";
import { formatInteger } from "#lib/format.ts";
import { writeAccountSection, children, writeCookiesSection, encryption, erasing } from "./accountWords.ts";

const formatDays = (count: number) => (count === 1 ? "1 day" : `${formatInteger(count)} days`);

export const words = {
  title: "What we keep",
  lead: "Without an account your plan stays on your device. This page names everything else: what reaches the server, why, for how long, and who can see it.",
  links: [
    { label: "See, save or erase what is on your device", to: "/your-data" },
    { label: "Your account: see, export or erase it", to: "/account" },
    { label: "Write to us", to: "/contact" },
    { label: "Terms", to: "/terms" },
  ],
};

export function getOperator({ operatorName }: Pick<Installation, "operatorName">): string {
  return operatorName ?? "whoever runs this installation of Tassel";
}

export function writePrivacySummary(installation: Installation): readonly { title: string; text: string }[] {
  return [
    {
      title: "Your answers stay with you",
      text:
        installation.routing === "none"
          ? "Without an account grades, income, your list and your notes are kept in your browser. No request carries them."
          : "Without an account grades, income, your list and your notes are kept in your browser. The one thing sent is where the stops of a campus trip are, to learn driving times.",
    },
    {
      title: "An account only if you want one",
      text: "It keeps your plan on the server, for your devices and for people you let in, until you erase it. Money goes there only if you say so, encrypted.",
    },
    installation.analytics === "own"
      ? {
          title: "Pages are counted, people are not",
          text: "One number for each page and day. No cookie, no visitor’s id, no address.",
        }
      : {
          title: "A tag of Google counts page views",
          text: "This installation has set one up. What it sees stands below.",
        },
    {
      title: "What you send us, we delete",
      text: `A message after ${formatDays(installation.keptDays.contact)}, a place on the waitlist after ${formatDays(installation.keptDays.waitlist)}.`,
    },
  ];
}

export function writePrivacySections(installation: Installation): readonly LegalSection[] {
  return [
    writeWhoSection(installation),
    device,
    writeAccountSection(installation),
    encryption,
    erasing,
    server,
    ...(installation.routing === "osrm" ? [routing] : []),
    writeSentSection(installation),
    writeCountingSection(installation),
    writeOthersSection(installation),
    writeStorageSection(installation),
    children,
    writeChoicesSection(installation),
  ];
}

function writeWhoSection(installation: Installation): LegalSection {
  const reach =
    installation.contactEmail === null
      ? "You reach them by the contact form on this site."
      : `You reach them at ${installation.contactEmail}, or by the contact form on this site.`;
  const runs =
    installation.operatorName === null
      ? "Tassel is software that anyone may run. Whoever runs this installation decides about the data it receives. They have not given their name here."
      : `This site is run by ${installation.operatorName}, who decides about the data it receives.`;
  return { id: "who", title: "Who is responsible", parts: [`${runs} ${reach}`] };
}

const device: LegalSection = {
  id: "device",
  title: "What stays on your device",
  parts: [
    "Kept in this browser until you erase it, and without an account never sent:",
    [
      "Your answers: grades, scores, home, wishes, income, and what your family can pay.",
      "Your list of colleges, their statuses and your notes.",
      "Pages you opened and the college figures, so that they open without a network. Nothing about you is in them.",
    ],
    "Kept in the tab, and gone when you close it:",
    [
      "What you are writing into a form, so that a reload does not cost you your words.",
      "Where you were in a list, and the last ten pages you opened, to load the likely next one.",
      "Notes on errors of this page. They are not sent to us.",
    ],
    "A form that you send without a network waits in this browser until there is one. Then it is sent and removed.",
    "If you share a result link, your answers stand in the part of the link after “#”, which browsers do not send to a server. Income is never in a link. Whoever has the link can read it.",
  ],
};

const server: LegalSection = {
  id: "server",
  title: "What the server sees",
  parts: [
    "Your browser asks for pages and for public college figures. As with any site, the server then sees your IP address. It does not store or log it.",
    "For requests to the data service, and for requests that fail, the log has one line: the time, the method, the pattern of the address, the status, and how long it took. Not what you typed, not a cookie, not your address.",
    "When you send a form or open a page, the server counts in its memory how much came from one address in the last minutes, so that nobody can flood it. That count is never written down.",
    "Whoever lends the server its network or stands in front of it may keep logs of their own, as for any site. This software does not control them.",
  ],
};

const routing: LegalSection = {
  id: "routing",
  title: "Driving times of a campus trip",
  parts: [
    "This installation asks a routing server how long the drives of a campus trip take. When you plan a trip, your browser sends the places of your start and of the campuses to this site’s server, and that server passes them on. Places are rounded to about half a mile first, so your address is not told exactly. Names, dates and who you are do not go with them.",
    "This site’s server does not store or log the places. Whoever runs the routing server may keep logs of their own; it sees this site’s server, not you.",
  ],
};

function writeSentSection({ keptDays, mail, contactEmail }: Installation): LegalSection {
  const note =
    contactEmail === null
      ? "A copy waits in the server’s outbox, for whoever runs this site to read."
      : mail === "smtp"
        ? `A copy goes by email to ${contactEmail}, through the mail service of whoever runs this site. Mailboxes have rules of their own.`
        : `A copy addressed to ${contactEmail} waits in the server’s outbox, for whoever runs this site to read.`;
  return {
    id: "sent",
    title: "What you send us yourself",
    parts: [
      [
        `The contact form: your name, your email address, the topic and your message. Used to answer you. Deleted after ${formatDays(keptDays.contact)}.`,
        `The waitlist: your email address, who you are (a student, a parent, a counselor) and what you would like to hear about. Used to tell you once when it works. Deleted after ${formatDays(keptDays.waitlist)}.`,
      ],
      `${note} The server’s copy is deleted after ${formatDays(keptDays.outbox)}.`,
      "With each form comes a random number that your browser made for that form alone, so that a form sent twice is stored once.",
      "The forms hold a field that people do not see. A program that fills it in gets the same answer, and nothing is stored.",
    ],
  };
}

function writeCountingSection({ analytics, keptDays }: Installation): LegalSection {
  const parts =
    analytics === "own"
      ? [
          `For each page and each day there is one number: how often it was opened. Nothing says by whom. The numbers are deleted after ${formatDays(keptDays.pageViews)}.`,
        ]
      : [
          "This installation uses Google’s analytics tag. Your browser loads it from googletagmanager.com and tells Google which page you open: its path only, without what stands after “?” or “#”. Google sees your IP address and your browser, and the tag may set cookies.",
          "A browser or an extension that blocks such tags changes nothing else on this site.",
        ];
  return { id: "counting", title: "How visits are counted", parts };
}

function writeOthersSection(installation: Installation): LegalSection {
  const { analytics, payments, mail, identityHost } = installation;
  const parts: string[] = [];
  if (analytics === "own" && payments === "none") {
    parts.push(
      "Pages load nothing from other companies: fonts, pictures, maps and figures all come from this site.",
    );
  }
  if (payments === "stripe") {
    parts.push(
      "Payments are made at Stripe, and what you type there is kept there. The pages on prices and subscriptions open a connection to Stripe ahead of time, and Stripe then sees your IP address.",
    );
  }
  if (analytics === "tag") parts.push("Google receives page views, as said above.");
  if (identityHost !== null) {
    parts.push(`People sign in at ${identityHost}, which then sees what any site sees of a visitor.`);
  }
  if (mail === "smtp") parts.push("A mail service carries the messages of this site.");
  parts.push(
    writeCookiesSection(installation),
    "There are no ads. Nothing about you is sold or lent to anyone, and no college learns that you looked at it. A court could order the server’s data to be handed over; it holds what this page names, and no more.",
  );
  return { id: "others", title: "Others", parts };
}

function writeStorageSection({ database }: Installation): LegalSection {
  return {
    id: "storage",
    title: "Where it is stored",
    parts: [
      database === "sqlite"
        ? "What reaches the server is stored in one file on that server (SQLite). Only those who run the server can read it."
        : "What reaches the server is stored in its PostgreSQL database, which may stand on another machine. Only those who run them can read it.",
      "Copies for safety may outlive a deletion for a time. How long is up to whoever runs this site: ask them.",
    ],
  };
}

function writeChoicesSection(installation: Installation): LegalSection {
  return {
    id: "your-say",
    title: "What you can ask for",
    parts: [
      "What is on your device is in your hands: see it, save it or erase it on the page about your data. What is in your account is so on the page of your account.",
      `To see, correct or delete what you sent, write to ${getOperator(installation)} from the address you gave, so that nobody else can ask in your name.`,
      "If the software changes what it keeps, this page changes with it, and so does the date above.",
    ],
  };
}
