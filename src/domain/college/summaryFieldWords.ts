/** The label and explanation of each summary field, in plain words. */
import type { SummaryField } from "./college.ts";

/** `label` goes before a figure; `meaning` explains what it counts in a sentence or two. */
export type FieldWords = { label: string; meaning: string };

export const summaryFieldWords: Record<SummaryField, FieldWords> = {
  unitId: { label: "College number", meaning: "The number the federal government gives each college." },
  name: {
    label: "Name",
    meaning:
      "The name the college reports, without the parts that only tell campuses apart in federal files.",
  },
  slug: {
    label: "Address on this site",
    meaning: "The last part of the college's address here, made from its name in federal files.",
  },
  aliases: {
    label: "Other names",
    meaning: "Names and short forms people use for the college, as it reports them.",
  },
  city: { label: "City", meaning: "The city of the main address." },
  state: { label: "State", meaning: "The state or territory of the main address." },
  latitude: { label: "Latitude", meaning: "The number of degrees north of the equator." },
  longitude: {
    label: "Longitude",
    meaning: "The number of degrees east of Greenwich. Places in the Americas are below zero.",
  },
  control: {
    label: "Public or private",
    meaning: "Whether the college is public, private nonprofit, or private for-profit.",
  },
  level: {
    label: "Length of programs",
    meaning:
      "Whether the college is four-year, two-year or shorter, based on its longest undergraduate program. A college that awards mostly associate degrees and a few bachelor’s counts as two-year.",
  },
  setting: {
    label: "Setting",
    meaning: "Whether it is in a city, suburb, town or rural area, according to the Census Bureau's map.",
  },
  isDegreeGranting: {
    label: "Degree-granting with undergraduates",
    meaning:
      "This is a two-year or four-year college with at least one undergraduate. Searches start with these colleges.",
  },
  isBachelorsCollege: {
    label: "Mainly bachelor's degrees",
    meaning: "Most of the college's awards are bachelor's degrees. We show “no” where this is not reported.",
  },
  isHbcu: {
    label: "Historically Black college",
    meaning:
      "The college is on the federal list of Historically Black Colleges and Universities. We show “no” where this is not reported.",
  },
  isTribal: {
    label: "Tribal college",
    meaning:
      "The college is on the federal list of Tribal Colleges and Universities. We show “no” where this is not reported.",
  },
  isWomenOnly: {
    label: "Women's college",
    meaning:
      "The college admits women only. This is reported for colleges that mainly award bachelor's degrees. We show “no” for others.",
  },
  isMenOnly: {
    label: "Men's college",
    meaning:
      "The college admits men only. This is reported for colleges that mainly award bachelor's degrees. We show “no” for others.",
  },
  isReligious: {
    label: "Religious affiliation",
    meaning: "The college reports an affiliation with a faith or church.",
  },
  isOnlineOnly: {
    label: "Online only",
    meaning: "All of the college's programs are taught online. We show “no” where this is not reported.",
  },
  isRanked: {
    label: "In rankings",
    meaning:
      "It awarded an associate or bachelor's degree in 2023-24, enrolled first-years (30 or more, where that is reported), and is not a seminary, a trade school or a small one-field school.",
  },
  specialFocus: {
    label: "Specializes in one field",
    meaning:
      "The college teaches mainly one field: faith, health, art, technology, business or law. This is based on its Carnegie classification, on its degrees where three of four are in art and design, or on its name where it has no classification.",
  },
  hasOpenAdmission: {
    label: "Open admission",
    meaning: "The college admits everyone who applies with a high school diploma or equivalent.",
  },
  testPolicy: {
    label: "Test scores",
    meaning: "Whether SAT or ACT scores are required, considered if sent, or not considered.",
  },
  admitRate: {
    label: "Admit rate",
    meaning: "The share of first-year applicants that the college admitted.",
  },
  chanceIntercept: {
    label: "Position of the chance curve",
    meaning:
      "This is set from the admit rate, so that the chances of all applicants average out to that rate.",
  },
  satTotal: {
    label: "SAT middle half",
    meaning:
      "The sum of reading and math scores at the 25th and 75th percentiles of enrolled first-years who sent scores.",
  },
  actComposite: {
    label: "ACT middle half",
    meaning: "The composite score at the 25th and 75th percentiles of enrolled first-years who sent scores.",
  },
  gpaImportance: {
    label: "How much grades count",
    meaning: "What the college says in its Common Data Set, from 0 (not considered) to 3 (very important).",
  },
  testImportance: {
    label: "How much test scores count",
    meaning: "What the college says in its Common Data Set, from 0 (not considered) to 3 (very important).",
  },
  interestImportance: {
    label: "How much demonstrated interest counts",
    meaning: "What the college says in its Common Data Set, from 0 (not considered) to 3 (very important).",
  },
  enrolledGpa: {
    label: "Average GPA",
    meaning:
      "The high school GPA of enrolled first-years, as the college averages it on its own scale. It can be above 4 where the college weights grades.",
  },
  undergraduates: {
    label: "Undergraduates",
    meaning: "The number of students seeking a degree or certificate below the master's level.",
  },
  completionRate: {
    label: "Completion",
    meaning:
      "The share of full-time, first-time students who finished here within 150% of the normal time: six years for a four-year degree.",
  },
  retentionRate: {
    label: "Returned for a second year",
    meaning: "The share of full-time, first-time students who came back the next fall.",
  },
  earningsUsd: {
    label: "Earnings after ten years",
    meaning:
      "The median earnings of former students with federal aid ten years after they started, if they were working and not enrolled.",
  },
  tuitionInDistrictUsd: {
    label: "Tuition and fees, in-district",
    meaning:
      "The price for full-time first-years from the college's district. It is the same as in-state where there is no district price.",
  },
  tuitionInStateUsd: {
    label: "Tuition and fees, in-state",
    meaning:
      "The price for full-time first-years from the state. At public colleges, the in-district price plus the difference between the two total costs.",
  },
  tuitionOutOfStateUsd: {
    label: "Tuition and fees, out-of-state",
    meaning: "The price for full-time first-years from other states. Most private colleges have one price.",
  },
  livingOnCampusUsd: {
    label: "Living cost on campus",
    meaning: "The cost of books, housing, food and other expenses, which is the total cost less tuition.",
  },
  livingOffCampusUsd: {
    label: "Living cost off campus",
    meaning:
      "The cost of books, housing, food and other expenses of living away from family, which is the total cost less tuition.",
  },
  livingWithFamilyUsd: {
    label: "Living cost with family",
    meaning:
      "The cost of books and other expenses of living at home, which is the total cost less tuition. Since 2024-25, most colleges count food and housing at home, too. Earlier figures leave them out.",
  },
  netPriceUsd: {
    label: "Average net price",
    meaning:
      "The average cost after grants for full-time first-years with federal aid. At public colleges, it is for those who pay the in-state price. It is below zero where grants exceed the cost.",
  },
  netPriceByIncomeUsd: {
    label: "Net price by family income",
    meaning:
      "The average cost after grants in each of five brackets of family income. It is below zero where grants exceed the cost.",
  },
  aidedPriceByIncomeUsd: {
    label: "Price by income, students with federal aid",
    meaning:
      "At two-year colleges, the average cost after grants for first-years who got federal aid there, in each of five brackets of family income. We leave out a bracket with too few students.",
  },
  aidedPriceGapUsd: {
    label: "Change in that price between two years",
    meaning:
      "How far apart the 2021-22 and 2022-23 prices are, if the difference is enough to widen the range.",
  },
  aidedCostUsd: {
    label: "Cost behind that price",
    meaning:
      "The cost before grants that these prices were calculated from. It is the cost the college reported, or its average price plus the average grant.",
  },
  aidedHomeCostUsd: {
    label: "That cost for living at home",
    meaning:
      "Tuition, fees, books and other costs of living at home, before colleges counted food and housing there.",
  },
  grantShare: {
    label: "Students with grants",
    meaning:
      "The share of full-time first-years with a grant or scholarship from any government or the college.",
  },
  averageGrantUsd: {
    label: "Average grant",
    meaning: "The average of those grants and scholarships, among students who had one.",
  },
  stateGrantShare: {
    label: "Students with state or local grants",
    meaning: "The share of full-time first-years with a grant from a state or local government.",
  },
  averageStateGrantUsd: {
    label: "Average state or local grant",
    meaning: "The average of those grants, among students who had one.",
  },
  tooFewToSay: {
    label: "Too few students to say",
    meaning:
      "We leave out these rates because they cover fewer than 30 students or applicants, as far as federal counts show.",
  },
  tuitionGrowthShare: {
    label: "Tuition growth a year",
    meaning:
      "The steady yearly growth from the 2021-22 price to the 2024-25 price. We leave it out if it is above 25% a year, up or down.",
  },
};
