/** The text of need and merit aid at one college. */
import { formatFineShare, formatInteger, formatShare, formatUsd } from "#lib/format.ts";

/** To the nearest $10,000: the shares and averages behind it are rounded themselves. */
const formatRough = (amountUsd: number) => formatUsd(Math.round(amountUsd / 10_000) * 10_000);

export const words = {
  title: (name: string) => `Grant money at ${name}`,
  need: "Need-based",
  merit: "Merit, to students without need",
  ofDollar: (share: number) => `About ${formatShare(share)} need-based, ${formatShare(1 - share)} merit`,
  perHundred: (needUsd: number, meritUsd: number) =>
    `For every 100 first-years, there is about ${formatRough(needUsd)} a year in need-based grants and ${formatRough(meritUsd)} in merit awards.`,
  drawing: (share: number) => `${formatShare(share)} of the two together is need-based`,
  splitHow: (year: string) =>
    `Calculated from the shares and averages in its Common Data Set, ${year}. Need-based grants include federal and state money. Merit money inside a need-based package counts as need-based.`,
  needOnly: {
    policy: (year: string) => `This college says all its grants are need-based (policy for ${year}).`,
    noMerit: (year: string) =>
      `In its ${year} Common Data Set, no first-year without need got a merit award.`,
  },
  overlapping: (year: string) =>
    `Ask the financial aid office how much of its grant money is merit aid. The shares this college reports for ${year} add up to more than all first-years, so any division would be a guess.`,
  notPublished:
    "Ask the financial aid office: “What share of first-years without need get a merit award, and how large is it?” We found no published figures that separate need-based aid from merit aid here.",
  facts: "What it reports",
  anyGrant: "First-years with any grant",
  averageGrant: "Average grant",
  collegeGrant: "First-years with a grant from the college",
  averageCollegeGrant: "Average grant from the college",
  needAid: "First-years with need-based aid",
  averageNeed: "Average need-based grant",
  needMet: "Average share of need met",
  meritAid: "First-years without need, with merit aid",
  meritRecipients: "First-years without need who got merit aid",
  averageMerit: "Average merit award",
  families: "What families like yours paid",
  familiesHow:
    "This is the average for first-years with federal aid, after all grants. At a public college, it is for in-state students.",
  chooseBand: "Choose an income range to see what families like yours paid here.",
  count: (count: number) => formatInteger(count),
  needMetText: (share: number) => (share > 1 ? formatFineShare(share) : formatShare(share)),
  policyTitle: "Its published aid policy",
};
