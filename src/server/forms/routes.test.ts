/**
 * Contact, waitlist and page views over HTTP: accepted once, refused with a clear sentence, rate limited by
 * address.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { waitlistWishes } from "#contract/waitlist.ts";
import { requestLimits } from "#server/http/rateLimit.ts";
import { listOutbox } from "#server/outbox/store.ts";
import { listPageViews } from "#server/pageViews/store.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { listContactMessages } from "./contactStore.ts";
import { listWaitlist } from "./waitlistStore.ts";

let site: TestServer;
beforeEach(async () => {
  site = await createTestServer({ contactEmail: "team@example.com" });
});
afterEach(() => site.close());

const contactForm = {
  id: "0123456789abcdef0123456789abcdef",
  name: "Ana Ruiz",
  email: "ana@example.com",
  topic: "wrongFigure",
  message: "The tuition of one college looks too low.",
  website: "",
};
const waitlistForm = {
  id: "fedcba9876543210fedcba9876543210",
  email: "Ana@Example.com",
  role: "parent",
  wishes: ["reminders"],
  isThirteenOrOlder: true,
  website: "",
};

function post(url: string, payload: unknown, remoteAddress = "192.0.2.1") {
  return site.server.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/json" },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    remoteAddress,
  });
}

/** Another form from the same person: opened again, so it has a new id. */
function idOf(number: number): string {
  return number.toString(16).padStart(32, "0");
}

describe("a message to the team", () => {
  test("is stored, and a note to the operator waits in the outbox", async () => {
    const answer = await post("/api/contact", contactForm);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: "received" }]);
    const { website: _, ...message } = contactForm;
    expect(await listContactMessages(site.store.database)).toEqual([
      { ...message, receivedAt: "2026-11-21T12:00:00.000Z" },
    ]);
    expect(await listOutbox(site.store.database, 10)).toMatchObject([
      {
        recipient: "team@example.com",
        replyTo: "ana@example.com",
        subject: "Contact form: a figure that looks wrong",
        body: expect.stringContaining("The tuition of one college looks too low."),
        state: "waiting",
      },
    ]);
  });

  test("a mistake is stored and mailed with the record it is reported in", async () => {
    const record = "nextNc.amount@2025-26";
    expect((await post("/api/contact", { ...contactForm, record })).statusCode).toBe(200);
    expect(await listContactMessages(site.store.database)).toMatchObject([{ record }]);
    expect(await listOutbox(site.store.database, 10)).toMatchObject([
      { body: expect.stringContaining(`Record: ${record}`) },
    ]);
  });

  test.each(["", "<b>", "a".repeat(121), 7])("%j is no record", async (record) => {
    expect((await post("/api/contact", { ...contactForm, record })).statusCode).toBe(400);
    expect(await listContactMessages(site.store.database)).toEqual([]);
  });

  test("without an address of the operator the note still waits to be read", async () => {
    await site.close();
    site = await createTestServer();
    await post("/api/contact", contactForm);
    expect(await listOutbox(site.store.database, 10)).toMatchObject([{ recipient: null }]);
  });

  test("sent twice it is stored once, and both are told the same", async () => {
    const first = await post("/api/contact", contactForm);
    const second = await post("/api/contact", {
      ...contactForm,
      message: "Pressed again, with other words.",
    });
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await listContactMessages(site.store.database)).toMatchObject([{ message: contactForm.message }]);
    expect(await listOutbox(site.store.database, 10)).toHaveLength(1);
  });

  test("sent twenty times at once it is stored once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post("/api/contact", contactForm)));
    expect(new Set(answers.map((answer) => answer.body))).toEqual(new Set(['{"status":"received"}']));
    expect(await listContactMessages(site.store.database)).toHaveLength(1);
    expect(await listOutbox(site.store.database, 10)).toHaveLength(1);
  });

  test("from a program that fills in the hidden field nothing is stored, and it is told nothing", async () => {
    const person = await post("/api/contact", contactForm);
    const program = await post("/api/contact", {
      ...contactForm,
      id: idOf(1),
      website: "https://spam.example",
    });
    expect([program.statusCode, program.body]).toEqual([person.statusCode, person.body]);
    expect(await listContactMessages(site.store.database)).toHaveLength(1);
  });

  test("trims spaces around a name; keeps a message's characters, accents and lines", async () => {
    const message = "¿Cuánto cuesta?\n\nשלום — <b>not bold</b> \u{1F393}";
    await post("/api/contact", { ...contactForm, name: "  José  ", message });
    expect(await listContactMessages(site.store.database)).toMatchObject([{ name: "José", message }]);
  });

  test.each([
    ["no number", { id: undefined }, "id"],
    ["a number of another kind", { id: "1" }, "id"],
    ["no name", { name: "   " }, "name"],
    ["a name that is a list", { name: ["Ana"] }, "name"],
    ["a name of 101 letters", { name: "a".repeat(101) }, "name"],
    ["no address", { email: undefined }, "email"],
    ["an address without a host", { email: "ana@" }, "email"],
    ["two addresses", { email: "ana@example.com,bo@example.com" }, "email"],
    ["an address with a line break", { email: "ana@example.com\nBcc: all@example.com" }, "email"],
    ["an address of 255 letters", { email: `${"a".repeat(243)}@example.com` }, "email"],
    ["an unknown topic", { topic: "sales" }, "topic"],
    ["nine letters", { message: "Too short" }, "message"],
    ["5,001 letters", { message: "a".repeat(5_001) }, "message"],
    ["a character that no database holds", { message: "Nothing is \u0000 here" }, "message"],
    ["a hidden field of 2,001 letters", { website: "a".repeat(2_001) }, "website"],
  ])("with %s is refused at its field, and nothing is stored", async (_, change, field) => {
    const answer = await post("/api/contact", { ...contactForm, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    const problem = problemSchema.parse(answer.json());
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect(problem.errors?.[0]?.message).toMatch(/^[A-Z].*\.$/);
    expect(problem.detail).not.toMatch(/Invalid|expected|undefined/);
    expect(await listContactMessages(site.store.database)).toEqual([]);
    expect(await listOutbox(site.store.database, 10)).toEqual([]);
  });
});

