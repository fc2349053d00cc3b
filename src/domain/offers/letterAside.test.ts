/** What a letter mentions, gives again by term, or says of the rules is no part of an offer whose printed totals come out without it. */
import { describe, expect, test } from "vitest";
import { needsAnswer } from "./leftOut.ts";
import { parseLetter } from "./parseLetter.ts";

const gifts = "Unity Grant $4,000\nPell Grant $5,000\nTotal grants $9,000";
const costs = "Tuition $20,000\nHousing and food $12,000\nTotal cost of attendance $32,000";

function read(text: string) {
  const result = parseLetter(text);
  if (!result.ok) throw new Error(result.problem);
  const { lines, leftOut } = result.value;
  return {
    grants: lines.flatMap(({ kind, amountUsd }) => (kind === "grant" ? [amountUsd] : [])),
    certain: lines.every(({ isCertain }) => isCertain),
    mentioned: leftOut.flatMap(({ because, amountUsd }) => (because === "mentioned" ? [amountUsd] : [])),
    repeated: leftOut.flatMap(({ because, amountUsd }) => (because === "repeated" ? [amountUsd] : [])),
    open: leftOut.filter(needsAnswer).map(({ amountUsd }) => amountUsd),
  };
}

describe("a sentence beside a total that comes out over rows", () => {
  test("a rule is left out, and everything is certain", () => {
    expect(
      read(
        `${costs}\n${gifts}\nUnder its rules the Founders Scholarship of $2,500 cannot be combined with other gifts.`,
      ),
    ).toMatchObject({ grants: [4_000, 5_000], certain: true, mentioned: [2_500], open: [] });
  });
  test("what a student is to plan for and no bill counts is a cost, and no budget of the year", () => {
    const result = parseLetter(
      `Tuition $20,000\nHousing and food $12,000\nTotal billed costs $32,000\n${gifts}\nNet cost $23,000\nStudents should also budget about $1,000 for books and $900 for travel, which are not billed.`,
    );
    if (!result.ok) throw new Error(result.problem);
    const { lines } = result.value;
    expect(lines).toContainEqual(expect.objectContaining({ kind: "books", amountUsd: 1_000 }));
    expect(lines).toContainEqual(expect.objectContaining({ kind: "travel", amountUsd: 900 }));
    expect(lines.map(({ kind }) => kind)).not.toContain("totalCost");
  });
  test("what the sentence gives this student is asked about", () => {
    const { certain, mentioned } = read(
      `${costs}\n${gifts}\nYou have also been awarded the Hollins Scholarship of $2,500 for the year.`,
    );
    expect({ certain, mentioned }).toEqual({ certain: false, mentioned: [] });
  });
  test.each([
    "The Smith Foundation will pay $2,500 toward your bill each year.",
    "Your church award of $2,500, which you told us about, comes on top of these grants.",
  ])("aid that the totals leave out is asked about, whoever gives it: %s", (sentence) => {
    const { certain, mentioned } = read(`${costs}\n${gifts}\n${sentence}`);
    expect({ certain, mentioned }).toEqual({ certain: false, mentioned: [] });
  });
  test("kinds of which no total comes out are read from sentences as before", () => {
    const result = parseLetter(`${gifts}\nYou may also borrow $5,500 in a federal Direct Loan.`);
    expect(result.ok && result.value.lines.some(({ kind }) => kind === "studentLoan")).toBe(true);
  });
  test("a fee in a sentence does not spoil the total cost", () => {
    const result = parseLetter(`${costs}\n${gifts}\nA single room adds $1,350 to the housing price.`);
    expect(result.ok && result.value.lines.some(({ kind }) => kind === "totalCost")).toBe(true);
    expect(result.ok && result.value.isCertain).toBe(true);
  });
});

test("the same list again by term counts once, with its totals", () => {
  const list = (share: number) =>
    `Unity Grant  ${4_000 / share}\nPell Grant  ${5_000 / share}\nTotal grants  ${9_000 / share}`;
  const { grants, open } = read(`Award year\n${list(1)}\nFirst half\n${list(2)}\nSecond half\n${list(2)}`);
  expect(grants).toEqual([4_000, 5_000]);
  expect(open).toEqual([]);
});

