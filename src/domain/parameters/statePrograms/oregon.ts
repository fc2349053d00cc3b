/** State aid of Oregon: its programs as rules, each with its year and source. As of November 2026. */
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import {
  atMost,
  everyKind,
  makeProgram,
  need,
  pay,
  resident,
  setYearly,
  stateDate,
  upTo,
} from "./programParts.ts";

const office = {
  state: "OR",
  agency: "Oregon Student Aid",
  url: "https://oregonstudentaid.gov/",
} as const;

export const oregonPrograms: readonly StateProgram[] = [
  makeProgram(office, {
    id: "oregonOpportunityGrant",
    name: "Oregon Opportunity Grant",
    ruleYear: "2025-26",
    decidedBy: "rule",
    // The limit and the last day follow the money of each year.
    conditions: [resident, atMost("sai", 8_000, { isAbout: true, year: "2024-25" })],
    needs: [need("fileEarly")],
    pays: [
      pay("fourYear", ["publicFourYear", "nonprofit"], upTo(7_800, "2025-26")),
      pay("communityCollegeBachelor", ["communityCollege"], upTo(5_964, "2025-26")),
      pay("communityCollege", ["communityCollege"], upTo(4_272, "2025-26")),
    ],
    deadlines: stateDate("OR"),
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(office, {
    id: "oregonPromise",
    name: "Oregon Promise",
    ruleYear: "2024-25",
    decidedBy: "rule",
    conditions: [
      resident,
      { kind: "gpa", value: 2, rule: "plain" },
      atMost("sai", 25_000, { isAbout: true, year: "2024-25" }),
    ],
    needs: [need("ownForm"), need("applyInSeniorYear")],
    pays: [
      pay("communityCollege", ["communityCollege"], {
        kind: "range",
        fromUsd: 2_124,
        toUsd: 4_422,
        per: "year",
        year: "2024-25",
      }),
    ],
    deadlines: { kind: "lastKnown", date: "2024-06-03", awardYear: "2024-25" },
    confidence: "M",
    checkWithAgency: true,
  }),
  makeProgram(office, {
    id: "oregonTribalGrant",
    name: "Oregon Tribal Student Grant",
    ruleYear: "2026",
    decidedBy: "agency",
    conditions: [],
    needs: [need("tribalMember")],
    pays: [pay("approvedCollege", everyKind, setYearly)],
    deadlines: { kind: "askAgency" },
    confidence: "M",
    checkWithAgency: true,
  }),
];
