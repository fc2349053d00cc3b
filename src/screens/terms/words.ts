/** The text of /terms in plain language, depending on what this installation uses. */

import type { LegalSection } from "#components/legal/LegalPage.tsx";
import type { Installation } from "#contract/installation.ts";
import { licensesPath } from "#site/documents.ts";

export const words = {
  title: "What you can expect",
  lead: "These are the terms for using this site, in the words we would use at your kitchen table.",
  links: [
    { label: "How we calculate every number", to: "/methodology" },
    { label: "What we keep", to: "/privacy" },
    { label: "Write to us", to: "/contact" },
  ],
  documents: [{ label: "Licenses for the software this site uses", to: licensesPath }],
};

export function writeTermsSummary({ payments }: Installation): readonly { title: string; text: string }[] {
  return [
    {
      title: "Estimates are estimates",
      text: "A chance is not a promise of admission, and a price range is not an offer of aid.",
    },
    {
      title: "It is free",
      text:
        payments === "none"
          ? "Every tool and every result is free. Nothing is for sale on this site."
          : "Every tool and every result is free. A paid plan covers only what uses our servers.",
    },
    {
      title: "Your plan is yours",
      text: "Your plan is on your device and, with an account, on the server, too. Export or erase it at any time.",
    },
    { title: "Confirm what matters", text: "Before you apply, pay or decide, confirm with the college." },
  ];
}

export function writeTermsSections(installation: Installation): readonly LegalSection[] {
  return [
    {
      id: "what",
      title: "What this is",
      parts: [
        `Tassel helps families plan for college with public figures. ${runBy(installation)}`,
        "Tassel is not owned or endorsed by any college, lender, testing company or government agency. It does not give legal, tax or financial advice.",
      ],
    },
    {
      id: "estimates",
      title: "Chances, prices and labels",
      parts: [
        "We calculate them with written rules from published figures and your answers. The rules, their sources and how far off they have been are on the methodology page.",
        [
          "A chance estimates how often students like you were admitted, as far as figures can tell. Only the college decides whom to admit.",
          "A price range estimates what families like yours paid. The college’s own offer says what you would actually pay.",
          "A label such as “Safety” or “Within budget” is our reading of the two. It is not a guarantee unless it names a written guarantee from the college or its state. In that case, their rules apply.",
        ],
      ],
    },
    {
      id: "figures",
      title: "Figures and dates",
      parts: [
        "Every figure comes with its source and year. Published figures are a year or more old, and publishers make mistakes, as we do. If you find one, tell us, and we’ll look into it.",
        "Deadlines can change. Confirm each one with the college before you rely on it. We can’t make up for a missed deadline.",
      ],
    },
    {
      id: "free",
      title: "What it costs",
      parts: [
        installation.payments === "none"
          ? "It costs nothing. Tools, results, exports and accounts are all free, and nothing is for sale on this site."
          : "Tools, results and exports are free. A paid plan covers only what uses our servers: synced plans, people you invite, and reminders. You see its price on the pricing page before you buy, and you can cancel at any time on your subscription page.",
      ],
    },
    {
      id: "plan",
      title: "Your plan",
      parts: [
        "What you enter belongs to you. Without an account, it is stored only in your browser. You could lose it if the browser clears its storage, you lose the device, or you use a private window. Save a copy as a file on the Your data page.",
        "With an account, your plan is also on the server and appears on any device where you sign in. Money figures are included only if you turn on sharing. Save a copy as a file now and then anyway, because no server is safe from every accident.",
        "A writing record shows when an essay was saved, and how much was typed and pasted. It does not prove where the words came from.",
        "Anyone who uses the same browser sees the same plan. On a shared computer, erase it when you’re done.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      parts: [
        "You don’t need an account. An account is for one person, 13 or older, with their own email address. Keep your password to yourself.",
        "You decide who can see your plan and what they see, and you can change that at any time. You can’t undo what they have already seen.",
        "You can erase it on your account page at any time, for any reason. If this site’s operator has to close it, your plan is still on your devices.",
      ],
    },
    {
      id: "asked",
      title: "What we ask of you",
      parts: [
        [
          "Use Tassel for yourself, your family, your students or your class, as much as you like.",
          "Send genuine messages, from your own address.",
          "Don’t try to break the site, access other people’s data, or flood it with requests. The server temporarily blocks an address that sends too many.",
          "Don’t present our estimates as a college’s decision.",
          "If you’re under 13, use the tools with a parent and without an account, and have the parent write to us.",
        ],
      ],
    },
    {
      id: "sources",
      title: "Where the figures come from",
      parts: [
        "The federal figures are in the public domain. ZIP code locations are from GeoNames, under CC BY 4.0. Figures that colleges publish are shown with their source. You may quote any figure; please name its source. The files of the data release may be used under the license beside each.",
      ],
    },
    {
      id: "up",
      title: "When something goes wrong",
      parts: [
        "The site may be slow, wrong or unavailable at times, and parts of it may change. After a first visit of about a minute, the planning tools and the pages you opened work offline. It is provided as is. As far as the law allows, no one is liable for losses from using a free estimate.",
        "Nothing here takes away rights that the law where you live gives you.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      parts: [
        "If we change these terms, we update the date above. Changes don’t apply to anything done under the old terms.",
      ],
    },
  ];
}

function runBy({ operatorName, contactEmail }: Installation): string {
  const reach = contactEmail === null ? "the contact form" : contactEmail;
  return operatorName === null
    ? `This site’s operator has not given a name. Contact them through ${reach}.`
    : `This site is run by ${operatorName}. Contact them through ${reach}.`;
}
