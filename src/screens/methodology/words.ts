/** The text of the methodology page. Figures are passed in from the parameters and functions the product uses. */
import { curveLimits } from "#domain/admission/curve.ts";
import { widenedBelowAdmitRate } from "#domain/admission/residencyRates.ts";
import { type Control, incomeBrackets } from "#domain/college/college.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import type { MatchPartCode } from "#domain/match/match.ts";
import {
  formatFineShare,
  formatInteger,
  formatOneDecimal,
  formatParameter,
  formatShare,
  formatUsd,
} from "#lib/format.ts";

/** Up to here the maximum Pell Grant may be due by the income test alone, and up to there income alone sets the price. */
const pellBracket = incomeBrackets[1];
const lastBoundedBracket = incomeBrackets[3];

const formatSigned = (value: number) => `+${formatParameter(value)}`;

export const words = {
  title: "How we calculate every number",
  lead: "Families make decisions with these estimates. Here is each rule, the figures behind it, and how well it predicts results it has not seen.",
  start: "See your own chances",
  note: "It’s free, you don’t need an account, and the tools use these same rules.",
  contents: "On this page",
  loading: "Loading this page’s figures",
  failedTitle: "We couldn’t load this page’s figures",
  failedKept: "The rules below are complete without them.",
  sections: {
    data: "Where the figures come from",
    chance: "Your chance at one college",
    chanceTest: "How accurate the chance is",
    odds: "The odds of a whole list",
    price: "What your family would pay",
    priceTest: "How accurate the price is",
    match: "The match percentage",
    labels: "Safety, likely, target, reach, and your budget",
    never: "What we never use",
    unverified: "What we have not verified",
    limits: "What to keep in mind",
  },

  hero: {
    label: "The rules in four figures",
    error: {
      label: "Chance: mean error",
      unit: "percentage points",
      note: (alone: string) => `with the admission rate alone: ${alone}`,
    },
    labels: {
      label: "Chance: labels right",
      unit: "groups of applicants",
      of: (right: number, all: number) => `${right} of ${all}`,
      note: (many: number) => `${many === 0 ? "none" : formatInteger(many)} labeled too high`,
    },
    price: {
      label: "Price: typical error",
      unit: "a year",
      note: "median, estimated from the average price",
    },
    held: {
      label: "Price: inside the range",
      unit: "of hidden prices",
      note: "the goal is 8 in 10",
    },
  },

  data: {
    lead: (colleges: number, release: string, asOf: string) =>
      `We cover ${formatInteger(colleges)} colleges, using the federal data release of ${release} and the colleges’ own documents, assembled on ${asOf}.`,
    unknown:
      "If a college doesn’t publish a figure, we show it as unknown. We never show it as zero, and we never use an older figure without giving its year.",
    known: "How many colleges publish each figure",
    knownRows: {
      averagePrice: "Average price after aid",
      completion: "Graduation rate",
      earnings: "Earnings ten years after entry",
      admitRate: "Admission rate",
      openAdmission: "Admit everyone who applies",
      priceByIncome: "Price by income",
      testQuartiles: "Test scores of enrolled students",
    },
    ofAll: (count: number, all: number) => `${formatInteger(count)} of ${formatInteger(all)}`,
    table: "Sources",
    source: "Source",
    publisher: "Published by",
    years: "Years",
    licence: "Terms of use",
    releaseOf: (release: string) => `Release ${release}`,
    opens: "(another site)",
  },

  chance: {
    lead: "Each college has a curve tied to its published admission rate. If you average the curve’s chances over everyone who applies, you get exactly the share of applicants that the college admits.",
    steps: [
      {
        title: "How you compare with other applicants",
        text: "We turn your GPA and test score into one number: how many standard deviations you are above or below the average applicant. We call it your standing.",
      },
      {
        title: "The curve",
        text: "That number goes into a logistic curve. We set its height to match the college’s admission rate.",
      },
      {
        title: "A range, not a point",
        text: "The data doesn’t cover essays, courses, recommendations or luck, so we give a range. The range is wider when you skip questions.",
      },
    ],
    formulaTitle: "The formula",
    formula: "log-odds of admission = a + b × standing",
    formulaText: (steep: number, from: string, flat: number, to: string) =>
      `We solve for a at each college. b is ${formatParameter(steep)} where ${from} or more of applicants are admitted. It falls to ${formatParameter(flat)} where ${to} or fewer are, because nearly everyone who applies there has high grades.`,
    record: (full: number) =>
      `That is the slope for grades alone, because the published tables list applicants by grades. Grades and a score together tell us more: b is then up to ${formatOneDecimal(full)}. A score without grades tells us less about the student, so the chance moves toward the college’s admission rate.`,
    explorerTitle: "Try the curve",
    explorerLead: "This uses the same function as every chance on this site.",
    admitRate: "College admits",
    admitRateText: (share: number) => `${formatShare(share)} of applicants`,
    standing: "Your standing",
    standingText: (z: number) =>
      Math.abs(z) < 0.05
        ? "the average applicant"
        : `${formatOneDecimal(Math.abs(z))} standard deviations ${z > 0 ? "above" : "below"} the average applicant`,
    read: (low: string, high: string) => `range ${low} to ${high}`,
    under5: "under 5%",
    over95: "over 95%",
    capped: (times: number, ceiling: string) =>
      `This is at the cap. Where fewer than 1 in 10 get in, we never show more than ${formatParameter(times)} times the admission rate, or more than ${ceiling}.`,
    drawing: (admit: string, share: string) =>
      `The curve of a college that admits ${admit}. At your standing, the chance is ${share}.`,
    axisX: "standing among applicants, in standard deviations",
    none: "There is no curve at this admission rate, because the rate says too little about who gets in.",
    tableTitle: "The figures it uses",
    table: { name: "Figure", value: "Value", from: "From" },
    origin: {
      fitted: "Fitted to the California table below",
      bands: "Fitted to the grades of first-year students at 43 colleges",
      curve: "Worked out from the curve",
      published: "Published",
      assumed: "Assumed",
      normal: "The normal curve",
      own: "Each college, or assumed",
      decisions: "Fitted to the New York decisions below",
      roughly: "Fitted roughly to the decisions of two schools",
    },
    parameters: {
      meanGpa: "Mean GPA of applicants, weighted scale",
      meanGpaValue: (base: number, per: number) =>
        `${formatParameter(base)} − ${formatParameter(per)} × ln(admission rate)`,
      weightedSd: "Spread of weighted GPA among applicants",
      weightedCap: "Weighted GPA is counted up to",
      fromCompletion: "Unweighted GPA of first-year students, by six-year completion",
      fromAverage: (highest: number) =>
        `The same, where the college’s own average is ${formatParameter(highest)} or less`,
      completion: "completion",
      belowFour: "(4 − average)",
      sum: (base: number, per: number, of: string) =>
        `${formatParameter(base)} + ${formatParameter(per)} × ${of}`,
      difference: (base: number, per: number, of: string) =>
        `${formatParameter(base)} − ${formatParameter(per)} × ${of}`,
      meanAndSd: (mean: string, sd: string) => `mean ${mean}; spread ${sd}`,
      toApplicants: "From first-year students to applicants",
      toApplicantsValue: (below: number, wider: number) =>
        `where half are admitted: mean lower by ${formatParameter(below)} of the spread, spread ÷ ${formatParameter(wider)}`,
      aboveUnweighted: "Weighted means are higher by at least",
      unweightedSd: "Spread of unweighted GPA where completion is not known",
      unweightedShift: "Unweighted means are lower by, where completion is not known",
      percent: "100-point averages",
      percentValue: (top: number, per: number) =>
        `${formatParameter(top)} or more is 4.0; each grade point below is ${formatParameter(per)} points`,
      quartiles: "Test scores: spread from a college’s quartiles",
      quartilesValue: (span: number) => `distance between them ÷ ${formatParameter(span)}`,
      satSpread: "SAT spread, because quartiles are sums of sections",
      satSpreadValue: (factor: number) => `× ${formatParameter(factor)}`,
      weights: "GPA and test weights",
      weightsValue: (even: number) =>
        `the college’s own (Common Data Set C7), or ${formatParameter(even)} each`,
      publicTests: "Test weight at public colleges without their own",
      correlation: "How closely applicants’ grades and scores go together",
      loneScore: "A score without grades counts less by",
      loneScoreValue: (loss: number) => `${formatParameter(loss)} × the weight of grades`,
      steepest: "Grades move the log-odds by at most",
      steepestValue: (most: number) =>
        `${formatParameter(most)} a grade point, except under the California table`,
      limits: "Standing is counted up to",
      noCurve: "No curve at admission rates of",
      noCurveValue: (low: string, high: string) => `${low} or less, ${high} or more`,
    },
    casesTitle: "Test scores, residents and colleges that admit nearly everyone",
    enrolled:
      "Published test quartiles describe students who enrolled, and those students score above the average applicant. We adjust for that with the average standing of the students the curve admits. If you enter both an SAT and an ACT score, the better one counts. If a college publishes scores for only one test, we convert yours with the 2018 concordance from ACT and the College Board.",
    residents: `Some public universities publish separate admission rates for residents and nonresidents. For those, we use the rate for your group. We take the difference, in log-odds, between that rate and the overall rate of the same fall, and add it to the latest overall rate. We never set a nonresident’s rate above both the overall and the resident rate, because where nonresidents are admitted more often, they tend to have stronger records. For the same reason, a resident’s chance is never below the chance from the overall rate, except at the University of California, whose own table of residents we follow. The University of Texas at Austin admits most residents by class rank alone. There, if you are a resident with a rank outside the automatic share, we use the rate for the remaining residents, which we work out from the published counts and the share set by law. If you give no rank, we use no more than the overall rate. If a public university publishes only one rate and admits under ${formatShare(widenedBelowAdmitRate)} of applicants, we widen the range.`,
    scoresOptional:
      "At a test-optional college, we show whichever is better: your chance with your score or without it. If a college requires a test for fall 2027, your score counts. If it is test-blind, no score counts.",
    nearlyEveryone: `A college that admits ${formatFineShare(curveLimits.highestAdmitRate)} of applicants or more needs no curve, so we count it as open admission.`,
    wideTitle: "What makes a range wider",
    wideLead: (half: number) =>
      `Every range extends ${formatParameter(half)} in log-odds to each side. These things widen it:`,
    wide: {
      noGpa: "You gave no GPA, and the college considers it",
      noTest: "You gave no score, and the college publishes scores",
      noCollegeScores: "The college considers tests but publishes no scores",
      unweightedGpa: "Your GPA is unweighted",
      convertedGpa: "Your GPA was converted from percent or letters",
      concordance: "Your score was converted from the other test",
      noGpaSpread:
        "The college’s graduation rate is unknown, so we use a general estimate of applicants’ grades",
      majorRate: "The chance is based on the rate for your field of study",
      majorPolicy: "The college admits by field of study but publishes no rates",
      oneRateForAll: "A public college publishes one admission rate for residents and nonresidents",
    },
    wideBy: (value: number) => formatSigned(value),
  },

  chanceTest: {
    lead: (source: string, year: string) =>
      `${source}, ${year}. We leave out one campus, fit the rule to the others, then predict the one we left out. We use GPA alone, because these campuses are test-blind.`,
    compare: "Against simpler rules",
    rule: "Rule",
    error: "Mean error",
    labels: "Labels right",
    optimistic: "Too optimistic",
    covered: "Inside the range",
    method: "Tassel",
    alone: "Admission rate alone",
    percentile: "25th–75th percentile rule",
    cannot: "can’t be calculated: these campuses publish no test quartiles",
    noRange: "no range",
    points: (points: number) => `${formatOneDecimal(points)} points`,
    of: (count: number, all: number) => `${count} of ${all}`,
    drawing: (cells: number) =>
      `Predicted and actual admission rates of ${cells} groups of applicants. They fall close to the line where the two are equal.`,
    axisX: "predicted by Tassel, %",
    axisY: "actually admitted, %",
    nearlyAll: "over 99%",
    nearlyNone: "under 1%",
    key: { method: "Tassel", alone: "admission rate alone" },
    tableTitle: "Every group",
    table: "Admission rates by campus and GPA band: actual and predicted",
    campus: "Campus",
    overall: "All",
    band: (gpa: number) => `GPA ${formatParameter(gpa)}`,
    actual: "actual",
    predicted: "predicted",
    cell: (actual: string, predicted: string, isCovered: boolean) =>
      `actual ${actual}, predicted ${predicted}${isCovered ? "" : ", outside the range"}`,
    outside: "outside the range",
    lowGrades: {
      title: "Low grades at colleges that admit most",
      lead: (source: string, year: string) =>
        `${source}, ${year}. For colleges that admit 70% or more, this test compares two shares of students with lower GPAs: what our method predicts and what each college published.`,
      table: "First-year students below a GPA of 3.0 and of 3.5: published and predicted",
      college: "College",
      collegeAndFall: (college: string, fall: number) => `${college}, fall ${fall}`,
      belowThree: "Below 3.0",
      belowThreeAndHalf: "Below 3.5",
      all: "On average",
      figures: (bias: number, error: number) =>
        `${formatOneDecimal(Math.abs(bias))} points too ${bias < 0 ? "low" : "high"}, off by ${formatOneDecimal(error)}`,
      cell: (actual: string, predicted: string) => `published ${actual}, predicted ${predicted}`,
      limits:
        "This test has limits. Colleges publish the grades of students who enrolled, not of everyone they admitted. Some of these colleges are also among the 43 the rule was fitted to. The test shows that the spread is about right, not how any one college will decide. It says nothing about how colleges weigh a low GPA together with courses.",
    },
    limits:
      "This test has limits. It covers one public university system that is test-blind, relies on grades and admits mostly state residents. The figures are quoted secondhand from the university’s information center.",
  },

  price: {
    lead: "You see a price range for the first year, after grants. It starts from the best figure the college publishes:",
    order: [
      {
        title: "What families in your income bracket paid here",
        text: "Published for five brackets, as an average for students with federal aid who pay the in-state price.",
      },
      {
        title: "The average price here",
        text: "Adjusted to your bracket, using what colleges of the same type charge by income.",
      },
      {
        title: "Cost minus typical grants",
        text: "If no price after aid is published, we adjust this figure to your bracket in the same way.",
      },
      {
        title: "No number",
        text: "If even that is not published, we say so and link to the college’s net price calculator.",
      },
    ],
    fittedTitle: "How we adjust it to your family",
    fitted: {
      residency:
        "Where you live: if you are out of state, we add the difference between in-state and out-of-state tuition. If a college charges district residents less, the range covers both prices.",
      living: `Housing: the average price mixes students’ housing plans, so we adjust yours by the college’s own living costs. If its average cost shows that nearly all its students live at home, as at the City University of New York, the average price is for living at home. If you live nearby, we use that price; moving there costs more. We price living at home only within ${formatInteger(commuteMiles)} miles, which is our own assumption. Farther away, the price is for living on campus, and we say so.`,
      agreements:
        "Agreements between states: some colleges charge students from certain other states less. Where everybody from your state pays the lower rate, as Minnesotans do in Wisconsin and North Dakota, the whole range uses it. Where a tuition exchange takes only some students, only the low end uses it, and only at colleges we have a record for. Elsewhere we count no discount and tell you what to ask.",
      growth: (net: string, cost: string, national: string, own: string) =>
        `Price growth: prices after aid are from ${net}, and published costs are from ${cost}. We raise them to your first year by ${national} a year, adjusted ${own} of the way toward the college’s own growth. You can set your own rate.`,
      merit: `Automatic merit awards: if a college publishes a table, we subtract the award you qualify for from the sticker price. We never subtract it from an average, because averages already include such awards. An award you are sure of lowers the high end, and a possible award lowers only the low end. If you haven’t answered the aid questions and your income is ${formatUsd(pellBracket.toUsd)} or less, the low end also allows for the maximum Pell Grant.`,
      top: "Top income bracket: it has no upper limit, so the range goes up to the sticker price, except at colleges that meet full need.",
    },
    aidTitle: "If you use the FAFSA calculator",
    aid: {
      income:
        "Income: the adjusted gross income on the tax return decides the bracket. If parents’ figures count, we add the student’s income. This replaces any income you entered elsewhere.",
      pell: "Pell Grant: it comes off the sticker price at every college, so the high end is at most the sticker price minus your grant. Until you finish the calculator, we count only a maximum grant, because savings you haven’t entered yet could lower any smaller one.",
      published:
        "If a college publishes a price for your bracket, we use it as is. Your answers never make a range wider than your income alone would.",
      index: (colleges: string, byIncome: string, byIndex: string, span: string) =>
        `Student Aid Index: up to an income of ${formatUsd(lastBoundedBracket.toUsd)}, it doesn’t change the price. We tested this at ${colleges} colleges that say they meet full need. We hid each bracket’s price and estimated it from the brackets next to it. The typical error was ${byIncome} by income and ${byIndex} by the index. Colleges use their own formulas, so price minus index varies by ${span} for 8 in 10 of them.`,
    },
    spreadTitle: "Why it is a range",
    spread: (explained: string, source: string, year: string) =>
      `Families with the same income pay different prices, and no public figure shows how much they differ. Research on the federal calculator finds that its questions explain about ${explained} of the variation in grants (${source}, ${year}). We assume the rest is the spread within a bracket, and set the range to include 8 in 10 families.`,
    calculator: "See the steps for any college in the cost calculator",
    borrowed: (factor: string) =>
      `Schools with shorter programs, and public colleges that award a few bachelor’s degrees among many other degrees, have no prices by income in the College Scorecard. We estimate theirs from four-year colleges of the same type and make the range ${factor} times as wide.`,
  },

  priceTest: {
    lead: "We hide known prices, estimate them, and compare. Each time, we fit the rule without a tenth of the colleges and estimate those.",
    basis: { average: "From the average price", cost: "From cost minus typical grants" },
    prices: (count: number) => `${formatInteger(count)} hidden prices`,
    hidden: "Hidden prices",
    median: "Typical error (median)",
    mean: "Mean error",
    held: "Inside the range",
    goal: "The range is meant to include 8 in 10 prices, so 75–85% of them should fall inside it.",
    heldDrawing: (share: string) => `${share} of the hidden prices fall inside the range`,
    byTitle: "By ownership and income",
    table: "Error and coverage of estimated prices",
    group: "Colleges",
    all: "All",
    control: { public: "Public", nonprofit: "Private nonprofit", forProfit: "For-profit" } satisfies Record<
      Control,
      string
    >,
    bracket: (from: number, to: number | null) =>
      to === null ? `Income above ${formatUsd(from - 1)}` : `Income ${formatUsd(from)} to ${formatUsd(to)}`,
    shown: (share: string) =>
      `The range you see is wider, because it has to cover individual families and not only averages. It includes ${share} of these prices.`,
    limits:
      "We can’t test the published price for a bracket this way, because no public file has data on individual families. Prices for out-of-state students are not published at all.",
  },

  match: {
    lead: "The match shows how well a college fits your preferences and your budget. It is not your chance of getting in. We score each part from 0 to 100. If you didn’t ask about a part, or there is no data, we leave it out and say so.",
    partsTitle: "How each part is scored",
    weights: "How much each part counts",
    weightsHint: "If you change the weights, your matches update everywhere. Only the proportions matter.",
    reset: "Back to Tassel’s weights",
    weightText: (weight: number, share: string) => `${formatParameter(weight)} (${share})`,
    parts: {
      academics: "Academics",
      major: "Your majors",
      price: "Price",
      size: "Size",
      setting: "Setting",
      distance: "Distance",
      outcomes: "Outcomes",
    } satisfies Record<MatchPartCode, string>,
    texts: {
      academics:
        "The score is highest where you are level with enrolled students or a little above, and lower where you might struggle or be bored.",
      major: (degrees: number, few: number) =>
        `The score is the share of your chosen fields that the college offers: at least ${formatParameter(degrees)} degrees a year, or a tenth of all its degrees. A field with fewer degrees counts ${formatShare(few)} as much.`,
      price: (above: number) =>
        `The score is 100 if the whole range is within your limit, ${formatParameter(above)} if even the low end is just above it, and less the farther above it is.`,
      size: (factor: number) =>
        `The score is 100 in a size you chose, and falls to 0 at ${formatParameter(factor)} times too large or too small.`,
      setting: (neighbor: number) =>
        `The score is 100 in a setting you chose, ${formatParameter(neighbor)} in a similar one, and 0 in any other.`,
      distance: (factor: number) =>
        `The score is 100 within your limit, then falls steadily to 0 at ${formatParameter(factor)} times the limit. If you set no limit, we use ${formatInteger(commuteMiles)} miles for two-year colleges.`,
      outcomes:
        "The score averages two others, one for the graduation rate and one for earnings ten years after entry. Two-year colleges are scored on separate scales.",
    },
    axes: {
      academics: "standing among enrolled students",
      price: (limit: string) => `low end of the range, limit ${limit}`,
      size: "undergraduates, when you chose medium",
      distance: (limit: string) => `miles from home, limit ${limit}`,
      outcomes: "graduation rate, four-year college",
    },
    drawing: (part: string) => `The curve of ${part}: 0 to 100`,
    score: "Score, 0 to 100",
  },
};