test("the same award of the other term counts, though only one term's total comes out", () => {
  const term = (name: string, total: number) =>
    `${name} 2026\nUnity Grant  -$4,000\nPell Grant  -$5,000\nTotal credits  -$${total}`;
  const { grants } = read(`${term("Fall", 9_400)}\n${term("Spring", 9_000)}`);
  expect(grants).toEqual([8_000, 10_000]);
});

test("totals of terms are shares of the year's", () => {
  const { open } = read(
    "Unity Grant $4,000\nPell Grant $5,000\nDirect Subsidized Loan $3,500\nFall total $6,250\nSpring total $6,250\nGrand total $12,500",
  );
  expect(open).toEqual([]);
});

describe("fine print", () => {
  const none = `${costs}\nUnity Grant $4,000`;
  test.each([
    ["* Parking permits ($25 a semester) are bought online.", 25],
    ["Students with a balance over $1,000 may not enroll for the next term.", 1_000],
    ["Checks payable to the college; returned checks are $30.", 30],
    ["If you leave the exchange you will pay the full rate of $915 per credit.", 915],
    ["El límite anual para estudiantes de primer año es $5,500.", 5_500],
  ])("is no line, though the aid has no total: %s", (sentence, usd) => {
    const { grants, open } = read(`${none}\n${sentence}`);
    expect(grants).toEqual([4_000]);
    expect(open).not.toContain(usd);
  });
  test("a fee in the same sentence drops no award", () => {
    const { grants, open } = read(
      `${costs}\nYour Lakeside Grant of $6,000 is credited in August, and a late fee of $150 applies. Returned checks cost $35, and your Elks Scholarship of $1,200 is sent to us.`,
    );
    expect(grants).toContain(6_000);
    expect([...grants, ...open]).toContain(1_200);
  });
  test("what any parent may borrow is not offered; what this student may is", () => {
    const kindsOf = (sentence: string) => {
      const result = parseLetter(`${costs}\n${gifts}\n${sentence}`);
      return result.ok ? result.value.lines.map(({ kind }) => kind) : [];
    };
    expect(kindsOf("Parents can apply for a PLUS loan for up to $20,000 per year.")).not.toContain(
      "parentLoan",
    );
    expect(kindsOf("You may borrow up to $5,500 in a federal Direct Loan.")).toContain("studentLoan");
  });
  test.each([
    "The Smith Scholarship of $4,000 comes on top of these grants.",
    "The Nelson Award, worth $8,000 a year, is paid by the alumni.",
    "Our congregation adds an extra $500 for you each semester.",
  ])("another award is asked about, though a row has its amount or half of it: %s", (sentence) => {
    const { certain, open } = read(`${costs}\n${gifts}\n${sentence}`);
    expect(certain && open.length === 0).toBe(false);
  });
  test("an amount that a row has already counts once", () => {
    const { grants, certain } = read(
      `${costs}\n${gifts}\nThe four-year value of the Unity Grant is $16,000.`,
    );
    expect({ grants, certain }).toEqual({ grants: [4_000, 5_000], certain: true });
  });
});

test("rows of terms below an award are its terms", () => {
  const rows = "2027 Fall Semester\t\t2,000.00\n2028 Spring Semester\t\t2,000.00";
  const { grants, certain } = read(`${costs}\nUnity Grant\tGrant\t4,000.00\n${rows}\nTotal\t\t4,000.00`);
  expect({ grants, certain }).toEqual({ grants: [4_000], certain: true });
});

test("a share of tuition with its amount is a gift, and what it makes in all a total", () => {
  const { grants, certain } = read(
    `${costs}\nYou have a Tuition Exchange scholarship of 50% of tuition, or $10,000 a year. You also get a Music Scholarship of $1,500. That makes $11,500 in scholarships and grants.`,
  );
  expect({ grants, certain }).toEqual({ grants: [10_000, 1_500], certain: true });
});

test("what is out of pocket stays a price to pay where a bare total of the costs comes after it", () => {
  const result = parseLetter(
    `Total estimated costs $32,000\nTotal aid offered $9,000\nOut of pocket $23,000\n\nTuition $20,000\nHousing and food $12,000\nTotal $32,000\n\nAward\nUnity Grant $4,000\nPell Grant $5,000\nTotal $9,000`,
  );
  if (!result.ok) throw new Error(result.problem);
  expect(result.value.lines).toContainEqual(
    expect.objectContaining({ kind: "statedNetPrice", amountUsd: 23_000 }),
  );
});
