/** The text of a state's campus facts. */
import type { Affiliation } from "#content/parts/campusFacts.ts";
import type { Setting } from "#domain/college/college.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import { nameInText, type StateCode } from "#domain/college/states.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { typeNote } from "../shared/typeWords.ts";

const settings: Record<Setting, string> = {
  city: "City",
  suburb: "Suburb",
  town: "Town",
  rural: "Rural",
};

const affiliations: Record<Affiliation, string> = {
  hbcu: "Historically Black colleges",
  tribal: "Tribal colleges",
  women: "Women’s colleges",
  men: "Men’s colleges and seminaries",
};

const formatColleges = (count: number) => (count === 1 ? "1 college" : `${formatInteger(count)} colleges`);

export const words = {
  colleges: formatColleges,
  students: (share: number) => `${formatShare(share)} of students`,
  settings: {
    title: "City, suburb, town or rural",
    lead: (state: StateCode, count: number) =>
      `The chart shows how many of the ${formatColleges(count)} in ${nameInText(state)} are in cities, suburbs, towns and rural areas, and where students enroll.`,
    setting: (setting: Setting) => settings[setting],
    largest: "The largest:",
    origin: `Settings are from the Census Bureau’s map (${dataYears.characteristics}). Students are undergraduates (${dataYears.admissions}). A mostly online college is counted where its office is. Sources: IPEDS and College Scorecard.`,
  },
  sizes: {
    title: "Small and large colleges",
    lead: (smallShare: number, studentShare: number) =>
      `Of the colleges, ${formatShare(smallShare)} have fewer than 1,000 undergraduates. Together, they enroll ${formatShare(studentShare)} of the students.`,
    under: (below: number) => `Under ${formatInteger(below)} students`,
    between: (from: number, below: number) => `${formatInteger(from)} to ${formatInteger(below - 1)}`,
    over: (from: number) => `${formatInteger(from)} or more`,
    origin: `We count undergraduates seeking a degree or certificate (${dataYears.admissions}). Source: College Scorecard.`,
  },
  housing: {
    title: "Housing and food on campus",
    lead: "Each college estimates what a full-time student pays for a year of housing and food on campus.",
    control: { public: "Public colleges", nonprofit: "Private nonprofit colleges" },
    range: (minimum: string, maximum: string) => `from ${minimum} to ${maximum}`,
    least: "Lowest:",
    most: "Highest:",
    at: (usd: number) => `(${formatUsd(usd)})`,
    n: (count: number) => `median of ${formatColleges(count)}`,
    chart: (minimum: string, maximum: string) => `From ${minimum} to ${maximum}`,
    none: "No college here publishes a price for housing and food on campus.",
    origin: `We include colleges that award mostly bachelor’s degrees and have at least 500 undergraduates (${dataYears.aid}). Source: IPEDS. Prices vary by residence hall and meal plan.`,
  },
  retention: {
    title: "Who comes back for a second year",
    lead: "These are the shares of full-time, first-time students who returned the next fall. Where the share is low, ask on your visit why students leave.",
    half: (lower: number, upper: number) => `middle half: ${formatShare(lower)} to ${formatShare(upper)}`,
    single: (count: number) => `median of ${formatColleges(count)}`,
    top: "Public campuses where the most first-year students return",
    origin: `We count first-year students who returned in ${dataYears.admissions} for a second year. Source: IPEDS. Medians count each college once. ${typeNote}.`,
  },
  affiliations: {
    title: "Colleges with a special mission or a religious affiliation",
    none: (state: StateCode) =>
      `No degree-granting college in ${nameInText(state)} is on the federal lists of Historically Black, tribal, women’s or men’s colleges.`,
    kind: (kind: Affiliation) => affiliations[kind],
    religious: (count: number, all: number) =>
      `${formatInteger(count)} of ${formatColleges(all)} report a religious affiliation:`,
    more: "among them",
    others: (count: number) => `Other affiliations: ${formatInteger(count)}`,
    origin: `This is what the colleges report (${dataYears.characteristics}). We identify men’s and women’s colleges only among colleges that mainly award bachelor’s degrees. Sources: IPEDS and College Scorecard.`,
  },
} as const;
