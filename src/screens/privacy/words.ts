/** The text of /privacy: what the software actually does, depending on what this installation uses. */

import type { LegalSection } from "#components/legal/LegalPage.tsx";
import type { Installation } from "#contract/installation.ts";
import { formatInteger } from "#lib/format.ts";
import { children, encryption, erasing, writeAccountSection, writeCookiesSection } from "./accountWords.ts";
import { tallySection, tallySummary } from "./tallyWords.ts";

const formatDays = (count: number) => (count === 1 ? "1 day" : `${formatInteger(count)} days`);

export const words = {
  title: "What we keep",
  lead: "Without an account, your plan stays on your device. This page lists everything else: what reaches the server, why, for how long, and who can see it.",
  links: [
    { label: "See, save or erase what is on your device", to: "/your-data" },
    { label: "Your account: see, export or erase it", to: "/account" },
    { label: "Write to us", to: "/contact" },
    { label: "Terms", to: "/terms" },
  ],
};

export function getOperator({ operatorName }: Pick<Installation, "operatorName">): string {
  return operatorName ?? "this site’s operator";
}

export function writePrivacySummary(installation: Installation): readonly { title: string; text: string }[] {
  return [
    {
      title: "Your answers stay with you",
      text:
        installation.routing === "none"
          ? "Without an account, your grades, income, list and notes stay in your browser and are never sent."
          : "Without an account, your grades, income, list and notes stay in your browser. Of these, we send only the locations of your campus trip stops, to get driving times.",
    },
    {
      title: "An account only if you want one",
      text: "An account stores your plan on the server, for your devices and the people you invite, until you erase it. Money figures go there only if you choose, and they are encrypted.",
    },
    ...(installation.modelProvider === null
      ? []
      : [
          {
            title: "A language model, only if you agree",
            text: `The counselor answers, and the essay coach reads, on your device. If you agree, a question with the results it needed, or one draft with its prompt, goes through this server to ${installation.modelProvider}. Your plan as a whole is not sent.`,
          },
        ]),
    tallySummary,
    installation.analytics === "own"
      ? {
          title: "We count page views, not people",
          text: "We keep one number per page per day, with no cookie, visitor ID or IP address.",
        }
      : {
          title: "A Google tag counts page views",
          text: "This site uses one. See below for what it collects.",
        },
    {
      title: "What you send us, we delete",
      text: `We delete messages after ${formatDays(installation.keptDays.contact)} and waitlist entries after ${formatDays(installation.keptDays.waitlist)}.`,
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
    calendars,
    ...(installation.routing === "osrm" ? [routing] : []),
    ...(installation.modelProvider === null
      ? []
      : [writeModelSection(installation.modelProvider), writeEssayModelSection(installation.modelProvider)]),
    writeSentSection(installation),
    tallySection,
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
      ? "Contact them with the form on this site."
      : `Contact them at ${installation.contactEmail} or with the form on this site.`;
  const runs =
    installation.operatorName === null
      ? "Tassel is software anyone can run. This site’s operator is responsible for the data it receives. The operator has not given a name here."
      : `This site is run by ${installation.operatorName}, who is responsible for the data it receives.`;
  return { id: "who", title: "Who is responsible", parts: [`${runs} ${reach}`] };
}

const device: LegalSection = {
  id: "device",
  title: "What stays on your device",
  parts: [
    "This is stored in this browser until you erase it and, without an account, is never sent:",
    [
      "Your answers: grades, scores, home, preferences, income, and what your family can pay.",
      "What colleges’ own net price calculators told you, and whether you let us count if it was inside our range.",
      "Your list of colleges, their statuses and your notes.",
      "The last twelve colleges whose pages you opened, so other tools can offer them. These are never sent, not even with an account.",
      "Pages you opened and college figures, so they work offline. They contain nothing about you.",
    ],
    "This is stored in the tab and deleted when you close it:",
    [
      "What you type in a form, so you don’t lose it if you reload.",
      "Your place in a list, and the last ten pages you opened, so we can load the next one faster.",
      "Notes about errors on this page. They are not sent to us.",
    ],
    "If you submit a form offline, or comment on somebody else’s plan, it waits in this browser until you’re online. Then it is sent and removed. A counselor’s own notes on students stay in this browser and are never sent.",
    "If you share a results link, your answers are in the part of the link after “#”, which browsers don’t send to a server. Anyone with the link can read them. Income is never in a link.",
  ],
};

const calendars: LegalSection = {
  id: "calendars",
  title: "If you subscribe to a calendar",
  parts: [
    "Your calendar app, or the company behind it, requests the calendar from this site again and again. The address of a calendar of colleges’ dates names the colleges and says nothing about you.",
    "A plan is in a calendar only if you make an address for it. Anyone with that address can read the student’s name in the plan, its dates, and what to do for each one. Money, notes and tasks for special situations are left out. The server stores the day you made it, and a scrambled form of the address that can’t be reversed.",
    "To stop it, turn the address off on the plan’s timeline. It also stops working if you leave the plan, or erase it or your account. What your calendar app has already read stays in the app until you remove the calendar.",
  ],
};

const server: LegalSection = {
  id: "server",
  title: "What the server sees",
  parts: [
    "Your browser requests pages and public college figures. As with any site, the server sees your IP address. It does not store or log it.",
    "The log has one line for each data request and each failed request: the time, the method, the address pattern, the status, and how long it took. It does not include what you typed, a cookie, or your IP address.",
    "To prevent abuse, when you submit a form or open a page, the server counts in memory how much came from each IP address in the last few minutes. It never saves that count.",
    "As with any site, hosting and network providers may keep their own logs. This software does not control them.",
  ],
};

const routing: LegalSection = {
  id: "routing",
  title: "Driving times for campus trips",
  parts: [
    "This site asks a routing server how long the drives on a campus trip take. When you plan a trip, your browser sends the locations of your starting point and the campuses to this site’s server, which passes them on. Locations are first rounded to about half a mile, so your exact address is not shared. No names, dates or identity are sent.",
    "This site’s server does not store or log the locations. The routing server’s operator may keep logs, but sees this site’s server, not you.",
  ],
};

function writeModelSection(provider: string): LegalSection {
  return {
    id: "model",
    title: "The counselor’s language model",
    parts: [
      `The counselor answers on your device by written rules. This site can also have ${provider} put answers into words. Nothing goes there until you press “Use ${provider}” on the counselor’s page, and you can change that at any time.`,
      "If you agreed, these go through this site’s server each time you ask:",
      [
        "Your question, with how Tassel read it.",
        "The results it needed, such as a deadline, a price or your chances at a college.",
        "Money figures only if you said yes to that separately: income, aid, award amounts and what your family can pay. Whatever you type in the question itself is sent as you typed it.",
        "The age you confirmed, if this site asked for it. It goes no farther than this site’s server.",
      ],
      "These are never in the results: names, notes, the text of letters and the text of essays. Your plan as a whole is not sent. Messages about being in danger, and questions the counselor may not answer, are not sent either.",
      `This site’s server stores and logs neither the question nor the answer. It stores how many tokens each account used, to share a daily limit. Without an account, they are counted by network, in memory, until the day ends. ${provider} should not keep them either, but check its own terms.`,
      "Your device remembers your choice. The model’s wording lasts until you leave the page. Your device keeps only Tassel’s own answer.",
    ],
  };
}

function writeEssayModelSection(provider: string): LegalSection {
  return {
    id: "essay-model",
    title: "The essay coach’s language model",
    parts: [
      `The essay coach reads drafts on your device by written rules. ${provider} can also ask questions about a draft, if you agree to that separately. You press “Use ${provider} for essays”, and then “Send this draft to ${provider}” for each draft. You can change your choice at any time. Saying yes to the counselor’s model does not cover essays.`,
      "Each time you send a draft, these go through this site’s server:",
      [
        "The draft as it is at that moment, whatever is in it.",
        "The prompt, in the application’s words if you pasted them in, and its limit.",
        "The age you confirmed, if this site asked for it. It goes no farther than this site’s server.",
      ],
      "Your name, plan, notes, outline, earlier versions and other essays are not sent.",
      `This site’s server checks the answer and passes on only questions about specific sentences. Your device checks them again. The server stores and logs neither the draft nor the questions. It counts the tokens in the same daily limit as the counselor’s. ${provider} should not keep them either, but check its own terms.`,
      "Your device remembers your choice. The model’s questions last until you close the essay.",
    ],
  };
}

function writeSentSection({ keptDays, mail, contactEmail }: Installation): LegalSection {
  const note =
    contactEmail === null
      ? "A copy waits in the server’s outbox, for this site’s operator to read."
      : mail === "smtp"
        ? `A copy goes by email to ${contactEmail}, through this site’s mail service. Email services have their own retention rules.`
        : `A copy addressed to ${contactEmail} waits in the server’s outbox, for this site’s operator to read.`;
  return {
    id: "sent",
    title: "What you send us",
    parts: [
      [
        `The contact form: your name, your email address, the topic, your message, and the record if you report a mistake. We use this to answer you and delete it after ${formatDays(keptDays.contact)}.`,
        `The waitlist: your email address, who you are (a student, a parent, a counselor) and what you would like to hear about. We use your address to tell you once when it’s ready, and delete it after ${formatDays(keptDays.waitlist)}.`,
      ],
      `${note} The server’s copy is deleted after ${formatDays(keptDays.outbox)}.`,
      "Each form includes a random number your browser made for that form alone, so a form sent twice is stored once.",
      "The forms include a field people can’t see, to catch spam programs. If that field is filled in, nothing is stored.",
    ],
  };
}

function writeCountingSection({ analytics, isMeasuringVisits, keptDays }: Installation): LegalSection {
  const emptySearches = [
    "When a search on this site finds nothing, your browser sends its words to this server, which adds one to a count for that day, so that we learn what is missing. Searches with numbers, email addresses or web addresses are never sent.",
    `The server keeps the words only if our own pages use every one of them, so a name you type is counted as “other words” and not kept. We see words only once they have been searched from at least five networks, such as homes or schools. To tell networks apart, the count has a number from 0 to 63 that many networks share; your address isn’t kept. We delete these counts after ${formatDays(keptDays.pageViews)}.`,
    "With Do Not Track or Global Privacy Control turned on in your browser, neither pages nor searches are counted.",
  ];
  const parts =
    analytics === "own"
      ? [
          `We keep one number per page per day: how often it was opened, but not by whom. We delete these numbers after ${formatDays(keptDays.pageViews)}.`,
          ...emptySearches,
        ]
      : [
          "This site uses Google’s analytics tag. Your browser loads it from googletagmanager.com and tells Google which page you open, but only its path, without anything after “?” or “#”. Google sees your IP address and browser, and the tag may set cookies.",
          "You can block such tags with a browser or extension, and nothing else on this site will change.",
          ...emptySearches,
        ];
  if (isMeasuringVisits) {
    parts.push(
      `When you leave the page you opened first, your browser tells this server how fast it loaded and how steady it was, as five figures, and what kind of page it was, such as “a college’s page”. We only add these to counts for the week, without your address or any ID, and delete the counts after ${formatDays(keptDays.pageViews)}. If your browser sends Do Not Track or Global Privacy Control, it reports nothing.`,
    );
  }
  return { id: "counting", title: "How visits are counted", parts };
}

function writeOthersSection(installation: Installation): LegalSection {
  const { analytics, payments, mail, identityHost, modelProvider } = installation;
  const parts: string[] = [];
  if (analytics === "own" && payments === "none") {
    parts.push(
      "Pages load nothing from other companies. Fonts, pictures, maps and figures all come from this site.",
    );
  }
  if (payments === "stripe") {
    parts.push(
      "Stripe handles payments and stores what you enter there. The pricing and subscription pages connect to Stripe in advance, so Stripe sees your IP address.",
    );
  }
  if (analytics === "tag") parts.push("Google receives page views, as described above.");
  if (identityHost !== null) {
    parts.push(`People sign in at ${identityHost}, which sees what any site sees about a visitor.`);
  }
  if (modelProvider !== null) {
    parts.push(
      `${modelProvider} receives what you ask the counselor, if you agreed to it, as described above.`,
    );
  }
  if (mail === "smtp") parts.push("An email service delivers this site’s messages.");
  parts.push(
    writeCookiesSection(installation),
    "There are no ads. We never sell or share anything about you, and no college learns that you looked at it. A court could order us to hand over the server’s data, which is only what this page lists.",
  );
  return { id: "others", title: "Other companies", parts };
}

function writeStorageSection({ database }: Installation): LegalSection {
  return {
    id: "storage",
    title: "Where it is stored",
    parts: [
      database === "sqlite"
        ? "What reaches the server is stored in one file on that server (SQLite). Only the people who run the server can read it."
        : "What reaches the server is stored in its PostgreSQL database, which may be on another machine. Only the people who run them can read it.",
      "Backups may keep deleted data for a time. How long is up to this site’s operator, so ask them.",
    ],
  };
}

function writeChoicesSection(installation: Installation): LegalSection {
  return {
    id: "your-say",
    title: "What you can ask for",
    parts: [
      "You control what is on your device: see it, save it or erase it on the Your data page. You control what is in your account on your account page.",
      `To see, correct or delete what you sent, write to ${getOperator(installation)} from the address you gave, so no one else can ask in your name.`,
      "If we change what the software stores, we update this page and the date above.",
    ],
  };
}
