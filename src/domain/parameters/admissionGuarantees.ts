/** Places promised by state law or university policy, as far as grades, class rank and home state can show them. */
import type { StateCode } from "#domain/college/states.ts";
import type { Source } from "#lib/source.ts";

/** What a student must bring beside the figures asked, said as codes. */
export type FurtherNeed =
  | "gpaOnTheirScale"
  | "requiredCourses"
  | "distinguishedLevel"
  | "publicSchool"
  | "districtSharesData"
  | "districtTakesPart"
  | "testTaken"
  | "fourthMath"
  | "optedIn"
  | "spaceRemains"
  | "claimTheOffer";

/** One promise. Any one way in `ways` is enough; within a way all figures must hold. */
export type AdmissionGuarantee = {
  id: string;
  state: StateCode;
  /** What people call it. */
  name: string;
  /** `each`: every college named here. `oneOf`: a place at one of them, not a chosen one. */
  promises: "each" | "oneOf";
  /** Empty where the colleges in it are counted but not named. */
  unitIds: readonly number[];
  /** Empty where each college has a line of its own that it does not publish. */
  ways: readonly { minimumGpa: number | null; topPercent: number | null }[];
  /** The line is on the weighted scale; else on the plain one. */
  countsWeightedGpa?: true | undefined;
  /** Conditions that grades and rank do not show. */
  furtherNeeds: readonly FurtherNeed[];
  source: Source;
  /** H: official page, statute or two sources that agree. M: one decent source. */
  confidence: "H" | "M";
  checkWithAgency: boolean;
};

const azregents = "https://www.azregents.edu";
const texasLaw = "https://statutes.capitol.texas.gov/Docs/ED/htm/ED.51.htm";