describe("the waitlist", () => {
  test("stores an address in lower case, and writes only to the operator", async () => {
    const answer = await post("/api/waitlist", waitlistForm);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: "received" }]);
    expect(await listWaitlist(site.store.database)).toMatchObject([
      { email: "ana@example.com", role: "parent", wishes: ["reminders"] },
    ]);
    expect(await listOutbox(site.store.database, 10)).toMatchObject([
      { recipient: "team@example.com", replyTo: null, body: expect.stringContaining("reminders") },
    ]);
  });

  test("a second form of the same address replaces its wishes, and the answer does not tell", async () => {
    const first = await post("/api/waitlist", waitlistForm);
    const again = {
      ...waitlistForm,
      id: idOf(2),
      email: "ANA@example.com",
      wishes: ["timeline", "timeline"],
    };
    const second = await post("/api/waitlist", again);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await listWaitlist(site.store.database)).toMatchObject([{ wishes: ["timeline"] }]);
  });

  test("the first form, sent again late, does not undo the second", async () => {
    await post("/api/waitlist", waitlistForm);
    await post("/api/waitlist", { ...waitlistForm, id: idOf(3), wishes: ["timeline"] });
    await post("/api/waitlist", waitlistForm);
    expect(await listWaitlist(site.store.database)).toMatchObject([{ wishes: ["timeline"] }]);
    expect(await listOutbox(site.store.database, 10)).toHaveLength(2);
  });

  test("forms of one address sent at once make one row", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => post("/api/waitlist", { ...waitlistForm, id: idOf(index) })),
    );
    expect(await listWaitlist(site.store.database)).toHaveLength(1);
  });

  test("from a program that fills in the hidden field nothing is stored", async () => {
    const answer = await post("/api/waitlist", { ...waitlistForm, website: "x" });
    expect(answer.json()).toEqual({ status: "received" });
    expect(await listWaitlist(site.store.database)).toEqual([]);
  });

  test.each([
    ["no number", { id: null }, "id"],
    ["no address", { email: "" }, "email"],
    ["an unknown role", { role: "robot" }, "role"],
    ["no wish", { wishes: [] }, "wishes"],
    ["an unknown wish", { wishes: ["money"] }, "wishes.0"],
    [
      "too many wishes",
      { wishes: Array.from({ length: waitlistWishes.length + 1 }, () => "timeline") },
      "wishes",
    ],
    ["no word on age", { isThirteenOrOlder: false }, "isThirteenOrOlder"],
    ["age as text", { isThirteenOrOlder: "true" }, "isThirteenOrOlder"],
  ])("with %s is refused at its field", async (_, change, field) => {
    const answer = await post("/api/waitlist", { ...waitlistForm, ...change });
    expect(answer.statusCode).toBe(400);
    const problem = problemSchema.parse(answer.json());
    expect(problem.errors?.[0]?.field).toBe(field);
    expect(problem.detail).toMatch(/^[A-Z].*\.$/);
    expect(problem.detail).not.toMatch(/Invalid|expected|undefined/);
    expect(await listWaitlist(site.store.database)).toEqual([]);
  });
});

