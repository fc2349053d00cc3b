/** The award letter API: the same reading as the offers page, what is refused with a sentence, and that nothing is logged. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aidOfferReadingEndpoint } from "#contract/aidOfferReadings.ts";
import { problemSchema } from "#contract/problem.ts";
import { parseLetter } from "#domain/offers/parseLetter.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const send = (payload: string) =>
  site.server.inject({
    method: "POST",
    url: "/api/aid-offer-readings",
    headers: { "content-type": "application/json" },
    payload,
  });
const sendText = (text: string) => send(JSON.stringify({ text }));

async function read(text: string) {
  const answer = await sendText(text);
  expect(answer.statusCode, answer.body).toBe(200);
  return aidOfferReadingEndpoint.replies[200].parse(answer.json());
}

const certain = { isCertain: true, otherAmountsUsd: [], note: null };

const letter = [
  "RICE UNIVERSITY",
  "Financial aid offer 2026-27",
  "Tuition and fees $66,540",
  "Rice Grant $30,000 (renewable)",
  "Federal Direct Subsidized Loan (6.39% interest rate) (1.057% origination fee) $3,500 / yr",
  "Enrollment deposit $300",
  "Net price $36,540",
].join("\n");

describe("what is answered", () => {
  test("the lines, the college, the year, the letter's own net price and what was left out", async () => {
    const at = (printed: string) => {
      const start = letter.indexOf(printed);
      return { places: [{ start, end: start + printed.length }] };
    };
    expect(await read(letter)).toEqual({
      collegeName: "Rice University",
      unitId: 227_757,
      academicYear: "2026-27",
      statedNetPriceUsd: 36_540,
      lines: [
        {
          label: "Tuition and fees",
          kind: "tuitionFees",
          amountUsd: 66_540,
          isRenewable: null,
          ...certain,
          ...at("$66,540"),
        },
        {
          label: "Rice Grant",
          kind: "grant",
          amountUsd: 30_000,
          isRenewable: true,
          ...certain,
          ...at("$30,000"),
        },
        {
          label: "Federal Direct Subsidized Loan",
          kind: "studentLoan",
          amountUsd: 3_500,
          isRenewable: null,
          ...certain,
          ...at("$3,500"),
        },
      ],
      leftOut: [{ text: "Enrollment deposit $300", amountUsd: 300, because: "notAid", ...at("$300") }],
      identities: [{ kind: "netPrice", holds: true }],
      isCertain: true,
      note: null,
      unread: null,
    });
  });

  test.each([
    ["100 West College Street\nPell Grant $4,000", null, null],
    ["the university of texas at austin\nPell Grant $4,000", "The University of Texas at Austin", 228_778],
    ["Office of Aid\nOhio State University\nPell Grant $4,000", "Ohio State University", 204_796],
    ["Ridgefall College\nPell Grant $4,000", "Ridgefall College", null],
    ["University of Michigan\nPell Grant $4,000", "University of Michigan", null],
    [
      "University of Michigan\nAnn Arbor, MI 48109\nPell Grant $4,000",
      "University of Michigan-Ann Arbor",
      170_976,
    ],
  ])("the college of %j", async (text, collegeName, unitId) => {
    expect(await read(text)).toMatchObject({ collegeName, unitId });
  });

  test("what is in doubt: each line's note, the sum that does not come out, and why the whole is not certain", async () => {
    const { lines, leftOut, identities, isCertain, note } = await read(
      "Ashby College\nAshby Grant $4,000\nPell Grant $5,000\nTotal grants $9,300\nDirect Loan $1,750 per semester\nHealth center $500 $700",
    );
    expect(lines.map((line) => [line.amountUsd, line.isCertain, line.note])).toEqual([
      [4_000, false, "unproven"],
      [5_000, false, "unproven"],
      [3_500, false, "timesTerms"],
      [500, false, "severalAmounts"],
    ]);
    expect(leftOut.map(({ amountUsd, because }) => [amountUsd, because])).toEqual([[9_300, "totalDiffers"]]);
    expect(identities).toEqual([{ kind: "giftTotal", holds: false }]);
    expect([isCertain, note]).toEqual([false, "sumDiffers"]);
  });

  test("every letter of the corpus is read as the rule reads it", async () => {
    const file = join(import.meta.dirname, "../../../test/fixtures/awardLetters.txt");
    for (const block of readFileSync(file, "utf8")
      .split(/^=== .*$/m)
      .slice(1, 20)) {
      const text = block.split(/^---/m)[0] ?? "";
      const ruled = parseLetter(text);
      if (!ruled.ok) continue;
      const lines = ruled.value.lines.filter(({ kind }) => kind !== "statedNetPrice");
      expect((await read(text)).lines.map(({ amountUsd }) => amountUsd)).toEqual(
        lines.map(({ amountUsd }) => amountUsd),
      );
    }
  });
});

describe("what cannot be read: a sentence that names the field", () => {
  test.each([
    ["nothing", "", /no text/],
    ["no amounts", "Your offer is in the portal.", /No dollar amount/],
    ["a file", "%PDF-1.7 stream 5,000", /a file’s code/],
    ["euros alone", "All amounts are in euros.\nTuition 12.000 €\nGrant €3,000", /not in US dollars/],
    [
      "two letters",
      "Ashby College\nTuition $40,000\nBarrow University\nTuition $30,000",
      /one letter at a time/,
    ],
  ])("%s", async (_, text, sentence) => {
    const answer = await sendText(text);
    expect(answer.statusCode).toBe(422);
    const { errors, detail } = problemSchema.parse(answer.json());
    expect(detail).toMatch(sentence);
    expect(errors?.map(({ field }) => field)).toEqual(["text"]);
  });

  test.each([
    ["no text", "{}", 400],
    ["a number", '{"text":5}', 400],
    ["another field", '{"text":"Grant $500","name":"x"}', 400],
    ["300 kB", JSON.stringify({ text: "Grant $500 ".repeat(28_000) }), 413],
  ])("%s", async (_, payload, status) => {
    expect((await send(payload)).statusCode).toBe(status);
  });
});

test("249 kB of amounts: the first 200 are read, the others counted and summed, and the reply stays small", async () => {
  const answer = await sendText("Pell Grant $5,000 ".repeat(13_800));
  const { lines, leftOut, unread } = aidOfferReadingEndpoint.replies[200].parse(answer.json());
  expect(lines.length + leftOut.length).toBe(200);
  expect(unread).toEqual({ amounts: 13_600, sumUsd: 68_000_000 });
  expect(answer.rawPayload.length).toBeLessThan(64_000);
});

test("27,700 times one grant: what is not read is named with its sum", async () => {
  const answer = await sendText("Grant $1 ".repeat(27_700));
  const { lines, leftOut, unread, isCertain, note } = aidOfferReadingEndpoint.replies[200].parse(
    answer.json(),
  );
  expect(lines.length + leftOut.length).toBe(200);
  expect(unread).toEqual({ amounts: 27_500, sumUsd: 27_500 });
  expect([isCertain, note]).toEqual([false, "amountsUnread"]);
  expect(answer.rawPayload.length).toBeLessThan(64_000);
});

test("27,700 grants on lines of their own: the line breaks, twice as long in JSON, do not make it too large", async () => {
  const answer = await sendText("Grant $1\n".repeat(27_700));
  const { unread } = aidOfferReadingEndpoint.replies[200].parse(answer.json());
  expect(unread).toEqual({ amounts: 27_500, sumUsd: 27_500 });
});

test("200 amounts in letters of three bytes, with long names: the reply is smaller than 64 kB", async () => {
  const rows = Array.from({ length: 200 }, (_, at) => `${"\u5956".repeat(150)} $${1_000 + at}`);
  const answer = await sendText(rows.join("\n"));
  const { lines, leftOut } = aidOfferReadingEndpoint.replies[200].parse(answer.json());
  expect(lines.length + leftOut.length).toBe(200);
  expect(answer.rawPayload.length).toBeLessThan(64_000);
});

test("250 kB are read", async () => {
  const { lines } = await read(
    `${"The campus was founded by people who liked trees. ".repeat(4_990)}\nPell Grant $7,395`,
  );
  expect(lines).toMatchObject([{ kind: "grant", amountUsd: 7_395 }]);
});