export const admissionGuarantees: readonly AdmissionGuarantee[] = [
  {
    id: "arizonaAssured",
    state: "AZ",
    name: "Assured admission",
    promises: "each",
    unitIds: [104151, 104179, 105330],
    ways: [
      { minimumGpa: 3, topPercent: null },
      { minimumGpa: null, topPercent: 25 },
    ],
    furtherNeeds: ["requiredCourses"],
    source: {
      id: "arizonaAssured",
      title: "Arizona Board of Regents, assured admission",
      year: "2026",
      url: azregents,
    },
    confidence: "H",
    checkWithAgency: true,
  },
  {
    id: "californiaCsuDirect",
    state: "CA",
    name: "CSU Direct Admission",
    promises: "each",
    // 16 of 22 campuses: not Fullerton, Long Beach, San Luis Obispo, Pomona, San Diego, San Jose.
    unitIds: [
      110486, 110495, 110510, 110538, 110547, 110556, 110574, 110592, 110608, 110617, 115755, 122597, 123572,
      366711, 409698, 441937,
    ],
    ways: [{ minimumGpa: 2.5, topPercent: null }],
    furtherNeeds: ["publicSchool", "requiredCourses", "districtSharesData", "claimTheOffer"],
    source: {
      id: "californiaCsuDirect",
      title: "California SB 640 (2025), CSU Direct Admission",
      year: "fall 2027",
      url: null,
    },
    confidence: "H",
    checkWithAgency: true,
  },
  {
    id: "californiaUcNinePercent",
    state: "CA",
    name: "UC statewide and local guarantee",
    promises: "oneOf",
    unitIds: [110635, 110644, 110653, 110662, 110671, 110680, 110705, 110714, 445188],
    ways: [{ minimumGpa: 3, topPercent: 9 }],
    furtherNeeds: ["requiredCourses", "spaceRemains"],
    source: {
      id: "californiaUcNinePercent",
      title: "University of California, statewide and local guarantee (top 9%)",
      year: "2026",
      url: null,
    },
    confidence: "H",
    checkWithAgency: true,
  },
  {
    id: "floridaTalentedTwenty",
    state: "FL",
    name: "Talented Twenty",
    promises: "oneOf",
    unitIds: [133650, 133669, 433660, 133951, 134097, 482936, 262129, 132903, 134130, 136172, 137351, 138354],
    ways: [{ minimumGpa: null, topPercent: 20 }],
    furtherNeeds: ["publicSchool", "requiredCourses", "testTaken", "spaceRemains"],
    source: {
      id: "floridaTalentedTwenty",
      title: "Florida Talented Twenty",
      year: "2026",
      url: "https://www.floridashines.org",
    },
    confidence: "H",
    checkWithAgency: true,
  },
  {
    id: "illinoisOneClick",
    state: "IL",
    name: "One Click College Admit",
    promises: "each",
    // Chicago State, Eastern, Governors State, Illinois State, Northeastern, Northern, both SIU, Springfield, Western.
    unitIds: [144005, 144892, 145336, 145813, 147776, 147703, 149222, 149231, 148654, 149772],
    // Offers go by GPA; each university has its own line.
    ways: [],
    furtherNeeds: ["optedIn", "claimTheOffer"],
    source: {
      id: "illinoisOneClick",
      title: "Illinois Public Act 104-0015, One Click College Admit (Illinois Student Assistance Commission)",
      year: "fall 2027",
      url: "https://www.isac.org/",
    },
    confidence: "H",
    checkWithAgency: true,
  },
  {
    id: "michiganAssured",
    state: "MI",
    name: "Michigan Assured Admission Pact",
    promises: "each",
    unitIds: [169248, 169798, 169910, 170082, 170639, 171456, 171571, 172051, 171137, 171146, 172644],
    ways: [{ minimumGpa: 3, topPercent: null }],
    furtherNeeds: [],
    source: {
      id: "michiganAssured",
      title: "Michigan Association of State Universities, Michigan Assured Admission Pact",
      year: "2026",
      url: "https://www.masu.org",
    },
    confidence: "H",
    checkWithAgency: false,
  },
  {
    id: "newYorkSunyTopTen",
    state: "NY",
    name: "SUNY Top 10% Promise",
    promises: "oneOf",
    unitIds: [196060, 196088, 196103, 196167, 196176, 196185, 196112, 196219, 196097],
    ways: [{ minimumGpa: null, topPercent: 10 }],
    furtherNeeds: ["districtTakesPart"],
    source: {
      id: "newYorkSunyTopTen",
      title: "SUNY Top 10% Promise",
      year: "fall 2025",
      url: "https://www.suny.edu",
    },
    confidence: "H",
    checkWithAgency: true,
  },
  {
    id: "northCarolinaConnect",
    state: "NC",
    name: "NC College Connect",
    promises: "each",
    // Eleven universities of the UNC System and 29 independent colleges, which the facts at hand do not name.
    unitIds: [],
    ways: [{ minimumGpa: 2.8, topPercent: null }],
    countsWeightedGpa: true,
    furtherNeeds: ["publicSchool", "fourthMath", "requiredCourses", "claimTheOffer"],
    source: {
      id: "northCarolinaConnect",
      title: "NC College Connect, University of North Carolina System",
      year: "class of 2026",
      url: "https://nccollegeconnect.org/",
    },
    confidence: "H",
    checkWithAgency: true,
  },
  {
    id: "texasAustinTopFive",
    state: "TX",
    name: "Automatic admission to UT Austin",
    promises: "each",
    unitIds: [228778],
    ways: [{ minimumGpa: null, topPercent: 5 }],
    furtherNeeds: ["distinguishedLevel"],
    source: {
      id: "texasAutomatic",
      title: "Texas Education Code 51.803, automatic admission",
      year: "fall 2027",
      url: texasLaw,
    },
    confidence: "H",
    checkWithAgency: true,
  },
  {
    id: "texasTopTen",
    state: "TX",
    name: "Top 10% automatic admission",
    promises: "each",
    // Public universities that take first-year students, but for Austin.
    unitIds: [
      222831, 224147, 224545, 224554, 225414, 225432, 225502, 225511, 226091, 226152, 226833, 227216, 227368,
      227526, 227881, 228431, 228459, 228501, 228529, 228705, 228723, 228769, 228787, 228796, 228802, 229018,
      229027, 229063, 229115, 229179, 229814, 459949, 484905,
    ],
    ways: [{ minimumGpa: null, topPercent: 10 }],
    furtherNeeds: ["distinguishedLevel"],
    source: {
      id: "texasAutomatic",
      title: "Texas Education Code 51.803, automatic admission",
      year: "fall 2027",
      url: texasLaw,
    },
    confidence: "H",
    checkWithAgency: false,
  },
  {
    id: "virginiaVcu",
    state: "VA",
    name: "Guaranteed admission at VCU",
    promises: "each",
    unitIds: [234030],
    ways: [
      { minimumGpa: 3.5, topPercent: null },
      { minimumGpa: null, topPercent: 10 },
    ],
    furtherNeeds: [],
    source: {
      id: "virginiaVcu",
      title: "Virginia Commonwealth University, guaranteed admission announcement",
      year: "2023",
      url: "https://www.vcu.edu",
    },
    confidence: "M",
    checkWithAgency: true,
  },
];
