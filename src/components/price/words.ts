/** The text of price bands: what a band is, whose price it is, and why it is as wide as it is. */
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import type { NoteCode, WideningCode } from "#domain/price/codes.ts";
import type { PolicyCode } from "#domain/price/policyLines.ts";
import type { Residency } from "#domain/price/residency.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

export const words = {
  aYear: "a year",
  range: (low: string, high: string) => `${low} to ${high}`,
  zeroOrLess: "$0 or less",
  upTo: (high: string) => `Up to ${high}`,
  lessThan: (amount: string) => `less than ${amount}`,
  about: (amount: string) => `About ${amount}`,
  none: "No price estimate",
  noneWhy:
    "This college publishes too little for an estimate: no average price for aided students, and no cost or grants to work one out from. Its own net price calculator can give you one.",
  noneShort: "Not enough is published for an estimate.",
  likely: "What your family would likely pay in the first year, after grants",
  sticker: (amount: string) => `Published price ${amount}`,
  stickerShort: "Published price",
  stickerUnknown: "Published price not published",
  youCanPay: (amount: string) => `You can pay ${amount}`,
  youCanPayShort: "You can pay",
  middle: "Middle of the band",
  bandShort: "Your band",
  fit: {
    within: "The whole band is within what you can pay.",
    partly: (over: string) =>
      `Part of the band is within what you can pay. The high end is ${over} above it.`,
    above: (low: string, high: string) => `${low} to ${high} a year more than you can pay.`,
    aboveOnly: (over: string) => `About ${over} a year more than you can pay.`,
  },
  fitShort: {
    within: "within what you can pay",
    maybe: "partly within what you can pay",
    over: "above what you can pay",
  },
  drawing: (range: string, sticker: string | null, pay: string | null) =>
    `${range} a year.${sticker === null ? "" : ` Published price ${sticker}.`}${pay === null ? "" : ` You can pay ${pay}.`}`,
  basis: {
    bracket: "Based on what families in your income bracket paid here",
    average: "Estimated from the average price here and how colleges of this kind charge by income",
    cost: "Estimated from this college’s cost, its usual grants, and what colleges of this kind charge by income",
  },
  /** If the price follows the index, or an aid policy holds it. */
  basisIndex: "Based on your Student Aid Index and on what families paid here",
  basisPolicy: "What the college’s own aid policy leaves you to pay",
  basisMerit: "The published price, less the merit award that your grades and scores earn",
  basisIndexShort: "from your Student Aid Index",
  /** For international students. */
  basisPublished: "The published price, before any aid the college may give",
  basisPublishedShort: "the published price",
  /** A college's aid policy: what it says, whose it is, and what it leaves to pay. */
  policy: {
    name: {
      noParentContribution: (under: string) => `no parent contribution under ${under}`,
      freeTuition: (under: string) => `free tuition under ${under}`,
    } satisfies Record<PolicyCode, (under: string) => string>,
    says: (college: string, line: string, year: string) =>
      `${college}: ${line}, with typical assets (${year} policy).`,
    residents: "For residents of the state.",
    left: {
      studentPart: (upTo: string) =>
        `What remains is the student’s own part, from summer and campus work: up to ${upTo} a year.`,
      studentPartNone:
        "The college asks the student for nothing either, so its grant covers the published price: tuition, housing, food, books, and an allowance for travel and other costs. What you spend beyond that is yours, and with more savings than is typical the college may ask for more.",
      averageBelowLine: (upTo: string) =>
        `We have no figure for what it asks of the student. Families below this line paid up to ${upTo} a year on average, so the band goes no higher.`,
      livingCosts: (upTo: string) => `What remains is living costs: up to ${upTo} a year.`,
      unknown: "We have no figure for what remains to pay, so the band does not use the policy.",
    },
    lower: "Families with your income usually pay less here, so the band ends lower.",
    feesExtra: "The policy speaks of tuition. Ask whether it covers mandatory fees too.",
    laterYear: (year: string, entryYear: string) =>
      `You start in ${entryYear}, and the newest policy we have is for ${year}. If it no longer holds, you could pay up to the high end.`,
    ask: "Check that it still holds for your year.",
    assets: (most: string) =>
      `Your FAFSA answers count more than ${most} in savings and investments. Colleges cover families with typical assets, so we do not count on this policy. Ask the college.`,
    missed: (college: string, line: string, year: string, above: string) =>
      `Your income is ${above} a line at ${college}: ${line} (${year} policy). Ask how it counts income.`,
    at: "right at",
    above: (amount: string) => `${amount} above`,
    link: "Read the policy",
  },
  /** If the family's income is unknown. */
  basisAllIncomes: "Based on what families of all five income brackets paid here",
  basisShortAllIncomes: "from all income brackets",
  basisShort: {
    bracket: "from your income bracket",
    average: "from the average price",
    cost: "from cost and usual grants",
  },
  residency: (residency: Residency, college: StateCode, home: StateCode | null): string => {
    const place = stateNames[college];
    // At home in the college's state, only citizenship leads to the other price.
    if (residency === "outOfState" && home === college)
      return `Out-of-state price: by the citizenship you gave, public colleges in ${place} charge it even to residents.`;
    if (residency === "unknown" && home !== null)
      return "The band spans the in-state and the out-of-state price. Which one you would pay depends on the college’s rule on citizenship: ask it.";
    switch (residency) {
      case "inState":
        return `In-state price: you live in ${place}.`;
      case "outOfState":
        return `Out-of-state price: the college is in ${place}${home === null ? "" : `, you live in ${stateNames[home]}`}.`;
      case "exchange":
        return `Out-of-state price, with a lower end if you are admitted to the tuition exchange that ${home === null ? "your state" : stateNames[home]} and ${place} share.`;
      case "unknown":
        return `You have not said where you live, so the band spans the in-state and the out-of-state price. The college is in ${place}.`;
      default:
        return "One price, wherever you live.";
    }
  },
  residencyShort: {
    inState: "in-state",
    outOfState: "out-of-state",
    exchange: "out-of-state, or exchange",
    unknown: "home state not said",
    sameForAll: "same for every state",
  } satisfies Record<Residency, string>,
  working: "Where this comes from",
  workingComes: "One moment …",
  workingMiddle: "The middle of the band",
  workingBand: "The two ends",
  workingSticker: "The published price",
  workingRemarks: "Also to know",
  source: (year: string, title: string) => `${year}, ${title}`,
  plus: (amount: string) => `+${amount}`,
  notPublished: "not published",
  wideTitle: "Why it is a band",
  widening: {
    familiesDiffer:
      "Families with the same income pay different prices at the same college: savings, family size and merit awards differ. The band holds about 8 of 10.",
    livingMixed:
      "The average price mixes students who live on campus, nearby and at home. Yours is moved toward the plan you chose.",
    incomeUnknown:
      "You have not said your family’s income, so the band spans all five income brackets. Add it to narrow the band.",
    homeUnknown:
      "You have not said where you live, so the band spans the in-state and the out-of-state price. Add it to narrow the band.",
    districtUnknown:
      "This college charges less to people who live in its district. Your state does not tell us whether you do.",
    estimatedFromAverage:
      "No price for your income is published here. It is estimated from the average price and from what colleges of this kind charge by income.",
    estimatedFromCost:
      "No price after aid is published here. It is estimated from cost less usual grants, which is less sure.",
    kindBorrowed:
      "Colleges of this kind do not publish prices by income. Four-year colleges with the same kind of ownership stand in.",
    topBracket:
      "The highest income bracket has no upper end. Families well above $110,000 often pay the published price, so the band runs up to it.",
    indexEstimated:
      "Above $110,000 this price follows your Student Aid Index. From income alone the index is a range: with no savings it is lower, with $150,000 of savings higher. Your FAFSA answers narrow it.",
    needMetAnywhere:
      "This college says it meets the full need of students from other states too, so a grant may cover what out-of-state tuition adds. The low end counts on that.",
    exchange:
      "The low end holds if you are admitted to the tuition exchange. Places and majors are limited: ask the college.",
    tuitionByStatus:
      "Which tuition a public college charges a student without lawful presence depends on state law and on the college, so the band spans both. Ask the college.",
    noFederalAid:
      "Published prices count federal grants, which you cannot get. The band runs up to the published price. State aid, and the college’s own, can bring it down: ask.",
    meritMayBe:
      "The low end counts an automatic merit award that may be yours. What it turns on is said beside the award.",
  } satisfies Record<WideningCode, string>,
  note: {
    zeroOrLess:
      "Grants here come to more than the cost for this bracket on average, so the price is shown as $0 or less. Nobody is paid for it.",
    aboveSticker:
      "The average paid lies above the published price. Both are shown as the college reported them.",
    stickerUnknown: "The published price is not reported for this college.",
    livingSubstituted:
      "The college reports no living cost for your living plan. The nearest plan’s figure stands in.",
    livingUnknown: "The college reports no living costs. The price is for its usual mix of students.",
    nationalGrowth: "This college’s own price growth is not known, so the national rate is used.",
    outOfStateUnknown: "The college’s out-of-state tuition is not reported, so the in-state price is shown.",
    incomeFromAid: "Your income bracket comes from your FAFSA answers, not from a rounded figure.",
    heldToPell:
      "The high end is the published price less the Pell Grant that your FAFSA answers come to, at full time.",
    heldToMerit:
      "The high end is the published price less the automatic merit award that your grades and scores earn by the college’s own table.",
    twoYearFromHome:
      "This price is for living with family: nearly everyone at a two-year college this near home does.",
    beyondCommute: `This price is for living on campus. Living with family is priced only at colleges within ${formatInteger(commuteMiles)} miles of home, and without your ZIP code only in your own state.`,
    commuteUnknown: `This price is for living with family. Whether the college is within ${formatInteger(commuteMiles)} miles of home is not known: add your ZIP code.`,
    pricedForAbroad:
      "The published price is what we count on: most colleges give international students little or no need-based aid, though a few that meet full need do so for them too. Ask this one what it has, and whether it wants the CSS Profile or its own form.",
    grantsUnknown:
      "The price counts federal grants that you cannot get, and the published price is not reported. Ask the college.",
    followsIndex:
      "This college says it meets full need, so above $110,000 the band follows your Student Aid Index instead of one average for all such families.",
    grantKeptToNeed:
      "Living more cheaply saves less here than it costs less: a need-based grant covers at most the cost less your Student Aid Index.",
    incomeBelowZero: "Your income is below zero, and counts as zero here.",
  } satisfies Record<NoteCode, string>,
  aid: {
    invite:
      "With your tax return beside you, the FAFSA calculator finds the income that counts and your Pell Grant. Prices then use both.",
    open: "Open the FAFSA calculator",
    income: (amount: string) => `Prices use the income of your FAFSA answers, ${amount} a year.`,
    pell: (low: number, high: number, awardYear: string) => {
      if (high === 0) return `By these answers there is no Pell Grant for ${awardYear}.`;
      if (low === high) return `They count on a Pell Grant of ${formatUsd(low)} for ${awardYear}.`;
      return low === 0
        ? `They count on no Pell Grant yet: more answers tell whether there is one for ${awardYear}.`
        : `They count on a Pell Grant of ${formatUsd(low)} at least for ${awardYear}.`;
    },
    assumed: (awardYear: string) =>
      `The amounts of ${awardYear} are not published yet, so those of the year before stand in.`,
    typed: (amount: string) => `The ${amount} that you typed is kept, and not used.`,
    change: "See or change these answers",
  },
  familySize:
    "The federal price figures go by income alone. They do not change with family size, so neither does this band. A larger family often gets more aid: the college’s own calculator asks for it.",
};