describe("page views", () => {
  test("are counted by path and day: 1,000 of them are one row", async () => {
    for (let hundred = 0; hundred < 10; hundred += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          post("/api/page-views", { event: "page_view", page_path: "/pricing" }, `192.0.2.${index}`),
        ),
      );
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([204]));
    }
    expect(await listPageViews(site.store.database, "2026-01-01")).toEqual([
      { path: "/pricing", day: "2026-11-21", views: 1_000 },
    ]);
  });

  test.each([
    ["/", "/"],
    ["/pricing/", "/pricing"],
    ["/colleges/stanford-university", "/colleges/stanford-university"],
    ["/colleges/no-such-college", "/other"],
    ["/wp-login.php", "/other"],
    ["/nothing/here", "/other"],
    ["/__proto__", "/other"],
  ])("of %s count as %s", async (sent, counted) => {
    expect((await post("/api/page-views", { event: "page_view", page_path: sent })).statusCode).toBe(204);
    expect(await listPageViews(site.store.database, "2026-01-01")).toEqual([
      { path: counted, day: "2026-11-21", views: 1 },
    ]);
  });

  test.each([
    ["a query", { event: "page_view", page_path: "/pricing?name=ana" }, "page_path"],
    ["a fragment", { event: "page_view", page_path: "/my-plan#a=1" }, "page_path"],
    ["a whole address", { event: "page_view", page_path: "https://tassel.example/" }, "page_path"],
    ["another event", { event: "click", page_path: "/" }, "event"],
    ["no path", { event: "page_view" }, "page_path"],
  ])("with %s are refused", async (_, sent, field) => {
    const answer = await post("/api/page-views", sent);
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
  });
});

test("where the store is away the answer says so, and that nothing is lost", async () => {
  await site.store.database.destroy();
  const answer = await post("/api/contact", contactForm);
  expect(answer.statusCode).toBe(500);
  expect(problemSchema.parse(answer.json()).detail).toMatch(/try again/);
  expect(answer.body).not.toMatch(/sqlite|database|driver|stack/i);
});

describe("unreadable requests are refused with a sentence", () => {
  const json = "application/json";
  const whole = JSON.stringify(contactForm);
  test.each([
    ["broken JSON", json, whole.slice(0, -5), 400, /not valid JSON/],
    ["nothing", json, "", 400, /Nothing was sent/],
    ["a list", json, "[1,2]", 400, /JSON object/],
    ["null", json, "null", 400, /JSON object/],
    ["a string", json, '"hello"', 400, /JSON object/],
    ["__proto__", json, '{"__proto__":{"website":""}}', 400, /\.$/],
    ["a form of a web page", "application/x-www-form-urlencoded", "name=Ana", 415, /as JSON/],
    ["plain text", "text/plain", whole, 415, /as JSON/],
    ["no kind at all", "", whole, 415, /as JSON/],
    ["64 kB and one", json, JSON.stringify("a".repeat(64 * 1024 - 1)), 413, /too long/],
    ["ten thousand brackets", json, "[".repeat(10_000) + "]".repeat(10_000), 400, /JSON object/],
  ])("%s", async (_, contentType, payload, status, sentence) => {
    for (const url of ["/api/contact", "/api/waitlist", "/api/page-views"]) {
      const answer = await site.server.inject({
        method: "POST",
        url,
        headers: contentType === "" ? {} : { "content-type": contentType },
        payload,
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
      expect(problemSchema.parse(answer.json()).detail).toMatch(sentence);
    }
    expect(await listContactMessages(site.store.database)).toEqual([]);
  });

  test.each(["GET", "PUT", "PATCH", "DELETE"] as const)("%s, which no form uses", async (method) => {
    const answer = await site.server.inject({ method, url: "/api/contact" });
    expect([answer.statusCode, answer.headers["allow"]]).toEqual([405, "POST"]);
  });
});

describe("limits by address", () => {
  test("a school lab sends its forms; what never ends is asked to wait, and others go on", async () => {
    const limit = requestLimits.forms.max;
    for (let number = 0; number < limit; number += 1) {
      const url = number % 2 === 0 ? "/api/contact" : "/api/waitlist";
      const form = number % 2 === 0 ? contactForm : waitlistForm;
      expect((await post(url, { ...form, id: idOf(number) })).statusCode).toBe(200);
    }
    const refused = await post("/api/contact", { ...contactForm, id: idOf(limit) });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(requestLimits.forms.windowMs / 1000);
    expect(refused.headers["content-type"]).toContain("application/problem+json");
    expect(problemSchema.parse(refused.json())).toMatchObject({
      status: 429,
      detail: expect.stringContaining("wait"),
    });
    expect(await listContactMessages(site.store.database)).toHaveLength(limit / 2);
    expect((await post("/api/contact", { ...contactForm, id: idOf(limit) }, "198.51.100.7")).statusCode).toBe(
      200,
    );
    const view = await post("/api/page-views", { event: "page_view", page_path: "/" });
    expect(view.statusCode).toBe(204);
  });

  test("page views have a limit of their own", async () => {
    const limit = requestLimits.pageViews.max;
    const statuses: number[] = [];
    for (let number = 0; number <= limit; number += 1) {
      statuses.push((await post("/api/page-views", { event: "page_view", page_path: "/" })).statusCode);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(limit);
    expect(statuses.at(-1)).toBe(429);
  });

  test("reading is never limited", async () => {
    for (let number = 0; number < 100; number += 1) {
      expect((await site.server.inject("/api/health")).statusCode).toBe(200);
    }
  });
});
