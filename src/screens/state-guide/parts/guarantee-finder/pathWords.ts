/** The alternatives to guaranteed admission, by id: a name and what it means for a student. */
import type { AdmissionPathId } from "#domain/admission/admissionPaths.ts";

export type PathId = AdmissionPathId;

export const pathWords: Readonly<Record<PathId, { title: string; text: string }>> = {
  texasFuture: {
    title: "My Texas Future",
    text: "From the end of 11th grade, your account shows public universities that would admit you. The list is an invitation, so you still have to apply.",
  },
  californiaTransferSuccess: {
    title: "CSU Transfer Success Pathway",
    text: "If Cal State turns you down as a first-year student, it holds a place for you for up to three years while you attend a community college.",
  },
  floridaTwoPlusTwo: {
    title: "Two years, then two more",
    text: "With an associate in arts from a public college, you are guaranteed a place as a junior in the State University System, though not necessarily at the university of your choice.",
  },
  carolinaArticulation: {
    title: "From a community college to UNC",
    text: "An associate degree with grades of C or better guarantees you a place as a junior at a UNC university, though not necessarily the one you want.",
  },
  virginiaGradeBands: {
    title: "Offers from individual universities",
    text: "George Mason and others have made similar offers, based on GPA. Ask each university for this year’s requirements.",
  },
  virginiaTransfer: {
    title: "Guaranteed transfer",
    text: "Community college graduates with the required GPA are covered by written agreements with more than 30 public and private universities.",
  },
  coloradoTransfer: {
    title: "gtPathways and degree maps",
    text: "Credits from listed courses count at every public college, and a matching associate degree counts toward a bachelor’s degree.",
  },
  oregonOpenDoors: {
    title: "Open Doors Oregon",
    text: "The direct admission law has passed, but students can’t use it yet. Don’t count on direct admission for fall 2027.",
  },
  oregonTransfer: {
    title: "Transfer maps",
    text: "Core Transfer Maps and the Associate of Arts Oregon Transfer let you carry two years of credit to a public university.",
  },
  georgiaMatch: {
    title: "Georgia MATCH",
    text: "In October, the state sends each senior a list of colleges that fit their HOPE GPA. The letter is not an admission offer, so you still have to apply.",
  },
  newYorkLetters: {
    title: "Welcome letters",
    text: "SUNY offers seniors a place at their local community college. CUNY sends New York City public school seniors letters about colleges they can attend.",
  },
  illinoisArticulation: {
    title: "Illinois Articulation Initiative",
    text: "Finish its general education courses at a community college, and participating universities accept them as a package.",
  },
  pennsylvaniaCommonwealth: {
    title: "Commonwealth University",
    text: "Commonwealth University guarantees admission to graduates of partner school districts if they meet its GPA requirement. Ask whether your district is one.",
  },
  ohioOpenLaw: {
    title: "Open by law",
    text: "Ohio law keeps public universities open to Ohio high school graduates. If you have the core courses and readiness scores, admission is unconditional. Many campuses admit everyone who applies.",
  },
  michiganTransfer: {
    title: "Michigan Transfer Agreement",
    text: "Thirty credits of general education courses from a community college count at the universities.",
  },
  arizonaTransfer: {
    title: "From a community college",
    text: "The general education block of 32 to 35 credits counts at all three universities, and some transfer pathways guarantee admission with a lower GPA.",
  },
  marylandDirect: {
    title: "Direct admission",
    text: "Direct admission begins in the 2027-28 school year at universities that choose to participate, which is too late for most of the class of 2027.",
  },
};
