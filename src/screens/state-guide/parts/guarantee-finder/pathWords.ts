/** The alternatives to guaranteed admission, by id: a name and what it means for a student. */
import type { AdmissionPathId } from "#domain/admission/admissionPaths.ts";

export type PathId = AdmissionPathId;

export const pathWords: Readonly<Record<PathId, { title: string; text: string }>> = {
  texasFuture: {
    title: "My Texas Future",
    text: "From the end of grade 11 an account shows public universities that would admit you. It is an invitation: you still apply.",
  },
  californiaTransferSuccess: {
    title: "CSU Transfer Success Pathway",
    text: "If Cal State turns you down as a first-year, you can keep a place there for up to three years while you study at a community college.",
  },
  floridaTwoPlusTwo: {
    title: "Two years, then two more",
    text: "An associate in arts from a public college brings a place in the State University System as a junior, at a university that is not yours to choose.",
  },
  carolinaArticulation: {
    title: "From a community college to UNC",
    text: "An associate degree with a C or better brings a place at a UNC university as a junior, not at a chosen one.",
  },
  virginiaGradeBands: {
    title: "Offers of single universities",
    text: "George Mason and others make like offers for certain grade averages. Ask each university for this year’s lines.",
  },
  virginiaTransfer: {
    title: "Guaranteed transfer",
    text: "Graduates of a community college with the stated average have a written agreement with more than 30 universities, public and private.",
  },
  coloradoTransfer: {
    title: "gtPathways and degree maps",
    text: "Credits from a list of courses count at every public college, and a matching associate degree leads on to a bachelor’s.",
  },
  oregonOpenDoors: {
    title: "Open Doors Oregon",
    text: "The law for direct admission has passed, and students cannot use it yet. Do not count on it for fall 2027.",
  },
  oregonTransfer: {
    title: "Transfer maps",
    text: "Core Transfer Maps and the Associate of Arts Oregon Transfer carry two years on to a public university.",
  },
  georgiaMatch: {
    title: "Georgia MATCH",
    text: "In October the state writes to each senior which colleges their HOPE average fits. The letter is not an admission: you still apply.",
  },
  newYorkLetters: {
    title: "Welcome letters",
    text: "SUNY writes to seniors about a place at their community college, and CUNY to seniors of city public schools about colleges they may attend.",
  },
  illinoisArticulation: {
    title: "Illinois Articulation Initiative",
    text: "A package of general courses from a community college counts at the universities that take part.",
  },
  pennsylvaniaCommonwealth: {
    title: "Commonwealth University",
    text: "It promises places to graduates of partner school districts with the grade average it names. Ask whether your district is one.",
  },
  ohioOpenLaw: {
    title: "Open by law",
    text: "Ohio law keeps public universities open to graduates of Ohio high schools. Without conditions for those with the core courses and readiness scores; many campuses take all who apply.",
  },
  michiganTransfer: {
    title: "Michigan Transfer Agreement",
    text: "Thirty credits of general courses from a community college count at the universities.",
  },
  arizonaTransfer: {
    title: "From a community college",
    text: "The general education block of 35 credits counts at all three universities, and some transfer paths promise a place for lower averages.",
  },
  marylandDirect: {
    title: "Direct admission",
    text: "It begins in the school year 2027-28 at universities that choose to take part: too late for most seniors of 2027.",
  },
};
