/** What a state has beside promised places for first-years: invitations, open laws, and places after two years. */
import type { StateCode } from "#domain/college/states.ts";
import type { Source } from "#lib/source.ts";

/**
 * "invitation": a letter or list that says where a student would fit; applying comes after. "open": a law that keeps
 * colleges open. "transfer": a place after a community college. "partner": single districts or colleges. "later": a law
 * that is not in use yet.
 */
export type AdmissionPathKind = "invitation" | "open" | "transfer" | "partner" | "later";

export type AdmissionPath = {
  id: string;
  state: StateCode;
  kind: AdmissionPathKind;
  source: Source;
  /** H: official page, statute or two sources that agree. M: one decent source, to be checked with whoever runs it. */
  confidence: "H" | "M";
};

function path<const Id extends string>(
  state: StateCode,
  kind: AdmissionPathKind,
  id: Id,
  confidence: "H" | "M",
  [title, year, url]: readonly [string, string, string | null],
): AdmissionPath & { id: Id } {
  return { id, state, kind, confidence, source: { id: `path-${id}`, title, year, url } };
}

/** As of November 2026. Their words stand with the finder, by id. */
export const admissionPaths = [
  path("TX", "invitation", "texasFuture", "H", [
    "My Texas Future, Texas Higher Education Coordinating Board",
    "2024",
    "https://www.highered.texas.gov/",
  ]),
  path("CA", "transfer", "californiaTransferSuccess", "H", [
    "CSU Transfer Success Pathway, California SB 640",
    "2026",
    "https://www.calstate.edu/",
  ]),
  path("FL", "transfer", "floridaTwoPlusTwo", "H", [
    "Florida 2+2, FloridaShines",
    "2026",
    "https://www.floridashines.org",
  ]),
  path("NC", "transfer", "carolinaArticulation", "M", [
    "Comprehensive Articulation Agreement, UNC System and community colleges",
    "2026",
    "https://www.northcarolina.edu/",
  ]),
  path("VA", "partner", "virginiaGradeBands", "M", [
    "Guaranteed admission of single universities, George Mason University among them",
    "2023",
    "https://www.gmu.edu/",
  ]),
  path("VA", "transfer", "virginiaTransfer", "H", [
    "Guaranteed transfer, Virginia’s Community Colleges",
    "2026",
    "https://www.vccs.edu/",
  ]),
  path("CO", "transfer", "coloradoTransfer", "M", [
    "gtPathways and Degrees with Designation, Colorado Department of Higher Education",
    "2026",
    "https://highered.colorado.gov/",
  ]),
  path("OR", "later", "oregonOpenDoors", "H", [
    "Direct admissions, Oregon Higher Education Coordinating Commission",
    "2026",
    "https://www.oregon.gov/highered",
  ]),
  path("OR", "transfer", "oregonTransfer", "M", [
    "Oregon transfer maps, Oregon Higher Education Coordinating Commission",
    "2026",
    "https://www.oregon.gov/highered",
  ]),
  path("GA", "invitation", "georgiaMatch", "H", [
    "Georgia MATCH, Georgia Student Finance Commission",
    "2025",
    "https://www.gafutures.org/",
  ]),
  path("NY", "invitation", "newYorkLetters", "M", [
    "SUNY and CUNY welcome letters",
    "2025",
    "https://www.suny.edu",
  ]),
  path("IL", "transfer", "illinoisArticulation", "M", [
    "Illinois Articulation Initiative",
    "2026",
    "https://www.isac.org/",
  ]),
  path("PA", "partner", "pennsylvaniaCommonwealth", "M", [
    "Commonwealth University of Pennsylvania, partner districts",
    "2026",
    "https://www.commonwealthu.edu/",
  ]),
  path("OH", "open", "ohioOpenLaw", "H", [
    "Ohio Revised Code 3345.06, admission to public universities",
    "2026",
    "https://codes.ohio.gov/ohio-revised-code/section-3345.06",
  ]),
  path("MI", "transfer", "michiganTransfer", "H", [
    "Michigan Transfer Agreement",
    "2026",
    "https://www.masu.org",
  ]),
  path("AZ", "transfer", "arizonaTransfer", "M", [
    "Arizona General Education Curriculum, Arizona Board of Regents",
    "2026",
    "https://www.azregents.edu",
  ]),
  path("MD", "later", "marylandDirect", "H", [
    "Maryland HB 700 and SB 324 (2026), direct admission",
    "2026",
    "https://mhec.maryland.gov/",
  ]),
] as const satisfies readonly AdmissionPath[];
