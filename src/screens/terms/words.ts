/** The text of /terms in plain language, depending on what this installation uses. */

import type { LegalSection } from "#components/legal/LegalPage.tsx";
import type { Installation } from "#contract/installation.ts";

export const words = {
  title: "What you can expect",
  lead: "The terms of using this site, in the words we would use at your kitchen table.",
  links: [
    { label: "How every number is made", to: "/methodology" },
    { label: "What we keep", to: "/privacy" },
    { label: "Write to us", to: "/contact" },
  ],
};

export function writeTermsSummary({ payments }: Installation): readonly { title: string; text: string }[] {
  return [
    {
      title: "Estimates are estimates",
      text: "A chance is no promise of a place, and a price range is no offer of aid.",
    },
    {
      title: "It is free",
      text:
        payments === "none"
          ? "Every tool and every result. Nothing is for sale on this site."
          : "Every tool and every result. A paid plan covers only what costs a server.",
    },
    {
      title: "Your plan is yours",
      text: "It is on your device, and with an account on the server too. Take it along or erase it at any time.",
    },
    { title: "Check what counts", text: "Before you apply, pay or decide, check with the college itself." },
  ];
}

export function writeTermsSections(installation: Installation): readonly LegalSection[] {
  return [
    {
      id: "what",
      title: "What this is",
      parts: [
        `Tassel helps families plan for college with public figures. ${runBy(installation)}`,
        "It belongs to no college, lender, test maker or government office, and none of them has approved it. It gives no legal, tax or financial advice for your case.",
      ],
    },
    {
      id: "estimates",
      title: "Chances, prices and labels",
      parts: [
        "They are worked out by written rules from published figures and from what you type. The rules, their sources and their past mistakes are on the method page.",
        [
          "A chance says how often students like you were admitted, as far as figures can tell. Admission is the college’s decision alone.",
          "A price range says what families like yours paid. Your price is what the college’s own offer says.",
          "A mark such as “Safety” or “Within budget” is our reading of the two. It is no guarantee, unless it names a written guarantee of the college or its state, and then those rules count.",
        ],
      ],
    },
    {
      id: "figures",
      title: "Figures and dates",
      parts: [
        "Every figure names its source and year. Published figures are a year or more old, and publishers make mistakes. So do we: tell us, and we look at it.",
        "Deadlines can move. Confirm each one with the college before you rely on it. We cannot make up for a missed date.",
      ],
    },
    {
      id: "free",
      title: "What it costs",
      parts: [
        installation.payments === "none"
          ? "Nothing. No tool, result or export costs money, and neither does an account: nothing is for sale on this site."
          : "No tool, result or export costs money. A paid plan covers only what costs a server: plans in sync, people you invite, reminders. Its price stands on the pricing page before you buy, and you can cancel it at any time on the page of your subscription.",
      ],
    },
    {
      id: "plan",
      title: "Your plan",
      parts: [
        "What you type belongs to you. Without an account it is kept in your browser alone, which may lose it: when the browser clears its storage, when the device is lost, in a private window. Save a copy as a file; the page about your data does that.",
        "With an account the plan is also on the server, and comes back on any device where you sign in. Money figures do so only if you share them there. Every so often save a copy as a file all the same: no server is safe from every accident.",
        "Whoever uses the same browser sees the same plan. On a shared computer, erase it when you are done.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      parts: [
        "You need none. An account is for one person of 13 or older, under an address that is yours. Keep its password to yourself.",
        "You decide whom you let into your plan and what they see, and you can take it back. What they saw before, they have seen.",
        "You can erase it at any time on its own page, at once and without a reason. If whoever runs this site has to end it, your plan is still on your devices.",
      ],
    },
    {
      id: "asked",
      title: "What we ask of you",
      parts: [
        [
          "Use it for yourself, your family, your students or your class, as much as you like.",
          "Send messages that you mean, under an address that is yours.",
          "Do not try to break the site, get at others’ data, or flood it with requests. The server refuses too many messages from one address for a while.",
          "Do not pass off our estimates as a college’s word.",
          "Under 13? Use the tools with a parent and without an account, and let the parent write to us.",
        ],
      ],
    },
    {
      id: "sources",
      title: "Whose figures they are",
      parts: [
        "The federal figures are in the public domain. ZIP positions are from GeoNames, under CC BY 4.0. What colleges publish themselves is named with its source. You may quote any figure; please name the source beside it.",
      ],
    },
    {
      id: "up",
      title: "When it does not work",
      parts: [
        "The site may be slow, wrong or gone for a while, and parts of it may change. After a first visit most of it works without the server. It comes as it is: as far as the law allows, nobody answers for a loss that follows from using a free estimate.",
        "What the law where you live gives you as a user stays yours, whatever stands here.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      parts: [
        "If these terms change, the date above changes with them. Nothing is taken back that was done under the old ones.",
      ],
    },
  ];
}

function runBy({ operatorName, contactEmail }: Installation): string {
  const reach = contactEmail === null ? "the contact form" : contactEmail;
  return operatorName === null
    ? `This installation has not given its operator’s name; you reach them by ${reach}.`
    : `This installation is run by ${operatorName}; you reach them by ${reach}.`;
}
