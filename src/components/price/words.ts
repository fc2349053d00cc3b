/** The text of price bands: what a band is, whose price it is, and why it is as wide as it is. */
import { aidedGapUsd } from "#domain/college/aidedPrices.ts";
import { topBracketAboveUsd } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import { describeAgreedPrice } from "#domain/price/agreementWords.ts";
import type { NoteCode, WideningCode } from "#domain/price/codes.ts";
import type { InternationalAidKind } from "#domain/price/internationalAidKinds.ts";
import { type PolicyReason, tableReachUsd } from "#domain/price/policyTerms.ts";
import type { Residency } from "#domain/price/residency.ts";
import type { TuitionAgreement } from "#domain/price/tuitionAgreements.ts";
import type { TuitionFreeBasis } from "#domain/price/tuitionFree.ts";
import { formatFineShare, formatInteger, formatUsd } from "#lib/format.ts";

const topBracketText = formatUsd(topBracketAboveUsd);

export const words = {
  aYear: "a year",
  none: "No price estimate",
  noneWhy:
    "This college publishes too little for an estimate: no average price for students with aid, and no cost or grants to estimate one from. Its own net price calculator can give you one.",
  noneShort: "This college publishes too little for an estimate.",
  likely: "What your family would likely pay in the first year, after grants",
  sticker: (amount: string) => `Sticker price ${amount}`,
  stickerShort: "Sticker price",
  stickerUnknown: "Sticker price not reported",
  youCanPay: (amount: string) => `You can pay ${amount}`,
  youCanPayShort: "You can pay",
  middle: "Middle of the range",
  bandShort: "Your range",
  fit: {
    within: "The whole range is within what you can pay.",
    partly: (over: string) =>
      `Part of the range is within what you can pay. The high end is ${over} above it.`,
    above: (low: string, high: string) => `${low} to ${high} a year more than you can pay.`,
    aboveOnly: (over: string) => `About ${over} a year more than you can pay.`,
  },
  fitShort: {
    within: "within what you can pay",
    maybe: "partly within what you can pay",
    over: "above what you can pay",
  },
  growth: {
    label: "Yearly price increase",
    own: "each college’s own rate",
    value: (share: number) => `${formatFineShare(share)} a year`,
    reset: "Use each college’s own rate",
  },
  rangeAYear: (range: string) => `${range} a year.`,
  five: (incomes: string) => `The price of a year, by income: ${incomes}.`,
  atIncome: (income: string, amount: string) => `${income}, ${amount}`,
  fiveShort: "at five incomes, lowest first",
  fiveHead: "The price of a year, for a family income up to",
  fiveMore: "more",
  about: (amount: string) => `about ${amount}`,
  drawing: (range: string, sticker: string | null, pay: string | null) =>
    `${range}${sticker === null ? "" : ` Sticker price ${sticker}.`}${pay === null ? "" : ` You can pay ${pay}.`}`,
  /** After `drawing`. */
  ownCalculator: (amount: string) => ` Its own calculator said ${amount}.`,
  basis: {
    bracket: "Based on what families in your income bracket paid here",
    average: "Estimated from the average price here and how colleges of this kind charge by income",
    cost: "Estimated from this college’s cost, its usual grants, and what colleges of this kind charge by income",
    published: "The published cost for where you would live, less the grants you can count on",
    nothing: "The college charges nothing for tuition, housing and food",
  },
  /** If the price follows the index, or an aid policy holds it. */
  basisIndex: "Based on your Student Aid Index and on what families paid here",
  basisPolicy: "What the college’s own aid policy leaves you to pay",
  basisMerit: "The sticker price, less the merit award that your grades and scores earn",
  basisIndexShort: "from your Student Aid Index",
  /** For international students. */
  basisPublished: "The sticker price, before any aid the college may give",
  basisPublishedNone: "The sticker price, because the college gives you no need-based aid",
  basisPublishedShort: "the sticker price",
  basisAbroad:
    "Based on what U.S. families with your income pay here, because the college meets the need of students like you, too",
  basisAbroadShort: "it meets full need for students like you, too",
  likelyPublished: "The sticker price of the first year",
  /** What a college says of need-based aid for international students. */
  abroad: {
    says: {
      needBlind: (college: string, year: string) =>
        `${college} is need-blind for international students, so asking for aid doesn’t affect its admission decision. It says it meets the full need of those it admits (${year}).`,
      needAware: (college: string, year: string) =>
        `${college} is need-aware for international students: asking for aid can affect its admission decision. It says it meets the full need of those it admits (${year}), so the range is for a student admitted with aid.`,
      none: (college: string, year: string) =>
        `${college} says it gives international students no need-based aid (${year}).`,
    } satisfies Record<InternationalAidKind, (college: string, year: string) => string>,
    undated: "in a copy of its page without a date",
    asDomestic: (college: string, year: string) =>
      `${college} says it treats undocumented students who went to high school in the United States as it treats U.S. students, in admission and in meeting need (${year}).`,
    ifDaca: (college: string, year: string) =>
      `${college} says its need-based aid is open to students who have DACA or meet the terms of the California Dream Act (${year}).`,
  },
  /** A college's aid policy: what it says, whose it is, and what it leaves to pay. */
  policy: {
    says: (college: string, promise: string, assets: string | null, year: string) =>
      `${college}: ${promise}${assets === null ? "" : `, with ${assets}`} (${year}).`,
    noAssetTest: "The college doesn’t count assets.",
    table: (college: string, examples: string, assets: string, year: string) =>
      `${college} publishes examples of what families pay by income, with ${assets} (${year}): ${examples}.`,
    tableNothing: (income: string) => `nothing at ${income}`,
    tablePoint: (usd: string, income: string) => `${usd} a year at ${income}`,
    tableEnds: `These are examples, not a promise. The range goes from their price ${formatUsd(tableReachUsd)} below your income to their price ${formatUsd(tableReachUsd)} above it.`,
    tableEndsOpen:
      "These are examples, not a promise. The highest example is close to your income, so the high end of the range doesn’t use the examples.",
    typicalAssets: "typical assets",
    assetsUnder: (amount: string) => `assets under ${amount}`,
    residents: "For state residents.",
    residentsOf: (states: string) => `For residents of ${states}.`,
    left: {
      studentPart: (upTo: string) =>
        `You would still pay the student’s part, from summer and campus work: up to ${upTo} a year.`,
      pastStudentPart: (upTo: string, year: string) =>
        `You would still pay the student’s part, from summer and campus work: about ${upTo} a year (${year}), though that may be higher now.`,
      studentPartNone:
        "The college doesn’t expect anything from the student either, so its grant covers the sticker price: tuition, housing, food, books, and an allowance for travel and other costs. You would pay for anything beyond that, and if you have more savings than is typical, the college may expect more.",
      averageBelowLine: (upTo: string) =>
        `The college does not say what it expects from the student. Families below this income paid up to ${upTo} a year on average, so the range goes no higher.`,
      livingCosts: (upTo: string) => `You would still pay living costs: up to ${upTo} a year.`,
      otherCosts: (upTo: string) => `You would still pay for books and personal costs: up to ${upTo} a year.`,
      halfTuition: (upTo: string) =>
        `You would still pay the other half of tuition, and living costs: up to ${upTo} a year.`,
      tuitionCeiling: (upTo: string) => `With living costs, you would pay up to ${upTo} a year.`,
      netCeiling: (upTo: string) =>
        `Books and personal costs are extra. In all, you would pay up to ${upTo} a year.`,
      unknown: "We have no figure for what you would still pay, so the range does not use the policy.",
    },
    lower: "Families with your income usually pay less here, so the range ends lower.",
    feesExtra: "The policy covers tuition. Ask whether it covers mandatory fees, too.",
    feesExtraBesideLiving: "Ask whether it covers mandatory fees, too.",
    laterYear: (year: string, entryYear: string) =>
      `You start in ${entryYear}, and the newest policy we have is for ${year}. If it changes, you could pay up to the high end.`,
    ask: "Confirm that it applies to your year.",
    likelyAgain: (year: string, entryYear: string) =>
      `It is for fall ${year} and likely to apply again in fall ${entryYear}, so confirm it.`,
    most: "The college says it covers most families, but not all, so the range doesn’t end there. Ask whether yours is one of them.",
    assets: (most: string) =>
      `Your FAFSA answers show more than ${most} in savings and investments. The policy covers families with typical assets, so our range doesn’t assume that it covers yours. Ask the college.`,
    missed: (college: string, line: string, year: string, above: string) =>
      `Your income is ${above} the limit at ${college}: ${line} (${year}). Ask how it counts income.`,
    missedLeft: (upTo: string, now: string) =>
      `Below the limit, the range would end at ${upTo} instead of ${now}.`,
    onLine: (college: string, line: string, year: string) =>
      `Your income is exactly at the limit at ${college}: ${line} (${year}). The wording we have doesn’t say whether the limit itself counts, so ask.`,
    onLineLeft: (upTo: string) =>
      `If it does, you would pay no more than ${upTo} a year, and the low end of the range allows for that.`,
    cliff: (now: string, above: string) =>
      `You are close to the limit: just above it, the range would end at about ${above} instead of ${now}. Ask which year’s income counts, what counts as income, and which assets are typical.`,
    /** A promise beside the one that holds the price. */
    also: (college: string, promise: string) =>
      `${college} also promises ${promise}, but your price would be no lower.`,
    open: {
      answers: (answers: string) => `Tell us ${answers}, and we can check whether it covers you.`,
      place: "We don’t ask where in the state you live.",
      unasked: "We don’t ask about that.",
      livingPlan: "Tell us where you would live, and we can check whether it covers you.",
      grades: "Ask the college how it counts your grades.",
    },
    /** What decides it, after "Tell us". */
    answers: {
      rank: "your class rank",
      gpa: "your GPA",
      score: "your SAT or ACT score",
      aid: "what the FAFSA asks, in the FAFSA calculator",
    },
    openLeft: (upTo: string) =>
      `If it covers you, you would pay up to ${upTo} a year. The low end allows for that, but the high end doesn’t.`,
    openLeftMore: (upTo: string) =>
      `It would leave up to ${upTo} a year to pay. Families with your income usually pay less here, so it doesn’t change the range.`,
    openOnLine:
      "Your income is exactly at that limit, and the wording we have doesn’t say whether the limit itself counts, so ask.",
    reason: {
      lineNotSeen: (college: string, promise: string, year: string) =>
        `${college}: ${promise} below an income limit (${year}). No page we have read gives the limit, so the range doesn’t include this. Ask the financial aid office.`,
      amountNotPublished: (college: string, promise: string, year: string) =>
        `${college}: ${promise} (${year}). We have no figure for what that comes to, so the range doesn’t include it. Ask the financial aid office.`,
      pagesDisagree: (college: string, promise: string, year: string) =>
        `${college}: news reports mention ${promise} (${year}). The page we read on the college’s own site doesn’t mention it, so the range doesn’t include it. Ask the financial aid office.`,
      borrowingOnly: (college: string, promise: string, year: string) =>
        `${college}: ${promise} (${year}). That changes how much you borrow, not the price.`,
    } satisfies Record<PolicyReason, (college: string, promise: string, year: string) => string>,
    at: "right at",
    above: (amount: string) => `${amount} above`,
    year: (year: string) => `${year} policy`,
    link: "Read the policy",
  },
  /** Where nobody pays tuition, or everyone only a part of it: what the range counts. */
  tuitionFree: {
    basis: "What is left to pay at a college that waives all or part of tuition",
    short: "free tuition",
    shortPart: "lower tuition for everyone",
    left: {
      bill: (upTo: string) => `The range counts that bill, so it goes no higher than ${upTo}.`,
      published: (upTo: string) =>
        `The range counts what is left of the published cost, with travel and personal costs, so it goes no higher than ${upTo}.`,
      average: (upTo: string) =>
        `First-years there with aid still paid a little on average, so the range ends at ${upTo}.`,
      nothing: () => null,
    } satisfies Record<TuitionFreeBasis, (upTo: string) => string | null>,
    feesUnknown: "We have no figure for the fees. Ask what they add.",
    ifFromThere: (upTo: string) =>
      `We don’t ask for your county. If yours is one of these counties, you would pay up to ${upTo} a year. The low end allows for that, but the high end doesn’t.`,
    unknown: "The college publishes too little for us to say what would be left to pay.",
  },
  /** If the family's income is unknown. */
  basisAllIncomes: "Based on what families in all five income brackets paid here",
  basisShortAllIncomes: "from all income brackets",
  /** A state program that the price counts. */
  basisShortWith: (program: string) => `with ${program}`,
  basisShort: {
    bracket: "from your income bracket",
    average: "from the average price",
    cost: "from cost and usual grants",
    published: "published cost less guaranteed grants",
    nothing: "nothing to pay",
  },
  residency: (
    residency: Residency,
    college: StateCode,
    home: StateCode | null,
    agreement: TuitionAgreement | null,
  ): string => {
    const place = stateNames[college];
    const isAgreed = residency === "agreement" || residency === "exchange" || residency === "grant";
    const agreed = isAgreed ? describeAgreedPrice(agreement, college, home) : null;
    if (agreed !== null) return agreed;
    // At home in the college's state, only citizenship leads to the other price.
    if (residency === "outOfState" && home === college)
      return `Out-of-state price: based on the citizenship you gave, public colleges in ${place} charge it even to residents.`;
    if (residency === "unknown" && home !== null)
      return "The range spans the in-state and the out-of-state price. Which one you would pay depends on the state’s and the college’s rule on citizenship.";
    switch (residency) {
      case "inState":
        return `In-state price: you live in ${place}.`;
      case "outOfState":
        return `Out-of-state price: the college is in ${place}${home === null ? "" : `, and you live in ${stateNames[home]}`}.`;
      case "unknown":
        return `You haven’t told us where you live, so the range spans the in-state and the out-of-state price. The college is in ${place}.`;
      default:
        return "One price, wherever you live.";
    }
  },
  residencyShort: {
    inState: "in-state",
    outOfState: "out-of-state",
    agreement: "rate for your state",
    exchange: "out-of-state, or exchange",
    grant: "out-of-state, less a grant",
    unknown: "home state unknown",
    sameForAll: "same for every state",
  } satisfies Record<Residency, string>,
  working: "Where this comes from",
  workingComes: "One moment…",
  workingMiddle: "The middle of the range",
  workingBand: "The two ends",
  workingSticker: "The sticker price",
  workingRemarks: "Good to know",
  plus: (amount: string) => `+${amount}`,
  notPublished: "not published",
  wideTitle: "Why it’s a range",
  widening: {
    familiesDiffer:
      "Families with the same income pay different prices at the same college, because their savings, family size and merit awards differ. About 8 in 10 families fall inside the range.",
    livingMixed:
      "The average price includes students who live on campus, nearby and at home. We adjusted yours for the living plan you chose.",
    incomeUnknown:
      "You haven’t told us your family’s income, so the range spans all five income brackets. Add it to narrow the range.",
    homeUnknown:
      "You haven’t told us where you live, so the range spans the in-state and the out-of-state price. Add your state to narrow the range.",
    districtUnknown:
      "This college charges less to people who live in its district. We can’t tell from your state whether you do.",
    estimatedFromAverage:
      "We have no price for your income here, so we estimated it from the average price and from what colleges of this kind charge by income.",
    estimatedFromCost:
      "We have no price after aid for this college. We estimated one from its cost less its usual grants, which is less certain.",
    kindBorrowed:
      "The College Scorecard has no prices by income for colleges of this kind, so we used four-year colleges with the same kind of ownership.",
    topBracket: `The highest income bracket has no upper limit. Families well above ${topBracketText} often pay the sticker price, so the range goes up to that price.`,
    indexEstimated: `Above ${topBracketText} this price follows your Student Aid Index. From income alone we can only give a range for the index: it is lower with no savings and higher with large ones. Your FAFSA answers narrow it.`,
    needMetAnywhere:
      "This college says it meets the full need of students from other states too, so its grant covers the extra out-of-state tuition beyond what your family is expected to pay. Its own form may find that you can pay more, so the range runs higher.",
    exchange:
      "The low end applies if the college gives you its rate for students from your state. Places and majors are often limited, so ask the college.",
    awayGrant:
      "The middle of the range counts the DC Tuition Assistance Grant. You must apply for it every year, and there is an income limit, so the high end leaves it out.",
    tuitionByStatus:
      "Which tuition a public college charges an undocumented student depends on state law and on the college, so the range spans both. Ask the college.",
    noFederalAid:
      "The prices families paid include federal grants, which you cannot get, so the range goes up to the sticker price. State aid and the college’s own aid can lower your price. Ask about both.",
    meritMayBe:
      "The low end counts an automatic merit award that you may get. The note on the award says what it depends on.",
    aidedLow:
      "The low end is what students with federal aid and your income paid here on average. At your income, few families get that aid, so the range goes up to the published cost less the grants you can count on. The published cost counts food and housing at home, too, and those averages don’t.",
    grantsMayBe:
      "Too few students with your income are in the figures here to show a price. The low end is the lowest that other figures for this college and others of its kind suggest. The high end counts only grants that are certain.",
    yearsDiffer: `The average for your income changed by more than ${formatUsd(aidedGapUsd)} here from one year to the next, so the range is wider.`,
  } satisfies Record<WideningCode, string>,
  note: {
    zeroOrLess:
      "On average, grants for this bracket come to more than the cost, so we show the price as $0 or less. That doesn’t mean the college pays students to attend.",
    aboveSticker:
      "The average price paid is higher than the sticker price. Both figures are what the college reported.",
    stickerUnknown: "The sticker price is not reported for this college.",
    livingSubstituted:
      "The college reports no living cost for your living plan, so we used the nearest plan’s figure.",
    livingUnknown: "The college reports no living costs, so the price is for its usual mix of students.",
    nationalGrowth: "We don’t know how fast this college’s own price grows, so we used the national rate.",
    outOfStateUnknown: "The college does not report its out-of-state tuition, so we show the in-state price.",
    incomeFromAid: "Your income bracket comes from your FAFSA answers, not from a rounded figure.",
    heldToPell:
      "The high end is the sticker price less the Pell Grant from your FAFSA answers, for full-time study.",
    heldToMerit:
      "The high end is the sticker price less the automatic merit award that your grades and scores earn under the college’s own table.",
    usuallyFromHome:
      "This price is for living with family, because nearly everyone at this college who lives this close does.",
    beyondCommute: `This price is for living on campus. We price living with family only at colleges within ${formatInteger(commuteMiles)} miles of home or, without your ZIP code, in your own state.`,
    commuteUnknown: `This price is for living with family. We don’t know whether the college is within ${formatInteger(commuteMiles)} miles of home, so add your ZIP code.`,
    pricedForAbroad:
      "We have no record of what this college gives international students, so this is the sticker price. Ask whether it gives them need-based aid, how many get it and how much, whether asking for it counts in admission, and whether it wants the CSS Profile or its own form.",
    noAidAbroad:
      "So this is the sticker price. Only a merit scholarship or an outside scholarship would lower it, so ask what international students can get.",
    needMetAbroad: `The range is what U.S. families with your income pay here after grants. Above ${topBracketText} it follows the federal aid formula. The college decides from your own documents, so ask which forms it wants and when they are due.`,
    needMetByStatus:
      "So the range is what families with your income pay here after grants. Ask which forms it wants instead of the FAFSA.",
    aidIfDaca:
      "We don’t ask whether you have DACA, so the range still goes up to the sticker price. If you have DACA, ask what the college would give you.",
    needByStatusUnknown:
      "This college says it meets full need, but we could not find out whether that includes undocumented students. Ask whether it would treat you as a U.S. applicant and meet your need.",
    grantsUnknown:
      "The price includes federal grants that you cannot get, and the college does not report its sticker price. Ask the college.",
    followsIndex: `This college says it meets full need, so above ${topBracketText} the range follows your Student Aid Index instead of one average for all such families.`,
    grantKeptToNeed:
      "Living more cheaply may save you less than you expect here, because a need-based grant covers at most the cost less your Student Aid Index.",
    incomeBelowZero: "Your income is below zero, so we treat it as zero.",
    exchangeUnknown:
      "Your state and this college’s share a tuition agreement, but we don’t know whether this college takes part, so the price doesn’t count it. Ask the college.",
    rateByCounty:
      "This college charges students from some nearby counties of your state in-state tuition, or close to it. We don’t ask for your county, so the price doesn’t count it. Ask whether yours is on the list.",
    exchangeByMajor:
      "A regional tuition exchange can lower this price in some majors that your own state’s colleges don’t offer. Our price doesn’t count it, so ask whether it covers your major.",
    exchangeNotHere:
      "Your state belongs to a tuition exchange, but this college doesn’t take part, so don’t count on its discount.",
  } satisfies Record<NoteCode, string>,
  familySize:
    "The federal price figures are based on income alone, so they don’t change with family size, and neither does this range. A larger family often gets more aid, and the college’s own calculator asks about it.",
};
