/** What questions name, over all colleges of the data set: the right thing, or nothing at all. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { leastCpuMs } from "../../../test/support/leastCpuMs.ts";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import type { CounselorEntity } from "./counselor.ts";
import { buildDictionary, type CounselorDictionary } from "./dictionary.ts";
import { linkEntities } from "./linkEntities.ts";
import { normalizeQuestion } from "./normalize.ts";

let built: CounselorDictionary | null = null;

function getDictionary(): CounselorDictionary {
  built ??= buildDictionary({ colleges: loadShippedColleges().summaries, programs: allStatePrograms });
  return built;
}

/** A college by its name's beginning, a state by its code, a program by its id, a major by its code. */
function describeEntity(entity: CounselorEntity): string {
  if (entity.kind === "college") return findShippedCollege(entity.unitId).name;
  if (entity.kind === "state") return entity.state;
  return entity.kind === "program" ? entity.id : entity.cip;
}

const link = (question: string) => linkEntities(normalizeQuestion(question), getDictionary());
const read = (question: string) => link(question).map(({ entity }) => describeEntity(entity));

const osu = "Ohio State University";
const michigan = "University of Michigan-Ann Arbor";

describe("colleges", () => {
  test.each<[string, string[]]>([
    ["what gpa do i need to get into rice", ["Rice University"]],
    ["Rice acceptance rate", ["Rice University"]],
    ["is Rice University test optional", ["Rice University"]],
    ["chances at Rice", ["Rice University"]],
    ["How hard is brown to get into?", ["Brown University"]],
    ["what about Brown?", ["Brown University"]],
    ["when is A State due", ["Arkansas State University"]],
    ["tuition at a-state", ["Arkansas State University"]],
    ["deadline for ohio state regular decision", [osu]],
    ["Ohio State’s application deadline", [osu]],
    ["Compare Purdue, Brown and Rice", ["Purdue University", "Brown University", "Rice University"]],
    ["M.I.T. financial aid", ["Massachusetts Institute of Technology"]],
    ["mit acceptance rate", ["Massachusetts Institute of Technology"]],
    ["texas a & m net price", ["Texas A&M University-College Station"]],
    ["what's the u of m acceptance rate", [michigan]],
    ["univ. of michigan", [michigan]],
    ["whats the deadine for univeristy of michgan", [michigan]],
    ["can i get in to standford", ["Stanford University"]],
    ["columbia university supplement", ["Columbia University in the City of New York"]],
    ["St. John's University tuition", ["St. John's University-New York"]],
    ["is Hope College religious", ["Hope College"]],
    ["do i get more aid at gettysburg", ["Gettysburg College"]],
    ["Concordia in Nebraska tuition", ["Concordia University-Nebraska"]],
    ["Miami of Ohio or Miami", ["Miami University-Oxford", "University of Miami"]],
    ["how much is tuition at Penn St", ["Pennsylvania State University"]],
    ["Is Tulane a good match for me?", ["Tulane University of Louisiana"]],
    ["bowling green acceptance rate", ["Bowling Green State University"]],
    ["would reed take me", ["Reed College"]],
    ["smith chances", ["Smith College"]],
    ["where is howard", ["Howard University"]],
    ["my teacher mr smith says i should apply early", []],
    ["colleges in boulder with nursing", ["51.3801"]],
    ["my dog has a life of success what now", []],
    ["fresno state deadline", ["California State University-Fresno"]],
    ["price at ut el paso", ["The University of Texas at El Paso"]],
    ["does mankato have rolling admission", ["Minnesota State University-Mankato"]],
    ["due for u of vermont", ["University of Vermont"]],
    ["notre dames early action", ["University of Notre Dame"]],
    ["western kentucky or eastern kentucky", ["Western Kentucky University", "Eastern Kentucky University"]],
    ["rit v rpi", ["Rochester Institute of Technology", "Rensselaer Polytechnic Institute"]],
    ["how much is TAP in new york", ["newYorkTap", "NY"]],
    ["applying to american, gwu", ["American University", "George Washington University"]],
    ["UC Davis vs San Diego State", ["University of California-Davis", "San Diego State University"]],
    ["¿Cuánto cuesta la Universidad Estatal de Ohio?", [osu]],
    ["costo de la Universidad de Michigan", [michigan]],
    ["Ohio State in-state cost", [osu]],
    ["SLU acceptance rate", ["Saint Louis University"]],
    ["clemson or south carolina in state", ["Clemson University", "University of South Carolina-Columbia"]],
    ["puedo entrar a Harvard", ["Harvard University"]],
  ])("%s", (question, expected) => {
    expect(read(question)).toEqual(expected);
  });

  test("a name several colleges share has the others beside it, likeliest first", () => {
    const [usc] = link("usc early action deadline");
    expect(usc?.others.map(describeEntity)).toContain("University of South Carolina-Columbia");
    const [first] = link("Which is bigger, OSU or Purdue?");
    expect(first?.others.map(describeEntity)).toContain("Oklahoma State University");
  });

  test("places are those of the normalized question", () => {
    const question = normalizeQuestion("is Rice’s tuition above Ohio State's?");
    expect(link(question).map(({ start, end }) => question.slice(start, end))).toEqual([
      "Rice",
      "Ohio State",
    ]);
  });
});

