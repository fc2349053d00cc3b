/** The text of need and merit aid at one college. */
import { formatFineShare, formatInteger, formatShare, formatUsd } from "#lib/format.ts";

/** To the nearest $10,000: the shares and averages behind it are rounded themselves. */
const formatRough = (amountUsd: number) => formatUsd(Math.round(amountUsd / 10_000) * 10_000);

export const words = {
  income: "Your family’s income a year",
  incomeOpen: "Choose a band",
  incomeHint: "The five bands of the federal figures",
  title: (name: string) => `Grant money at ${name}`,
  need: "By need",
  merit: "By merit, to students without need",
  ofDollar: (share: number) => `About ${formatShare(share)} by need, ${formatShare(1 - share)} by merit`,
  perHundred: (needUsd: number, meritUsd: number) =>
    `For each 100 first-years: about ${formatRough(needUsd)} a year by need and ${formatRough(meritUsd)} by merit.`,
  drawing: (share: number) => `${formatShare(share)} of the two together goes by need`,
  splitHow: (year: string) =>
    `Worked out from the shares and averages of its Common Data Set, ${year}. Need-based grants hold federal and state money too. Merit money inside an aid package counts as need.`,
  needOnly: {
    policy: (year: string) =>
      `This college says that it gives its own grants by need alone (policy for ${year}).`,
    noMerit: (year: string) =>
      `In its Common Data Set of ${year} no first-year without need got a merit award.`,
  },
  overlapping: (year: string) =>
    `The shares that this college reports for ${year} add up to more than all first-years, so a split would be a guess. Ask the aid office how much of its grant money goes by merit.`,
  notPublished:
    "We found no published figures that part need from merit here. Ask the aid office: “What share of first-years without need gets a merit award, and how large is it?”",
  facts: "What it reports",
  anyGrant: "First-years with any grant",
  averageGrant: "Average of those grants",
  collegeGrant: "First-years with a grant of the college itself",
  averageCollegeGrant: "Average of the college’s own grants",
  needAid: "First-years with need-based aid",
  averageNeed: "Average need-based grant",
  needMet: "Share of need met on average",
  meritAid: "First-years with merit aid and no need",
  meritRecipients: "First-years without need who got merit aid",
  averageMerit: "Average merit award",
  families: "What families like yours paid",
  familiesHow:
    "Average after all grants, of first-years with federal aid. At a public college at the in-state price.",
  chooseBand: "Choose an income band, and you see what such families paid here.",
  count: (count: number) => formatInteger(count),
  needMetText: (share: number) => (share > 1 ? formatFineShare(share) : formatShare(share)),
  policyTitle: "The college’s aid policy",
};
