/** Who publishes the dates and rules of applying, testing and paying: the pages that the calendar and its tasks name. */
import type { Source } from "#lib/source.ts";

function source(id: string, title: string, year: string, url: string): Source {
  return { id, title, year, url };
}

export const admissionSources = {
  sat: source(
    "sat-dates",
    "SAT dates and deadlines, College Board",
    "2026-27",
    "https://satsuite.collegeboard.org/sat/dates-deadlines",
  ),
  satScores: source(
    "sat-scores",
    "SAT scores, College Board",
    "2026",
    "https://satsuite.collegeboard.org/sat/scores",
  ),
  feeWaivers: source(
    "sat-fee-waivers",
    "SAT fee waivers, College Board",
    "2026-27",
    "https://satsuite.collegeboard.org/sat/registration/fee-waivers",
  ),
  psat: source(
    "psat-dates",
    "PSAT and SAT School Day dates, College Board",
    "2026-27",
    "https://satsuite.collegeboard.org/psat-nmsqt",
  ),
  act: source("act-dates", "ACT test dates and deadlines, ACT", "2026-27", "https://www.act.org/"),
  ap: source(
    "ap-exam-dates",
    "AP exam dates, College Board",
    "2026-27",
    "https://apcentral.collegeboard.org/exam-administration-ordering-scores/exam-dates",
  ),
  apStudents: source(
    "ap-students",
    "AP for students, College Board",
    "2026-27",
    "https://apstudents.collegeboard.org/",
  ),
  ib: source("ib-assessment", "Assessment, International Baccalaureate", "2026", "https://www.ibo.org/"),
  fafsa: source(
    "fafsa-deadlines",
    "FAFSA deadlines, Federal Student Aid",
    "2027-28",
    "https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines",
  ),
  studentAid: source(
    "student-aid-fafsa",
    "Applying for aid with the FAFSA, Federal Student Aid",
    "2027-28",
    "https://studentaid.gov/h/apply-for-aid/fafsa",
  ),
  withoutNumber: source(
    "fsa-account-without-ssn",
    "FAFSA contributors without a Social Security number, Federal Student Aid (GENERAL-24-140)",
    "2024",
    "https://fsapartners.ed.gov/",
  ),
  cssProfile: source(
    "css-profile",
    "CSS Profile, College Board",
    "2027-28",
    "https://cssprofile.collegeboard.org/",
  ),
  commonApp: source("common-app", "Common App", "2026-27", "https://www.commonapp.org/"),
  commonAppGrid: source(
    "common-app-requirements-grid",
    "Requirements of its members, Common App",
    "2026-27",
    "https://www.commonapp.org/",
  ),
  uc: source(
    "uc-dates",
    "Dates and deadlines, University of California",
    "fall 2027",
    "https://admission.universityofcalifornia.edu/",
  ),
  csu: source(
    "csu-apply",
    "Cal State Apply, California State University",
    "fall 2027",
    "https://www.calstate.edu/apply",
  ),
  nacacEthics: source(
    "nacac-ethical-practice",
    "Guide to Ethical Practice in College Admission, NACAC",
    "2026",
    "https://www.nacacnet.org/",
  ),
  nacacFactors: source(
    "nacac-factors",
    "Factors in the admission decision, NACAC",
    "fall 2023",
    "https://www.nacacnet.org/",
  ),
  questBridge: source(
    "questbridge",
    "National College Match, QuestBridge",
    "2026",
    "https://www.questbridge.org/",
  ),
  stars: source(
    "stars",
    "Self-reported transcripts and academic record (STARS)",
    "2025",
    "https://selfreportedtranscript.com/",
  ),
  gaoOffers: source(
    "gao-23-104708",
    "Financial aid offers, U.S. Government Accountability Office (GAO-23-104708)",
    "2022",
    "https://www.gao.gov/products/gao-23-104708",
  ),
  blockExperiment: source(
    "bettinger-2012",
    "The H&R Block FAFSA experiment, Bettinger and others, Quarterly Journal of Economics",
    "2012",
    "https://doi.org/10.1093/qje/qjs017",
  ),
  hail: source(
    "dynarski-2021",
    "Closing the gap: the HAIL offer, Dynarski and others, American Economic Review",
    "2021",
    "https://doi.org/10.1257/aer.20200451",
  ),
  takeTwo: source(
    "goodman-2020",
    "Take two: retaking the SAT, Goodman, Gurantz and Smith, American Economic Journal: Economic Policy",
    "2020",
    "https://doi.org/10.1257/pol.20170503",
  ),
  studyTechniques: source(
    "dunlosky-2013",
    "Effective learning techniques, Dunlosky and others, Psychological Science in the Public Interest",
    "2013",
    "https://doi.org/10.1177/1529100612453266",
  ),
  summerMelt: source(
    "page-gehlbach-2017",
    "Personal texts to new students of Georgia State, Page and Gehlbach, AERA Open",
    "2017",
    "https://doi.org/10.1177/2332858417749220",
  ),
  ncaa: source("ncaa-eligibility", "Initial eligibility, NCAA", "2025-26", "https://www.ncaa.org/"),
  westPoint: source(
    "west-point",
    "Admissions, United States Military Academy",
    "2026-27",
    "https://www.westpoint.edu/admissions",
  ),
  navalAcademy: source(
    "naval-academy",
    "Admissions, United States Naval Academy",
    "2026-27",
    "https://www.usna.edu/Admissions/",
  ),
  airForceAcademy: source(
    "air-force-academy",
    "Admissions, United States Air Force Academy",
    "2026-27",
    "https://www.academyadmissions.com/",
  ),
  nominations: source(
    "academy-nominations",
    "Congressional nominations to the service academies, Congressional Research Service (IG10096)",
    "2026",
    "https://www.congress.gov/crs-products",
  ),
  disability: source(
    "ed-transition",
    "Students with disabilities preparing for postsecondary education, U.S. Department of Education",
    "2011",
    "https://www.ed.gov/",
  ),
  homeless: source(
    "schoolhouse-connection",
    "The FAFSA for homeless youth and youth from foster care, SchoolHouse Connection",
    "2023",
    "https://schoolhouseconnection.org/",
  ),
  benefitTransfer: source(
    "va-transfer",
    "Transfer of Post-9/11 GI Bill benefits, U.S. Department of Veterans Affairs",
    "2026",
    "https://www.va.gov/education/transfer-post-9-11-gi-bill-benefits/",
  ),
  calGrant: source(
    "cal-grant",
    "Cal Grant, California Student Aid Commission",
    "2027-28",
    "https://www.csac.ca.gov/",
  ),
  gates: source("gates", "The Gates Scholarship", "2026", "https://www.thegatesscholarship.org/"),
  cocaCola: source(
    "coca-cola-scholars",
    "Coca-Cola Scholars Foundation",
    "2026",
    "https://www.coca-colascholarsfoundation.org/",
  ),
  jackKentCooke: source("jack-kent-cooke", "Jack Kent Cooke Foundation", "2026", "https://www.jkcf.org/"),
  elks: source(
    "elks",
    "Most Valuable Student, Elks National Foundation",
    "2026",
    "https://www.elks.org/scholars/",
  ),
  regeneron: source(
    "regeneron-sts",
    "Regeneron Science Talent Search, Society for Science",
    "2026",
    "https://www.societyforscience.org/regeneron-sts/",
  ),
  bigFuture: source(
    "bigfuture-scholarships",
    "BigFuture Scholarships, College Board",
    "2026",
    "https://bigfuture.collegeboard.org/pay-for-college/bigfuture-scholarships",
  ),
  burgerKing: source(
    "burger-king-scholars",
    "Burger King Scholars, Burger King Foundation",
    "2026-27",
    "https://www.burgerkingfoundation.org/",
  ),
  dell: source(
    "dell-scholars",
    "Dell Scholars, Michael & Susan Dell Foundation",
    "2026-27",
    "https://www.dellscholars.org/",
  ),
  hsf: source("hsf", "Hispanic Scholarship Fund", "2026-27", "https://www.hsf.net/"),
} as const satisfies Record<string, Source>;
export type AdmissionSourceId = keyof typeof admissionSources;
