/** Conversations as families type them: a short turn keeps its subject, and a turn that says more stands by itself. */
import { describe, expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { ask, makeCounselor, toReadText } from "../../../test/evaluate/askCounselor.ts";
import { openConversation } from "./conversation.ts";
import type { CounselorReading } from "./counselor.ts";

const counselor = await makeCounselor();
const today = "2026-11-29";
const plan = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);

/** Of each turn, its tool and all that is read of the answer. */
function talk(turns: readonly string[]): string[] {
  return turns.map((question, at) => {
    const asked = ask(counselor, { question, before: turns.slice(0, at), plan, today });
    expect(asked.answer.helpLine ?? null).toBeNull();
    return `${asked.answer.kind} ${asked.answer.tool ?? "none"}: ${toReadText(asked)}`;
  });
}

type Turn = readonly [string, RegExp];

describe("conversations", () => {
  test.each<[string, readonly Turn[]]>([
    [
      "a price at one college, then another, then both",
      [
        ["how much is purdue for us, we make 85k and live in indiana", /^answer price: At Purdue University/],
        ["what about IU?", /^answer price: At Indiana University-Bloomington/],
        [
          "which of those is cheaper",
          /Purdue University: \$.*Indiana University-Bloomington: \$.*Purdue University costs less/s,
        ],
        ["and for out of state?", /Purdue University: \$\d\d,.*Indiana University-Bloomington: \$\d\d,/s],
        ["is that per year", /^answer price: Yes, the figures are for one school year/],
        ["thanks", /^answer writtenPages: You’re welcome/],
      ],
    ],
    [
      "a program is held against the figures that follow",
      [
        ["life scholarship sc", /^answer statePrograms: LIFE Scholarship/],
        [
          "i have a 3.2 and a 20 act",
          /^answer statePrograms: Your 3.2 reaches the GPA of 3.0.*Your ACT 20 is below the ACT 22/,
        ],
        ["2.6 gpa will any 4 year college take me", /^answer chance: Based on what you told me/],
      ],
    ],
    [
      "a name that two have is the one in the state called home",
      [
        ["my daughter has a 3.5 and 1210, we live near dayton ohio and make 74k", /^answer /],
        ["can she get into miami", /^answer chance: Your chance at Miami University-Oxford/],
        ["what would it cost us", /^answer price: At Miami University-Oxford/],
      ],
    ],
    [
      "a card is told beside a tool that leaves room for it",
      [
        [
          "should we apply for aid, we make 250k",
          /^answer studentAidIndex: .*A related question: .*Not from the federal government/s,
        ],
      ],
    ],
    [
      "a bare score after a chance is one",
      [
        [
          "can i get into cornell with a 3.8",
          /^answer chance: Your chance at Cornell.*Its next deadline is regular decision, January/,
        ],
        ["what about a 1390", /^answer chance: Your chance at Cornell.*your 1390 is below that/],
      ],
    ],
    [
      "colleges after a card are asked what it is about",
      [
        ["which colleges ask for the css profile", /^answer writtenPages: About 200/],
        [
          "applying to boston college and umass lowell",
          /whether Boston College asks for the CSS Profile.*Lowell/,
        ],
        ["what is test optional", /^answer writtenPages: You decide/],
        ["and mit?", /^answer collegeFacts: .*Massachusetts Institute of Technology requires/],
      ],
    ],
    [
      "what was told as the nearest is gone on from",
      [
        ["my mom died last year does that change fafsa", /^answer writtenPages: Only the living parent/],
        ["dad remarried in june", /^dont-know none: The closest question.*stepparent/],
        ["her income too?", /^answer writtenPages: Only the living parent.*stepparent is included/],
      ],
    ],
    [
      "a neighbor of the card before is told where nothing else is known",
      [
        ["whats the sai", /^answer writtenPages: It’s a number worked out/],
        ["ours came back -1500 is that bad", /^dont-know none: The closest question.*strongest result/s],
      ],
    ],
    [
      "a name on no record keeps the college",
      [
        ["whats the acceptance rate at indiana university", /admitted 78%/],
        [
          "what about Hutton?",
          /^dont-know none: I have no figures for Hutton.*Indiana University-Bloomington/,
        ],
        ["and Kelley?", /^answer collegeFacts: Indiana University-Bloomington admitted 78%.*Kelley School/],
        ["and what SAT do they want", /Indiana University-Bloomington who sent scores/],
        ["ok and Purdue", /Purdue University who sent scores/],
        [
          "which one is harder to get into",
          /^answer compare: Share of applicants admitted.*The lowest is Purdue University/,
        ],
      ],
    ],
    [
      "a search is narrowed, counted, and held against a college",
      [
        ["colleges in ohio for nursing under 20k", /^answer searchColleges: I know of \d+ colleges/],
        ["any near cleveland", /within 50 miles of Cleveland, Ohio.*nursing/],
        ["which of those is cheapest", /within 50 miles of Cleveland.*Lowest likely price first/],
        ["how many", /^answer searchColleges: I know of 2 colleges/],
        [
          "does kent state have it too",
          /Kent State University at Kent awarded \d+ bachelor’s degrees in nursing/,
        ],
      ],
    ],
    [
      "a chance with another score, at another college, and the other one of that name",
      [
        [
          "my daughter has a 3.7 and 1190 what are her chances at Ohio State",
          /^answer chance:.*Ohio State University/,
        ],
        ["ok but with a 1250", /^answer whatIf: With an SAT of 1250/],
        ["and at Miami?", /Miami University-Oxford/],
        ["no I meant the one in florida", /University of Miami would be/],
        ["why", /^answer whatIf: The estimate compares your grades and scores/],
      ],
    ],
    [
      "a retake, and whether that makes a reach",
      [
        ["can I get into Clemson with a 1210 and 3.8", /^answer chance: .*Clemson/],
        ["what if I retake it and get 1320", /With an SAT of 1320.*instead of/],
        ["is that a reach", /^answer chance: .*Clemson University.*your 1320/s],
        ["what about south carolina", /^answer chance: .*University of South Carolina-Columbia/],
        [
          "what is the deadline for both",
          /Clemson University takes.*University of South Carolina-Columbia takes/,
        ],
      ],
    ],
    [
      "a card in between leaves the price standing, in Spanish",
      [
        [
          "cuanto cuesta la universidad de houston, somos de texas y ganamos 45 mil",
          /At University of Houston/,
        ],
        ["¿y con una beca Pell?", /already after grants, with Pell/],
        ["¿y UT Arlington?", /At the University of Texas at Arlington, your family would likely pay/],
        ["cual es mas barata", /University of Houston: .*University of Texas at Arlington: /s],
      ],
    ],
    [
      "a state's program, its grades, and where it pays",
      [
        ["does the zell miller cover all of tuition", /Zell Miller Scholarship \(Georgia\)/],
        ["what gpa do you need", /Zell Miller Scholarship \(Georgia\) asks for a GPA of 3.7/],
        ["and for HOPE", /HOPE Scholarship \(Georgia\)/],
        ["what if my son drops below it", /To keep HOPE Scholarship \(Georgia\)/],
        ["can he use it at Emory", /HOPE Scholarship \(Georgia\) pays at Emory/],
      ],
    ],
    [
      "a transfer stays one",
      [
        ["i want to transfer from community college to UCLA, what gpa do i need", /transfer/],
        ["and Berkeley?", /Berkeley.*not for transfers/s],
        [
          "when is the application due",
          /^dont-know writtenPages: My figures and dates are for first-year students/,
        ],
      ],
    ],
    [
      "a list goes on around home, and a sister has her own record",
      [
        [
          "i'm in michigan with a 3.4 and family income 60k, where should I apply",
          /^answer match: Here is a list to start from/,
        ],
        ["and my sister, she has a 3.9", /^answer match: .*3\.9 GPA/s],
        ["any under 15k", /^answer searchColleges: I know of \d+ colleges.* in Michigan/],
        ["only public ones", /public colleges.* in Michigan/],
      ],
    ],
    [
      "a new question is not swallowed",
      [
        ["how much does Baylor cost if we make 120k", /^answer price: At Baylor/],
        ["whats the fafsa deadline in texas", /^answer deadlines: Texas/],
        ["how do I ask a teacher for a recommendation letter", /^answer writtenPages: Ask in person/],
        ["what are the chances at Rice with a 3.9 and 1480", /^answer chance: .*Rice University/],
        ["does it have early decision", /^answer deadlines: Yes. Rice University/],
        ["small colleges in vermont", /^answer searchColleges: .*Vermont/],
      ],
    ],
    [
      "another offer joins those before it",
      [
        [
          "Pitt gave me 10k and Penn State gave 4k. we live in PA. which is cheaper",
          /University of Pittsburgh.* costs less/,
        ],
        [
          "what about Temple with 12k",
          /Pittsburgh.*less \$10,000.*Pennsylvania State.*less \$4,000.*Temple University.*less \$12,000/,
        ],
        ["is that every year", /That depends on the award/],
      ],
    ],
    [
      "three named one by one, which is easiest, and when they are due",
      [
        ["3.5 gpa 26 act what are my odds at UIUC", /^answer chance: .*Urbana-Champaign/],
        ["ok what about purdue", /^answer chance: .*Purdue/],
        ["and iowa state", /^answer chance: .*Iowa State/],
        [
          "which one is easiest",
          /^answer chance: University of Illinois.*Purdue University.*Iowa State University/,
        ],
        ["when are they due", /University of Illinois.*Purdue University takes.*Iowa State University takes/],
      ],
    ],
    [
      "a home said beside the income",
      [
        ["we make 75k in ny, what would Binghamton cost", /^answer price: .*home in New York/s],
        ["and Fordham", /^answer price: At Fordham.*home in New York/s],
      ],
    ],
    [
      "one of a list, by its place",
      [
        ["cheapest public colleges in virginia", /^answer searchColleges/],
        ["whats the acceptance rate at the first one", /^answer collegeFacts: .* (?:admitted|admits) /],
      ],
    ],
    [
      "colleges named one by one are still there after a fact of the last",
      [
        ["how many students go to Howard", /Howard University has/],
        ["and Spelman", /Spelman College has/],
        ["does it have nursing", /Spelman/],
        ["whats the graduation rate at each", /Howard University \d+%; Spelman College \d+%/],
      ],
    ],
    [
      "bare turns ask of the college before",
      [
        ["kent state", /^answer collegeFacts: Kent State University at Kent is/],
        ["nursing there", /Kent State University at Kent awarded \d+ bachelor’s degrees in nursing/],
        ["how much", /^answer price: At Kent State University at Kent/],
        ["and akron?", /^answer price: At University of Akron/],
      ],
    ],
    [
      "a score after the scores of a college is held against them",
      [
        ["whats a good sat score for notre dame", /^answer collegeFacts: .*University of Notre Dame/],
        ["i have 1450", /^answer chance: .*your 1450 is below that/],
        ["and the price, about 160k income?", /^answer price: .*income \$160,000/s],
      ],
    ],
    [
      "where home is, is no college's name",
      [
        ["does georgia tech give merit to out of state", /Georgia Institute of Technology/],
        ["no im in georgia", /Georgia Institute of Technology.*home in Georgia/s],
      ],
    ],
    [
      "states alone are where to look",
      [
        ["sports management colleges", /^answer searchColleges: I know of \d+ colleges that award/],
        ["pa or ohio", /in Pennsylvania and Ohio that award/],
        ["under 20k a year", / in Pennsylvania and Ohio .*where the middle of the price range is \$20,000 /],
      ],
    ],
    [
      "a name alone is that college, by what was told",
      [
        ["we make 38k and our son is a senior", /^answer studentAidIndex: /],
        ["utep", /^answer price: At the University of Texas at El Paso/],
      ],
    ],
    [
      "what is not wanted is left out",
      [
        ["colleges in ohio", /^answer searchColleges: I know of 110 colleges in Ohio/],
        ["no private ones", /public colleges in Ohio/],
        ["not too big", /public colleges with at most 15,000 undergraduates in Ohio/],
      ],
    ],
    [
      "a sister's grades are not the student's, and a correction takes the other name",
      [
        ["3.8 and 1400 can i get into ohio state", /your 1400 is/],
        ["my sister has a 3.3", /^answer chance: (?!.*1400)/s],
        ["acceptance rate at northwestern", /Northwestern University admitted/],
        ["no northwest missouri state sorry", /Northwest Missouri State University admitted 86%/],
      ],
    ],
    [
      "what is missing from an offer was not given",
      [["my offer from syracuse is 20k less than i need", /^(?!.*\$77,400)/s]],
    ],
    [
      "an adult's index is of their own income",
      [
        [
          "i'm 24 and single, make 31k, no kids. what would my sai be",
          /your own income counts.*3,264 to 4,814/,
        ],
      ],
    ],
    [
      "a parent's age is not the student's",
      [["my mom is 45 years old and makes 50k, what would my sai be", /^(?!.*your own income counts)/s]],
    ],
    [
      "a trade is searched at community colleges, too",
      [["where can i do welding near toledo", /^answer searchColleges: .*Owens Community College/]],
    ],
    [
      "what is known of the one that is named comes before what holds for all",
      [
        [
          "does ucsd superscore",
          /University of California-San Diego does not look at SAT.*“What is a superscore/s,
        ],
        ["does nj do free community college", /^answer statePrograms: .*CCOG.*an income of \$65,000 or less/],
        ["does berea really cost nothing", /^answer price: .*No student pays tuition/],
      ],
    ],
  ])("%s", (_name, turns) => {
    const told = talk(turns.map(([question]) => question));
    for (const [at, [question, expected]] of turns.entries()) expect(told[at], question).toMatch(expected);
  });

  test("who lives elsewhere pays as from home at the next college", () => {
    const [, second] = talk([
      "we live in Indiana and make 85k, what would Purdue cost",
      "what about Ohio State",
    ]);
    expect(second).toMatch(/At Ohio State University, your family would.*home in Indiana/s);
  });
});

test("without more than a name and a tool, as an assistant sends it, the next turn still goes on", () => {
  const previous: CounselorReading = {
    tool: "price",
    entities: [{ kind: "college", unitId: 243_780 }],
    measure: null,
    round: null,
    residency: null,
    change: null,
  };
  expect(openConversation(previous)).toMatchObject({ topic: previous, colleges: previous.entities });
  expect(counselor.read("and IU?", previous, plan).reading).toMatchObject({
    tool: "price",
    entities: [{ kind: "college", unitId: 151_351 }],
  });
});

test("nothing of a conversation is kept but one reading and its names", () => {
  const turns = ["how much is Purdue", "and IU", "and Butler", "and Ball State", "and DePauw"];
  let previous: CounselorReading | null = null;
  for (const turn of turns) previous = counselor.read(turn, previous, plan).reading;
  expect(previous?.conversation?.colleges).toHaveLength(4);
  expect(previous?.conversation?.topic?.conversation).toBeUndefined();
});