describe("a bare state name is the state, unless the question is about a college", () => {
  test.each<[string, string[]]>([
    ["best colleges in Michigan", ["MI"]],
    ["i live in michigan what grants can i get", ["MI"]],
    ["scholarships for Michigan residents", ["MI"]],
    ["does Colorado have grants", ["CO"]],
    ["ohio", ["OH"]],
    ["tuition at Michigan", [michigan]],
    ["get into Michigan", [michigan]],
    ["Michigan acceptance rate", [michigan]],
    ["is Michigan a reach", [michigan]],
    ["Michigan or Ohio State", [michigan, osu]],
    ["How much is Oregon out of state", ["University of Oregon"]],
    ["in Washington state what programs are there", ["WA"]],
    ["washington state acceptance rate", ["Washington State University"]],
    ["colleges in southern california", ["CA"]],
    ["we moved to nj", ["NJ"]],
    ["schools in NJ", ["NJ"]],
    ["TX resident tuition at UT Austin", ["TX", "The University of Texas at Austin"]],
    ["becas en Nueva York", ["NY"]],
    ["colleges in pensylvania", ["PA"]],
    ["Washington DC colleges", ["DC"]],
  ])("%s", (question, expected) => {
    expect(read(question)).toEqual(expected);
  });

  test("the university is one press away from its state, and the state from its university", () => {
    expect(link("colleges in Michigan")[0]?.others.map(describeEntity)).toContain(michigan);
    expect(link("get into Michigan")[0]?.others.map(describeEntity)).toContain("MI");
  });
});

describe("state programs and majors", () => {
  test.each<[string, string[]]>([
    ["what is the cal grant", ["calGrantA"]],
    ["bright futures gpa requirement", ["floridaAcademicScholars"]],
    ["hope scholarship in georgia", ["georgiaHope", "GA"]],
    ["am I eligible for TAP in NY", ["newYorkTap", "NY"]],
    ["tap award amount", ["newYorkTap"]],
    ["what is kees", ["kentuckyKees"]],
    ["how much KEES money do I get", ["kentuckyKees"]],
    ["north star promise income limit", ["minnesotaNorthStar"]],
    ["is MassReconnect for me", ["massEducate"]],
    ["TOPS honors in Louisiana", ["louisianaTopsHonors", "LA"]],
    ["alaska performance scholarship deadline", ["alaskaPerformance"]],
    ["iowa tuition grant", ["iowaTuitionGrant"]],
    ["computer science at Purdue", ["11", "Purdue University"]],
    ["nursing schools in Ohio", ["51.3801", "OH"]],
    ["I want to major in history", ["54"]],
    ["best colleges for business", ["52"]],
    ["CS major at UIUC", ["11.0701", "University of Illinois Urbana-Champaign"]],
    ["quiero estudiar enfermería en Florida", ["51.3801", "FL"]],
    ["mechanical engineering", ["14.1901"]],
  ])("%s", (question, expected) => {
    expect(read(question)).toEqual(expected);
  });
});

describe("nothing is named", () => {
  test.each([
    "how do i get financial aid",
    "can I use it off campus",
    "how long do i live in a state for the price",
    "i got a B and a C this semester",
    "can I get in with a 3.5",
    "I hope to get into college",
    "how do i cook rice",
    "what is my sai",
    "rate my essay",
    "the average american family pays how much",
    "small liberal arts colleges near boston",
    "can i go to college in boston",
    "is community college free",
    "state grants",
    "what is a good SAT score",
    "when is the FAFSA due",
    "should I apply early decision",
    "WILL I GET IN OR NOT",
    "what's the css profile",
    "AP physics class counts?",
    "does my AP English class matter",
    "my brother Calvin likes math",
    "Mr. Howard wrote my letter",
    "what is the capital of my list",
    "are there any new schools on my list",
    "do I need to pay my rent at home",
    "I want a big city school up north",
    "what's the next point on my timeline",
    "how many people apply from my high school",
    "can you make my plan great",
    "what if I get a case of senioritis",
    "do kings and queens go to university",
    "I feel stressed, can you help me",
    "book me a flight to miami",
    "when should I post my deposit",
    "is it a good fit for me",
    "what happens in the spring",
    "does marine life at the beach interest me",
    "¿qué es la FAFSA?",
    "uno de mis hijos va a entrar a la universidad",
    "Khan Academy SAT practice",
    "Pell Grant amount",
    "📚🎓",
    "",
  ])("%s", (question) => {
    expect(read(question)).toEqual([]);
  });
});

test("a question is linked within 4 ms, and the longest within a few times that", () => {
  const dictionary = getDictionary();
  const question = "What are my chances at Rice if I have a 3.8 GPA and 1450 SAT and live in Texas?";
  expect(leastCpuMs(() => linkEntities(question, dictionary))).toBeLessThan(4);
  const longest = normalizeQuestion(`${question} `.repeat(700));
  expect(leastCpuMs(() => linkEntities(longest, dictionary))).toBeLessThan(60);
});
