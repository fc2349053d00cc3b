/** The text of the methodology page. Figures are passed in from the parameters and functions the product uses. */

import type { Control } from "#domain/college/college.ts";
import { deadlineCounts } from "#domain/college/deadlineCounts.ts";
import { commuteMiles } from "#domain/geography/nearness.ts";
import type { MatchPartCode } from "#domain/match/match.ts";
import { formatInteger, formatOneDecimal, formatParameter, formatShare, formatUsd } from "#lib/format.ts";

const formatSigned = (value: number) => `+${formatParameter(value)}`;

export const words = {
  title: "How every number is made",
  lead: "Tassel shows estimates that families act on. So here is each rule, each figure it uses, who published it, and how well it does on results it was not fitted to.",
  contents: "On this page",
  loading: "Loading the figures of this page",
  failedTitle: "The figures of this page could not be loaded",
  failedKept: "The rules below are complete without them.",
  sections: {
    data: "Where the figures come from",
    chance: "Your chance at one college",
    chanceTest: "How well the chance does",
    odds: "The odds of a whole list",
    price: "What your family would pay",
    priceTest: "How well the price does",
    match: "The match percentage",
    labels: "Safety, likely, target, reach, and your budget",
    never: "What is never used",
    limits: "What to keep in mind",
  },

  hero: {
    label: "The rules in four figures",
    error: {
      label: "Chance: mean error",
      unit: "points of 100",
      note: (alone: string) => `admit rate alone: ${alone}`,
    },
    labels: {
      label: "Chance: labels right",
      unit: "groups of applicants",
      of: (right: number, all: number) => `${right} of ${all}`,
      note: (many: number) => `${many === 0 ? "none" : formatInteger(many)} too optimistic`,
    },
    price: { label: "Price: typical error", unit: "a year", note: "median, from the average price" },
    held: {
      label: "Price: inside the band",
      unit: "of hidden prices",
      note: "said to hold 8 of 10",
    },
  },

  data: {
    lead: (colleges: number, release: string, asOf: string) =>
      `${formatInteger(colleges)} colleges, from the federal release of ${release} and the colleges’ own documents. This data set was made on ${asOf}.`,
    unknown:
      "What a college does not publish stays unknown. It is never shown as zero, never borrowed from a neighbor, and never an old year’s number in silence.",
    known: "How many colleges publish what the rules need",
    knownRows: {
      averagePrice: "Average price after aid",
      completion: "Share who finish",
      earnings: "Earnings after ten years",
      admitRate: "Admit rate",
      openAdmission: "Open to all who apply",
      priceByIncome: "Price by income",
      testQuartiles: "Test scores of enrolled students",
    },
    ofAll: (count: number, all: number) => `${formatInteger(count)} of ${formatInteger(all)}`,
    table: "Sources",
    source: "Source",
    publisher: "Published by",
    years: "Years",
    licence: "Terms",
    releaseOf: (release: string) => `Release ${release}`,
    opens: "(another site)",
  },

  chance: {
    lead: "A curve for each college, held to its published admit rate: averaged over everyone who applies, the curve gives exactly the share that the college admits.",
    steps: [
      {
        title: "Where you stand among applicants",
        text: "Your GPA and test score become one number: how many standard deviations above or below the average applicant you are.",
      },
      {
        title: "The curve",
        text: "That number goes into a logistic curve whose height is solved for this college’s admit rate.",
      },
      {
        title: "A range, not a point",
        text: "Essays, courses, recommendations and luck are not in the data. So the answer is a range, and missing answers widen it.",
      },
    ],
    formula: "log-odds of admission = a + b × standing",
    formulaText: (steep: number, from: string, flat: number, to: string) =>
      `a is solved for each college. b is ${formatParameter(steep)} where ${from} or more are admitted, and falls to ${formatParameter(flat)} where ${to} or fewer are: there, nearly everyone who applies has the grades.`,
    explorerTitle: "Try the curve",
    explorerLead: "Drawn by the function that makes every chance on this site.",
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
      `Held at the cap: where fewer than one in ten get in, nobody is shown more than ${formatParameter(times)} times the admit rate, and never more than ${ceiling}.`,
    drawing: (admit: string, share: string) =>
      `The curve of a college that admits ${admit}. At your standing the chance is ${share}.`,
    axisX: "standing among applicants, in standard deviations",
    none: "At this admit rate there is no curve: it says too little about who gets in.",
    tableTitle: "The figures it uses",
    table: { name: "Figure", value: "Value", from: "From" },
    origin: {
      fitted: "Fitted on the California table below",
      bands: "Fitted on the grades of first-years at 43 colleges",
      curve: "The curve itself",
      published: "Published",
      assumed: "Assumed",
      normal: "The normal curve",
      own: "Each college, else assumed",
    },
    parameters: {
      meanGpa: "Mean GPA of applicants, weighted scale",
      meanGpaValue: (base: number, per: number) =>
        `${formatParameter(base)} − ${formatParameter(per)} × ln(admit rate)`,
      weightedSd: "Spread of weighted GPA among applicants",
      weightedCap: "Weighted GPA is counted up to",
      fromCompletion: "Unweighted GPA of first-years, by six-year completion",
      fromAverage: "The same, where the college’s own average is 3.75 or less",
      completion: "completion",
      belowFour: "(4 − average)",
      sum: (base: number, per: number, of: string) =>
        `${formatParameter(base)} + ${formatParameter(per)} × ${of}`,
      difference: (base: number, per: number, of: string) =>
        `${formatParameter(base)} − ${formatParameter(per)} × ${of}`,
      meanAndSd: (mean: string, sd: string) => `mean ${mean}; spread ${sd}`,
      toApplicants: "From first-years to applicants",
      toApplicantsValue: (below: number, wider: number) =>
        `mean lower by ${formatParameter(below)} of the spread where half are admitted, spread ÷ ${formatParameter(wider)}`,
      aboveUnweighted: "Weighted means lie higher by at least",
      unweightedSd: "Spread of unweighted GPA where completion is not known",
      unweightedShift: "Unweighted means lie lower by, where completion is not known",
      percent: "100-point averages",
      percentValue: (top: number, per: number) =>
        `${formatParameter(top)} or more is 4.0, then ${formatParameter(per)} points a grade point`,
      quartiles: "Test scores: spread from a college’s quartiles",
      quartilesValue: (span: number) => `distance between them ÷ ${formatParameter(span)}`,
      satSpread: "SAT spread, because quartiles are sums of sections",
      satSpreadValue: (factor: number) => `× ${formatParameter(factor)}`,
      weights: "GPA and test weights",
      weightsValue: (even: number) =>
        `the college’s own (Common Data Set C7), else ${formatParameter(even)} each`,
      limits: "Standing is held between",
      limitsValue: (low: number, high: number) => `${formatParameter(low)} and ${formatSigned(high)}`,
      noCurve: "No curve at admit rates from",
      noCurveValue: (low: string, high: string) => `${low} or less, ${high} or more`,
    },
    enrolled:
      "Published test quartiles describe students who enrolled, and they stand above applicants. Scores are moved by the average standing of those whom the curve admits. With both tests the better one counts; a college that publishes only one gets the other by the makers’ joint table of 2018.",
    residents:
      "Where a public university publishes how many residents and others it admits, the student’s own group counts: the difference between the group’s rate and the overall rate of the same fall, in log-odds, added to the latest overall rate. Others are never put above the larger of the overall and the residents’ rate, because where they are admitted more often, they apply with better records. At Texas at Austin, which takes most residents by class rank alone, the others get no more than the overall rate. Where a public university prints one rate for all and admits under 80%, the range is wider.",
    scoresOptional:
      "Where nobody has to send a test score, the chance and both ends of its range are each the better of sending it and leaving it out. Where a college requires a test for fall 2027, a given score counts; where it does not read scores, none does.",
    nearlyEveryone:
      "A college that admits 99.5% or more needs no curve: it admits nearly everyone who applies, and counts as open.",
    wideTitle: "What makes a range wider",
    wideLead: (half: number) =>
      `Every range reaches ${formatParameter(half)} in log-odds to each side. These add to it:`,
    wide: {
      noGpa: "You gave no GPA, and the college uses it",
      noTest: "You gave no score, and the college publishes scores",
      noCollegeScores: "The college uses tests but publishes no scores",
      unweightedGpa: "Your GPA is unweighted",
      convertedGpa: "Your GPA was converted from percent or letters",
      concordance: "Your score was carried over from the other test",
      noGpaSpread: "The college’s completion is not known, so one line stands for its applicants’ grades",
      majorRate: "The chance stands on the rate of your field of study",
      majorPolicy: "The college admits by field of study and publishes no rates",
      oneRateForAll: "A public college prints one admit rate for residents and others",
    },
    wideBy: (value: number) => formatSigned(value),
  },

  chanceTest: {
    lead: (source: string, year: string) =>
      `${source}, ${year}. One campus is left out, the rule is fitted on the others, then it predicts the one left out. GPA alone, because these campuses look at no tests.`,
    compare: "Against simpler rules",
    rule: "Rule",
    error: "Mean error",
    labels: "Labels right",
    optimistic: "Too optimistic",
    covered: "Inside the range",
    method: "Tassel",
    alone: "Admit rate alone",
    percentile: "25th–75th percentile rule",
    cannot: "cannot be worked out: these campuses publish no test quartiles",
    noRange: "no range",
    points: (points: number) => `${formatOneDecimal(points)} points`,
    of: (count: number, all: number) => `${count} of ${all}`,
    drawing: (cells: number) =>
      `Predicted against actual admit rates of ${cells} groups of applicants. They lie close to the line where both are equal.`,
    axisX: "predicted by Tassel, %",
    axisY: "really admitted, %",
    nearlyAll: "over 99%",
    nearlyNone: "under 1%",
    key: { method: "Tassel", alone: "admit rate alone" },
    tableTitle: "Every cell",
    table: "Admit rates by campus and GPA band: actual and predicted",
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
        `${source}, ${year}. At colleges that admit 70% or more: the share of students below a GPA among those the method admits, beside the share each college published.`,
      table: "First-years below a GPA of 3.0 and of 3.5: published and predicted",
      college: "College",
      collegeAndFall: (college: string, fall: number) => `${college}, fall ${fall}`,
      belowThree: "Below 3.0",
      belowThreeAndHalf: "Below 3.5",
      all: "On average",
      figures: (bias: number, error: number) =>
        `${formatOneDecimal(Math.abs(bias))} points too ${bias < 0 ? "low" : "high"}, off by ${formatOneDecimal(error)}`,
      cell: (actual: string, predicted: string) => `published ${actual}, predicted ${predicted}`,
      limits:
        "Limits of this test: colleges publish the grades of those who enrolled, not of all whom they admitted, and the form was fitted with some of these colleges among 43. It says that the spread is about right, not how one college will decide. Nothing here tells how colleges judge a GPA under 3.0 together with courses.",
    },
    limits:
      "Limits of this test: one public system, driven by grades, test-free, mostly residents of its state; and the figures are quoted second-hand from the university’s information center.",
  },

  odds: {
    lead: "Chances of several colleges cannot simply be multiplied. If one admissions office likes a file, others are likelier to as well. So all your applications share some luck.",
    rule: (sd: number) =>
      `The luck is a normal curve with a spread of ${formatParameter(sd)} in log-odds. For each amount of luck we work out the chance that every college says no, then average. That spread is an assumption; here is what others would give.`,
    example: "A sample list of five chances:",
    sd: (sd: number) => `Shared luck ${formatParameter(sd)}`,
    used: "used by Tassel",
    instead: "for comparison",
    getShort: "of 100 get at least one yes",
    get: (count: string) => `${count} of 100 dots filled`,
    affordable:
      "“A yes you can pay for” counts only colleges whose whole price band is within what your family can pay. Open admission and places promised by law or policy are a sure yes. Colleges without a chance are left out and named.",
    answered:
      "When an answer comes, it replaces the estimate: an admission is a sure yes; a refusal or a waiting list is left out.",
  },

  price: {
    lead: "A band for your student’s first year, after grants. It starts from the best figure that the college publishes:",
    order: [
      {
        title: "What families in your income bracket paid here",
        text: "Published for five brackets, as an average of students with aid who pay the in-state price.",
      },
      {
        title: "The average price here",
        text: "Moved to your bracket by what colleges with the same ownership charge by income.",
      },
      {
        title: "Cost less usual grants",
        text: "Where no price after aid is published, moved to your bracket in the same way.",
      },
      {
        title: "No number",
        text: "Where even that is not published, we say so and link the college’s own calculator.",
      },
    ],
    fittedTitle: "Then it is fitted to your family",
    fitted: {
      residency:
        "Where you live: the difference between in-state and out-of-state tuition is added. Colleges that charge district residents less get a band that spans both.",
      living: `How you live: the average price mixes living plans. Yours is moved by the college’s own living costs. Living with family is priced only within ${formatInteger(commuteMiles)} miles of home, an assumption; farther away the price is for living on campus, and says so.`,
      exchange: (multiple: string, names: string) =>
        `Tuition exchanges: between states that share one (${names}), the low end uses ${multiple} of the resident tuition, if you are admitted to the exchange.`,
      growth: (net: string, cost: string, national: string, own: string) =>
        `Growth: prices after aid are from ${net} and published costs from ${cost}. They are grown to your first year at ${national} a year, moved ${own} of the way toward the college’s own growth. You can set your own.`,
      merit:
        "Automatic merit awards: where a college publishes a table, the award that your grades and scores earn comes off the published price, never off an average, because averages have such awards in them. That holds the high end; an award that may be yours moves the low end alone. Without aid answers, the low end also allows for the maximum Pell Grant up to an income of $48,000.",
      top: "Top bracket: it has no upper end, so the band runs to the published price. Colleges that meet full need are the exception.",
    },
    aidTitle: "If you answer the FAFSA calculator",
    aid: {
      income:
        "Income: the adjusted gross income of the tax return decides the bracket, with the student’s own where parents’ figures count. It stands in for an income typed elsewhere.",
      pell: "Pell Grant: it comes off the published price at every college, so the high end is held to the published price less the grant that is due. Before the last answer only the maximum grant counts, because savings not told yet could lower any other.",
      published:
        "A price that a college published for your bracket stays as published. Beside the same income typed, your answers never widen a band.",
      index: (colleges: string, byIncome: string, byIndex: string, span: string) =>
        `Student Aid Index: up to $110,000 it moves no price. We tested it at ${colleges} colleges that say they meet full need: each bracket’s price was hidden and drawn between its neighbors. By income the typical error was ${byIncome}, by the index ${byIndex}. Between colleges, the price less the index differs by ${span} for 8 of 10, because they use formulas of their own.`,
    },
    spreadTitle: "Why it is a band",
    spread: (explained: string, source: string, year: string) =>
      `Families with one income pay different prices, and no public figure shows how different. Research on the federal calculator finds that its questions explain about ${explained} of the variation in grants (${source}, ${year}). We take the rest as the spread inside a bracket, and draw the band so that it should hold 8 of 10 families. This is an assumption.`,
    calculator: "See the working for any college in the cost calculator",
    borrowed: (factor: string) =>
      `Two-year and mainly two-year colleges publish no prices by income. They borrow from four-year colleges of the same ownership, ${factor} times as wide.`,
  },

  priceTest: {
    lead: "We hide prices that are known, estimate them as if they were not, and compare. A tenth of the colleges is left out of the fit at a time.",
    basis: { average: "From the average price", cost: "From cost less usual grants" },
    prices: (count: number) => `${formatInteger(count)} hidden prices`,
    median: "Typical error (median)",
    mean: "Mean error",
    held: "Inside the band",
    goal: "A band said to hold 8 of 10 should hold 75% to 85%.",
    heldDrawing: (share: string) => `${share} of the hidden prices lie inside the band`,
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
      `The band on screen is wider, because it must hold families and not only averages: it holds ${share} of these.`,
    limits:
      "The bracket price itself cannot be tested this way: no public file holds single families. Prices of students from other states are not published at all.",
  },

  match: {
    lead: "How well a college meets what you asked for and can pay. It is not your chance of getting in. Each part is scored 0 to 100; a part you did not ask about, or that has no data, is left out and named.",
    weights: "How much each part counts",
    weightsHint: "Move them: your matches follow everywhere. Only their proportion matters.",
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
        "Best where you stand with the students who enrolled or a little above; lower where you would struggle or be bored.",
      major: "The share of your chosen fields that the college offers.",
      price: (above: number) =>
        `100 where the whole band is within your limit, ${formatParameter(above)} where none of it just is, then down to 0.`,
      size: (factor: number) =>
        `100 in a size you chose, falling to 0 at ${formatParameter(factor)} times too large or too small.`,
      setting: (neighbor: number) =>
        `100 in a setting you chose, ${formatParameter(neighbor)} in a neighboring one, else 0.`,
      distance: (factor: number) =>
        `100 within your limit, then straight down to 0 at ${formatParameter(factor)} times the limit. Without a limit, a two-year college has one of ${formatInteger(commuteMiles)} miles.`,
      outcomes:
        "The mean of two curves: the share who finish, and earnings ten years after entry. Two-year colleges have curves of their own.",
    },
    axes: {
      academics: "standing among enrolled students",
      price: (limit: string) => `low end of the band, limit ${limit}`,
      size: "undergraduates, when you chose medium",
      distance: (limit: string) => `miles from home, limit ${limit}`,
      outcomes: "share who finish, four-year college",
    },
    drawing: (part: string) => `The curve of ${part}: 0 to 100`,
  },

  never: {
    lead: "These never enter a chance, a match, a price or a mark, and Tassel never asks for them:",
    list: [
      "Race and ethnicity",
      "Relatives who went there (legacy)",
      "Athletics",
      "Religion",
      "Gender",
      "Disability",
      "Immigration status",
    ],
    except:
      "Colleges for women or men, tribal colleges and historically Black colleges are named as such, because that is what they are.",
  },

  limits: {
    list: [
      "Chances know grades and scores, and your major where a rate for it is published. They do not know essays, courses, recommendations or talent. Engineering, nursing, business and computer science are often harder to get into than the college as a whole, also where nobody publishes by how much.",
      "One admit rate is used for everyone. Public colleges often admit residents and others at different rates, and early rounds differ from regular ones; most do not publish that by college.",
      "How high the grades of applicants lie is worked out from how many students finish, or from the average a college states. Two colleges with the same figures can still read a transcript differently; an unweighted average widens the range.",
      "Prices follow income bracket averages. Savings, a business, divorced parents, several children in college and merit awards can move yours far from them. Each college’s own calculator asks more.",
      "Out-of-state students are taken to get the same grants as residents. At many public colleges they get less.",
      "Figures are one to three years old. Each shows its year.",
      `We have application dates for ${formatInteger(deadlineCounts.colleges)} colleges: ${formatInteger(deadlineCounts.published)} with dates published for 2026-27, ${formatInteger(deadlineCounts.lastCycle)} with last cycle’s only, and ${formatInteger(deadlineCounts.check)} with dates we could not confirm. They come from copies of the colleges’ pages and of the Common App’s grid, and dates move: check with the college.`,
    ],
  },
};
