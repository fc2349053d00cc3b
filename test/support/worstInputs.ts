/**
 * For every endpoint the input that costs most within its own limits, and what its reply may hold: sent by
 * test/attacks/worstInput.test.ts, and timed by `npm run bench`. A new endpoint has to name its worst input here.
 */
import { aidOfferReadingEndpoint } from "#contract/aidOfferReadings.ts";
import { collegeMatchesEndpoint, matchesLimits } from "#contract/collegeMatches.ts";
import { counselorAnswerEndpoint } from "#contract/counselor.ts";
import type { EndpointId } from "#contract/endpoints.ts";
import { plansLimits } from "#contract/plans.ts";
import { earlierLength, mostEarlier } from "#domain/counselor/earlierQuestions.ts";
import { nameLimits } from "#domain/counselor/nameLimits.ts";
import { questionLimit } from "#domain/counselor/normalize.ts";
import { letterLimits } from "#domain/offers/parseLetter.ts";
import { type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { createOwnAccount, findAccount, setRoles } from "#server/account/store.ts";
import { createdPasskey, stopToken, usedPasskey } from "./accessBodies.ts";
import { signOwnToken } from "./ownToken.ts";
import { planProcessKey } from "./planProcessKey.ts";
import { addMember, writeCommands } from "./reminderWorld.ts";
import { makeTestSecrets } from "./testIdentity.ts";
import { createTestServer, type TestServer, type TestServerParts } from "./testServer.ts";

export type WorstAsker = "visitor" | "owner" | "counselor" | "administrator";

export type WorstInput = {
  /** Distinguishes several of one endpoint. */
  what: string;
  as: WorstAsker;
  params?: Readonly<Record<string, string>>;
  query?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  status: number;
  /** Of the reply, uncompressed. */
  mostBytes: number;
  /** What else is bounded, as sentences of what is wrong with the reply. */
  findFaults?: (reply: unknown) => string[];
};

/** Replies that hold no list of what people wrote. */
const small = 4_000;

export type WorstWorld = TestServer & { tokens: Readonly<Record<WorstAsker, string | null>> };

export const worldDay = new Date("2026-11-21T12:00:00Z");
const planId = "plan-full";

/** `commands`: how full the owner's plan is; a plan holds 10,000 at the most. */
export async function openWorstWorld(
  commands: number,
  settings: Parameters<typeof createTestServer>[0] = {},
  other: TestServerParts = {},
): Promise<WorstWorld> {
  const secrets = { ...(await makeTestSecrets()), dataKeys: [planProcessKey] };
  const site = await createTestServer(settings, () => worldDay, null, undefined, { ...other, secrets });
  const { database } = site.store;
  const [key] = secrets.signingKeys;
  if (key === undefined) throw new Error("There is no key to sign in with.");
  const enter = async (name: string) => {
    const account = { email: `${name}@example.com`, name, passwordHash: "" };
    const subject = await createOwnAccount(database, account, worldDay);
    const made = subject === null ? null : await findAccount(database, subject);
    if (subject === null || made === null) throw new Error(`${name} is there already.`);
    return { id: made.id, token: await signOwnToken(database, subject, key, { now: worldDay }) };
  };
  const [owner, counselor, administrator] = [
    await enter("owner"),
    await enter("counselor"),
    await enter("administrator"),
  ];
  await setRoles(database, "administrator@example.com", ["Administrator"]);
  const drafts = listFullPlan(
    site.colleges.summaries.map(({ unitId }) => unitId),
    commands,
  );
  for (let at = 0; at < drafts.length; at += plansLimits.commandsPerRequest)
    await writeCommands(database, owner.id, planId, drafts.slice(at, at + plansLimits.commandsPerRequest));
  await addMember(database, planId, counselor.id, "counselor", ["plan", "notes", "money", "essay"]);
  const tokens = {
    visitor: null,
    owner: owner.token,
    counselor: counselor.token,
    administrator: administrator.token,
  };
  return { ...site, tokens };
}

/** Distinct commands, so that none supersedes another: the essays first, then colleges with notes, then marks of tasks. */
function listFullPlan(unitIds: readonly number[], commands: number): CommandDraft[] {
  const essays = Array.from({ length: 20 }, (_, index): CommandDraft[] => [
    {
      kind: "addEssay",
      essayId: `e${index}`,
      promptId: null,
      ownPrompt: { unitId: null, text: "Why?", limit: null },
    },
    {
      kind: "saveEssay",
      essayId: `e${index}`,
      writer: "w1",
      turn: 1,
      seen: {},
      text: "I was nine when it rained. ".repeat(200),
    },
    { kind: "setEssay", essayId: `e${index}`, fields: { status: "ready" } },
  ]).flat();
  const colleges = unitIds.slice(0, 500).flatMap((unitId): CommandDraft[] => [
    { kind: "addCollege", unitId },
    { kind: "setCollegeStatus", unitId, status: "applying" },
    { kind: "setCollegeNote", unitId, note: "Asked about the lab on the tour. ".repeat(6) },
  ]);
  const marks = Array.from(
    { length: 5_000 },
    (_, index): CommandDraft => ({
      kind: "setTaskMark",
      taskId: `task-${index}`,
      fields: { doneOn: "2026-11-01" },
    }),
  );
  const first: CommandDraft[] = [
    { kind: "renameStudent", studentName: "Maya" },
    { kind: "setProfile", fields: { gradeYear: 12, homeState: "OH", gpa: 3.5 } },
    {
      kind: "setTimeline",
      fields: { graduationYear: 2027, tests: ["sat"], aidForms: ["fafsa", "cssProfile"] },
    },
  ];
  return [...first, ...essays, ...colleges, ...marks].slice(0, commands);
}

const id32 = "0".repeat(32);
const long = (letters: number) => "a long word ".repeat(Math.ceil(letters / 12)).slice(0, letters);
const email = `${"a".repeat(50)}@${"b".repeat(50)}.example.com`;
const password = "long enough to be one, and longer".repeat(6).slice(0, 190);

function everyone(input: Partial<WorstInput> & { what: string; status: number }): WorstInput {
  return { as: "visitor", mostBytes: small, ...input };
}

function own(input: Partial<WorstInput> & { what: string; status: number }): WorstInput {
  return { as: "owner", mostBytes: small, params: { planId }, ...input };
}

function admin(input: Partial<WorstInput> & { what: string; status: number }): WorstInput {
  return { as: "administrator", mostBytes: small, ...input };
}

const fill = (text: string, letters: number) => text.repeat(Math.floor(letters / text.length));

/** Questions of 2,000 letters, as they grew worst: one name, different ones, names that only others explain. */
const questions: readonly (readonly [what: string, question: string])[] = [
  ["one name 400 times", fill("yale ", questionLimit)],
  ["a list of one name", fill("yale, ", questionLimit)],
  ["names in turn", fill("Yale Rice Duke Brown ", questionLimit)],
  ["names that the last one explains", `${fill("rice, brown, ", questionLimit - 10)}at yale`],
  ["names misspelled", fill("standford ", questionLimit)],
  ["names of states", fill("california texas ohio ", questionLimit)],
  ["comparisons", fill("compare yale or rice vs ", questionLimit)],
  ["words of danger", fill("my dad said i want to go ", questionLimit)],
  [
    "27 colleges",
    "tuition at rice, yale, duke university, brown university, mit, stanford, caltech, baylor, smu, tcu, cornell, princeton, dartmouth, emory, vanderbilt, nyu, usc, ucla, uc berkeley, ohio state, penn state, purdue, rutgers, tulane, northwestern, georgetown and notre dame",
  ],
];

const letters: readonly (readonly [what: string, text: string])[] = [
  ["grants on one line", fill("Pell Grant $5,000 ", 249_000)],
  ["amounts alone", fill("$5 ", 249_000)],
  ["bare numbers", `${fill("1 ", 245_000)}\nPell Grant $500`],
  ["grants on lines", fill("Pell Grant $5,000\n", 230_000)],
  ["names of colleges", `${fill("Yale University\n", 200_000)}Pell Grant $500`],
  ["one word", `${"a".repeat(249_000)} $500`],
  ["one dollar", fill("Grant $1 ", 249_000)],
  ["doubtful lines, each with a total", fill("Foo bar $5,000\nTotal $10,000\n", 225_000)],
  ["two tables side by side", fill("Tuition   5,000     Pell Grant   5,000\n", 225_000)],
  ["cards", fill("$5,000\nPell Grant\n", 210_000)],
  ["three bytes a letter", fill(`${"\u5b66".repeat(60)} $5,000\n`, 75_000)],
];

/** A head that passes, so that the text below it is read. */
const head = {
  title: "A title of a post that is long enough",
  excerpt: "An excerpt of a post that has as many letters as an excerpt needs to have here.",
  answer:
    "A short answer that has as many letters as an answer needs to have, because it stands at the head of each page and says in two sentences what the page says. That is enough.",
  category: "Paying",
  tags: ["costs"],
  period: null,
  tools: ["/college-cost-calculator"],
  related: ["/help/a", "/help/b"],
};
/** 60,000 letters each: marks of emphasis, blocks, brackets, quotes in quotes, YAML that holds Markdown. */
const bodies: readonly (readonly [what: string, body: string])[] = [
  ["emphasis in one paragraph", fill("*a_ ", 60_000)],
  ["emphasis in many paragraphs", fill(`${fill("*a_ ", 1_100)}\n\n`, 60_000)],
  ["stars", fill("a*", 60_000)],
  ["brackets", fill("[", 60_000)],
  ["links", fill("[a](", 60_000)],
  ["quotes in quotes", fill("> ", 60_000)],
  ["lists", fill("- a\n", 5_900)],
  ["definitions", fill("[a]: b\n\n", 5_000)],
  ["tables", `Table: a\n\n${"| a |\n|-|\n\n".repeat(450)}`],
  ["one long table", `Table: a\n\n| a |\n|-|\n${`| ${"**a** ".repeat(5)}|\n`.repeat(1_400)}`],
  ["capitals", fill("A Of The ", 60_000)],
  ["links to nowhere", fill("[word](/nowhere) ", 60_000)],
  ["words", fill("Families pay what they can. ", 60_000)],
  ["paragraphs", fill("Families pay what they can.\n\n", 20_000)],
  ["headings", Array.from({ length: 700 }, (_, index) => `## Part ${index}\n\n`).join("")],
  ["a block of YAML", `\`\`\`now\n- text: "${fill("\\x2aa_ ", 40_000)}"\n\`\`\`\n`],
];

const csvs: readonly (readonly [what: string, csv: string, status: number])[] = [
  ["commas", ",".repeat(1_999_999), 422],
  ["lines of commas", fill(",\n", 1_990_000), 422],
  ["quotation marks", '"'.repeat(1_990_000), 422],
  [
    "10,000 pages",
    `Top pages,Clicks,Impressions,CTR,Position\n${Array.from({ length: 10_000 }, (_, index) => `/colleges/c${index}${"b".repeat(100)},1,2,3%,4.5`).join("\n")}`,
    422,
  ],
  [
    "10,000 searches",
    `Top queries,Clicks,Impressions,CTR,Position\n${Array.from({ length: 10_000 }, (_, index) => `search ${index} ${"b".repeat(100)},1,2,3%,4.5`).join("\n")}`,
    200,
  ],
];

const command = (index: number) =>
  makeCommand(
    { kind: "setCollegeNote", unitId: 100_654 + index, note: long(4_000) },
    { id: `new-${index}`, at: "2026-11-21T09:00:00.000Z", planId: "plan-new" },
  );

/** Also kept in the browser, so they are of its size: the test's server sends a page in their place. */
const file = { mostBytes: 200 };

export function listWorstInputs(world: WorstWorld): Readonly<Record<EndpointId, readonly WorstInput[]>> {
  const unitIds = world.colleges.summaries.map(({ unitId }) => unitId);
  const essay = { planId, essayId: "e0" };
  const person = { accountId: "n".repeat(100) };
  const post = { postId: id32 };
  const message = { messageId: id32 };
  return {
    health: [everyone({ what: "nothing", status: 200 })],
    ready: [everyone({ what: "nothing", status: 503 })],
    collegeIndex: [everyone({ what: "nothing", status: 200, ...file })],
    majors: [everyone({ what: "nothing", status: 200, ...file })],
    zipCodes: [everyone({ what: "nothing", status: 200, ...file })],
    contentSearch: [everyone({ what: "nothing", status: 200, ...file })],
    answerCards: [everyone({ what: "nothing", status: 200, ...file })],
    colleges: [
      ...[
        "of the university college",
        "qzxjv wkqpz ",
        "santa barbara ",
        "a b c d e f ",
        "standfrod univresity ",
      ].map((text) =>
        everyone({
          what: text,
          query: `?limit=100&query=${encodeURIComponent(fill(text, 200))}`,
          status: 200,
          mostBytes: 250_000,
        }),
      ),
      everyone({ what: "everything", query: "?limit=100&query=university", status: 200, mostBytes: 250_000 }),
    ],
    college: [
      everyone({ what: "a large one", params: { unitId: "228778" }, status: 200, mostBytes: 200_000 }),
    ],
    collegeMatches: [
      everyone({
        what: "every filter, 200 colleges",
        body: {
          profile: {
            gradeYear: 12,
            gpaScale: "weighted",
            gpa: 3.9,
            satTotal: 1290,
            actComposite: 28,
            classRankTopPercent: 10,
            coreGpa: 3.5,
            coreYears: 16,
            hasRequiredCourses: true,
            majorFamilies: ["11", "14", "26", "27", "40", "42", "45", "50", "51", "52"],
            homeZip: "43215",
            sizes: ["small", "medium", "large"],
            maxDistanceMiles: 10_000,
          },
          money: { familyIncomeUsd: 62_000, familySize: 4, payPerYearUsd: 16_000 },
          status: Object.fromEntries(unitIds.slice(0, 200).map((unitId) => [unitId, "denied"])),
          unitIds: unitIds.slice(200, 400),
        },
        status: 200,
        mostBytes: 250_000,
        findFaults: (reply) => {
          const { colleges } = collegeMatchesEndpoint.replies[200].parse(reply);
          return colleges.length > matchesLimits.most ? [`${colleges.length} colleges`] : [];
        },
      }),
    ],
    aidOfferReading: letters.map(([what, text]) =>
      everyone({
        what,
        body: { text },
        status: 200,
        mostBytes: 64_000,
        findFaults: (reply) => {
          const { lines, leftOut } = aidOfferReadingEndpoint.replies[200].parse(reply);
          return lines.length + leftOut.length > letterLimits.amounts
            ? [`${lines.length} lines and ${leftOut.length} left out`]
            : [];
        },
      }),
    ),
    counselorAnswer: [...questions, ["a long conversation", "and the deadline?"] as const].map(
      ([what, question]) =>
        everyone({
          what,
          body: {
            question,
            earlier:
              what === "a long conversation"
                ? Array.from({ length: mostEarlier }, () =>
                    fill("rice, brown, ", earlierLength / mostEarlier),
                  )
                : [],
            unitIds: unitIds.slice(0, 200),
            profile: { gpa: 3.6, satTotal: 1250, homeZip: "43215" },
          },
          status: 200,
          mostBytes: 16_000,
          findFaults: (reply) => {
            const { entities, namesLeftOut } = counselorAnswerEndpoint.replies[200].parse(reply);
            return [
              ...(entities.length > nameLimits.names ? [`${entities.length} names`] : []),
              ...(what === "27 colleges" && namesLeftOut !== 7 ? [`${namesLeftOut} names left out`] : []),
            ];
          },
        }),
    ),
    counselorTurn: [
      everyone({
        what: "no model",
        body: { question: long(questionLimit), consent: { model: true, money: true } },
        status: 404,
      }),
    ],
    essayReading: [
      everyone({
        what: "no model",
        body: { prompt: long(500), limit: null, draft: long(10_000), consent: { draft: true } },
        status: 404,
      }),
    ],
    pageData: [everyone({ what: "a long name", params: { page: `blog.${"a".repeat(80)}` }, status: 404 })],
    userProfile: [everyone({ what: "nothing", as: "owner", status: 200 })],
    pricing: [everyone({ what: "nothing", status: 200 })],
    applicationTimeline: [everyone({ what: "nothing", status: 200, mostBytes: 2_000_000 })],
    contact: [
      everyone({
        what: "a long message",
        body: { id: id32, name: long(100), email, topic: "wish", message: long(5_000), website: "" },
        status: 200,
      }),
    ],
    waitlist: [
      everyone({
        what: "every wish",
        body: {
          id: id32,
          email,
          role: "parent",
          wishes: ["reminders"],
          isThirteenOrOlder: true,
          website: "",
        },
        status: 200,
      }),
    ],
    pageView: [
      everyone({
        what: "a long path",
        body: { event: "page_view", page_path: `/${"a/".repeat(100)}` },
        status: 204,
      }),
      everyone({
        what: "a long search",
        body: { event: "empty_search", place: "site", text: long(60) },
        status: 204,
      }),
    ],
    webVitals: [
      everyone({
        what: "every figure",
        body: { kind: "college", LCP: 1, INP: 1, CLS: 1, FCP: 1, TTFB: 1 },
        status: 204,
      }),
    ],
    countCalculator: [
      everyone({
        what: "the longest kind",
        body: { kind: "publicOutOfState", isInside: false },
        status: 204,
      }),
    ],
    readTally: [everyone({ what: "nothing", status: 200 })],
    studentAidIndex: [everyone({ what: "nothing", body: {}, status: 400 })],
    routes: [
      everyone({
        what: "41 points, no routing server",
        body: { points: Array.from({ length: 41 }, (_, index) => ({ latitude: index, longitude: -index })) },
        status: 404,
      }),
    ],
    identitySignUp: [
      everyone({
        what: "long fields",
        body: { email, password, name: long(100), isThirteenOrOlder: true, interaction: null },
        status: 202,
      }),
    ],
    identityVerify: [
      everyone({
        what: "long fields",
        body: { email, code: "1".repeat(40), interaction: null },
        status: 400,
      }),
    ],
    identitySignIn: [
      everyone({ what: "long fields", body: { email, password, interaction: null }, status: 401 }),
    ],
    identitySignInCode: [
      everyone({
        what: "long fields",
        body: { email, code: "1".repeat(40), interaction: null },
        status: 400,
      }),
    ],
    identityResetRequest: [everyone({ what: "a long address", body: { email }, status: 202 })],
    identityReset: [
      everyone({
        what: "long fields",
        body: { email, code: "1".repeat(40), password, interaction: null },
        status: 400,
      }),
    ],
    passkeySignInOptions: [everyone({ what: "nothing", body: { interaction: null }, status: 200 })],
    passkeySignIn: [
      everyone({ what: "an unknown one", body: { response: usedPasskey, interaction: null }, status: 401 }),
    ],
    passkeys: [own({ what: "nothing", status: 200 })],
    passkeyOptions: [own({ what: "nothing", status: 200 })],
    addPasskey: [
      own({ what: "no authenticator's", body: { name: long(60), response: createdPasskey }, status: 400 }),
    ],
    renamePasskey: [
      own({ what: "none", params: { passkeyId: "n".repeat(64) }, body: { name: long(60) }, status: 404 }),
    ],
    removePasskey: [own({ what: "none", params: { passkeyId: "n".repeat(64) }, status: 404 })],
    plans: [own({ what: "a full plan", status: 200 })],
    planCommands: [
      own({
        what: "a full plan",
        status: 200,
        mostBytes: 1_000_000,
        findFaults: (reply) => {
          const { length } = (reply as { commands: unknown[] }).commands;
          return length > plansLimits.commandsPerPage ? [`${length} commands`] : [];
        },
      }),
    ],
    sendPlanCommands: [
      own({
        what: "200 long notes",
        params: { planId: "plan-new" },
        headers: { "if-match": '"0"' },
        body: {
          createdAt: "2026-11-21T08:00:00.000Z",
          commands: Array.from({ length: 200 }, (_, index) => command(index)),
        },
        status: 200,
        mostBytes: 16_000,
      }),
    ],
    planRevisions: [own({ what: "a full plan", status: 200, mostBytes: 64_000 })],
    restorePlan: [own({ what: "a full plan", body: { revision: 200 }, status: 200 })],
    planSharing: [own({ what: "a full plan", body: { sharesMoney: true }, status: 200 })],
    erasePlan: [own({ what: "of nobody", params: { planId: "n".repeat(64) }, status: 404 })],
    planPeople: [own({ what: "nothing", status: 200 })],
    invite: [
      own({ what: "every part", body: { role: "parent", scopes: ["plan"], email: null }, status: 201 }),
    ],
    planCalendar: [own({ what: "nothing", status: 200 })],
    makePlanCalendar: [own({ what: "nothing", status: 201 })],
    endPlanCalendar: [own({ what: "of nobody", params: { planId: "n".repeat(64) }, status: 404 })],
    classLinks: [own({ what: "nothing", status: 200 })],
    makeClassLink: [own({ what: "nothing", status: 201 })],
    endClassLink: [own({ what: "of nobody", params: { classLinkId: "n".repeat(64) }, status: 404 })],
    lookAtClassLink: [
      everyone({ what: "a token of nobody", body: { token: `class-${"n".repeat(94)}` }, status: 404 }),
    ],
    joinClass: [
      own({
        what: "a token of nobody",
        body: { token: `class-${"n".repeat(94)}`, planId, scopes: ["plan", "notes", "money", "essay"] },
        status: 404,
      }),
    ],
    takeBackInvitation: [
      own({ what: "none", params: { planId, invitationId: "n".repeat(64) }, status: 404 }),
    ],
    lookAtInvitation: [everyone({ what: "a token of nobody", body: { token: "n".repeat(64) }, status: 404 })],
    lookAtHandover: [own({ what: "a token of nobody", body: { token: "n".repeat(100) }, status: 404 })],
    refuseInvitations: [everyone({ what: "a token of nobody", body: { token: stopToken }, status: 404 })],
    openRefuseInvitations: [
      everyone({ what: "a token of nobody", query: `?token=${stopToken}`, status: 303 }),
    ],
    acceptInvitation: [own({ what: "a token of nobody", body: { token: "n".repeat(64) }, status: 404 })],
    shareWithPerson: [
      own({
        what: "nobody",
        params: { planId, memberId: "n".repeat(64) },
        body: { scopes: ["plan"] },
        status: 404,
      }),
    ],
    removePerson: [own({ what: "nobody", params: { planId, memberId: "n".repeat(64) }, status: 404 })],
    caseload: [own({ what: "a full plan", as: "counselor", status: 200, mostBytes: 16_000 })],
    sharedEssays: [own({ what: "20 essays", as: "counselor", status: 200, mostBytes: 400_000 })],
    essayVersions: [own({ what: "an essay", params: essay, status: 200, mostBytes: 16_000 })],
    essayVersion: [own({ what: "none", params: { ...essay, versionId: "w1.9" }, status: 404 })],
    essayComments: [
      own({ what: "an essay", as: "counselor", params: essay, status: 200, mostBytes: 400_000 }),
    ],
    addEssayComment: [
      own({
        what: "a long one",
        as: "counselor",
        params: essay,
        body: {
          commentId: "c1",
          quote: "I was nine when it rained. ".repeat(10).trim(),
          occurrence: 180,
          text: long(1_000),
        },
        status: 201,
      }),
    ],
    answerEssayComment: [
      own({
        what: "none",
        params: { ...essay, commentId: "none" },
        body: { answerId: "a1", text: long(1_000) },
        status: 404,
      }),
    ],
    resolveEssayComment: [
      own({ what: "none", params: { ...essay, commentId: "none" }, body: { isResolved: true }, status: 404 }),
    ],
    removeEssayComment: [own({ what: "none", params: { ...essay, commentId: "none" }, status: 404 })],
    authorshipKeys: [everyone({ what: "nothing", status: 200 })],
    authorshipRecord: [own({ what: "nothing", params: essay, status: 200 })],
    countersign: [
      own({
        what: "no signature",
        params: essay,
        body: { batch: `a.${"b".repeat(189_000)}.c`, after: 0 },
        status: 400,
      }),
    ],
    eraseAuthorship: [own({ what: "nothing", params: essay, status: 204 })],
    accountExport: [
      own({
        what: "a full plan",
        status: 200,
        mostBytes: 20_000_000,
        // It is written in pieces, so it is looked at whether they are one whole.
        findFaults: (reply) => {
          const { plans } = reply as { plans: { revision: number; commands: unknown[] }[] };
          return plans.flatMap(({ revision, commands }) =>
            commands.length < revision / 2 ? [`${commands.length} commands of ${revision}`] : [],
          );
        },
      }),
    ],
    accountErase: [own({ what: "not confirmed", body: { confirm: "no" }, status: 400 })],
    accountDevices: [own({ what: "nothing", status: 200 })],
    signOutEverywhere: [own({ what: "nothing", as: "counselor", status: 204 })],
    accountErasure: [own({ what: "nothing", status: 200 })],
    keepAccount: [own({ what: "nothing", status: 204 })],
    reminders: [own({ what: "a full plan", status: 200 })],
    saveReminders: [
      own({
        what: "a full plan",
        body: {
          digest: { isOn: true, weekday: 0, hour: 17 },
          beforeDue: { isOn: true, days: 3 },
          includesParentTasks: true,
          timeZone: "America/New_York",
        },
        status: 200,
      }),
    ],
    stopReminders: [everyone({ what: "a token of nobody", body: { token: stopToken }, status: 404 })],
    openStopReminders: [everyone({ what: "a token of nobody", query: `?token=${stopToken}`, status: 303 })],
    subscription: [own({ what: "nothing", status: 200 })],
    subscriptionCheckout: [own({ what: "nothing for sale", body: { interval: "year" }, status: 404 })],
    subscriptionPortal: [own({ what: "nothing for sale", status: 404 })],
    paymentWebhook: [everyone({ what: "nothing for sale", body: { id: "e".repeat(200_000) }, status: 404 })],
    adminOverview: [admin({ what: "nothing", status: 200 })],
    adminState: [admin({ what: "nothing", status: 200, mostBytes: 64_000 })],
    adminConfirmDate: [
      admin({ what: "another day", body: { now: "2019-03-03T08:00:00.000Z" }, status: 409 }),
    ],
    adminInbox: [admin({ what: "nothing", status: 200, mostBytes: 64_000 })],
    adminMessage: [admin({ what: "none", params: message, status: 404 })],
    adminAssignMessage: [
      admin({ what: "none", params: message, body: { version: 0, accountId: "n".repeat(100) }, status: 400 }),
    ],
    adminAnswerMessage: [
      admin({
        what: "a long answer to none",
        params: message,
        body: { version: 0, answerId: id32, text: long(10_000), isClosed: true },
        status: 404,
      }),
    ],
    adminCloseMessage: [
      admin({ what: "none", params: message, body: { version: 0, isClosed: true }, status: 404 }),
    ],
    adminWaitlist: [admin({ what: "nothing", status: 200 })],
    adminExportForms: [
      admin({ what: "nothing", params: { form: "contact" }, status: 200, mostBytes: 64_000 }),
    ],
    adminMail: [admin({ what: "nothing", status: 200, mostBytes: 64_000 })],
    adminResendMail: [
      admin({
        what: "none",
        params: { mailId: "00000000-0000-4000-8000-000000000000" },
        body: { state: "failed", attempts: 8, resends: 0 },
        status: 404,
      }),
    ],
    adminPeople: [admin({ what: "nothing", status: 200 })],
    adminFindPerson: [admin({ what: "nobody", body: { email }, status: 200 })],
    adminPerson: [admin({ what: "nobody", params: person, status: 404 })],
    adminChangeRole: [
      admin({ what: "nobody", params: person, body: { isAdministrator: true }, status: 404 }),
    ],
    adminSignOutPerson: [admin({ what: "nobody", params: person, status: 404 })],
    adminLiftLock: [admin({ what: "nobody", params: person, status: 404 })],
    adminMailExport: [admin({ what: "nobody", params: person, status: 404 })],
    adminPlanErasure: [admin({ what: "nobody", params: person, status: 404 })],
    adminCallOffErasure: [admin({ what: "nobody", params: person, status: 404 })],
    adminAudit: [admin({ what: "nothing", status: 200, mostBytes: 64_000 })],
    adminAuditCheck: [admin({ what: "nothing", status: 200 })],
    adminSeo: [admin({ what: "nothing", status: 200, mostBytes: 64_000 })],
    adminSeoPage: [admin({ what: "a long path", query: `?path=/${"a".repeat(199)}`, status: 200 })],
    adminSeoImport: csvs.map(([what, csv, status]) => admin({ what, body: { csv }, status })),
    siteReport: [admin({ what: "nothing", status: 200, ...file })],
    adminCalendar: [admin({ what: "every state and grade", status: 200, mostBytes: 1_000_000 })],
    adminDraftChoices: [admin({ what: "nothing", status: 200, mostBytes: 64_000 })],
    adminDraft: [
      admin({ what: "a long term", query: `?kind=explainer&about=${"a".repeat(100)}`, status: 404 }),
    ],
    adminPosts: [admin({ what: "nothing", status: 200 })],
    adminPost: [admin({ what: "none", params: post, status: 404 })],
    adminPostVersion: [admin({ what: "none", params: { ...post, version: "1" }, status: 404 })],
    adminCheckPost: bodies.map(([what, body]) =>
      admin({
        what,
        body: { slug: "a-post", fields: { ...head, body } },
        status: 200,
        mostBytes: 600_000,
      }),
    ),
    adminSavePost: [
      admin({
        what: "stars",
        params: post,
        body: { base: 0, slug: "a-post", fields: { ...head, body: fill("a*", 60_000) } },
        status: 200,
        mostBytes: 200_000,
      }),
    ],
    adminApprovePost: [
      admin({
        what: "none",
        params: { postId: "1".repeat(32) },
        body: { version: 1, zone: "UTC", when: null },
        status: 404,
      }),
    ],
    adminWithdrawPost: [
      admin({ what: "none", params: { postId: "1".repeat(32) }, body: { version: 1 }, status: 404 }),
    ],
    adminUnpublishPost: [
      admin({ what: "none", params: { postId: "1".repeat(32) }, body: { version: 1 }, status: 404 }),
    ],
    adminDiscardPost: [
      admin({
        what: "none",
        params: { postId: "1".repeat(32) },
        body: { version: 1, isDiscarded: true },
        status: 404,
      }),
    ],
    adminExportPost: [admin({ what: "none", params: { postId: "1".repeat(32) }, status: 404 })],
    adminPerformanceRuns: [admin({ what: "nothing", status: 200 })],
    adminSavePerformanceRun: [
      admin({
        what: "twenty samples",
        body: {
          runId: id32,
          device: "Chrome",
          measurements: [
            {
              group: "store",
              name: "One write",
              measure: "median",
              samples: Array.from({ length: 20 }, () => 1),
            },
          ],
        },
        status: 200,
      }),
    ],
    adminDeletePerformanceRun: [admin({ what: "none", params: { runId: "1".repeat(32) }, status: 404 })],
    adminTimeStoreWrites: [admin({ what: "nothing", status: 200 })],
    adminEmptyCache: [admin({ what: "nothing", status: 204 })],
    adminFieldVitals: [admin({ what: "nothing", status: 200, mostBytes: 64_000 })],
    knowledgeGraph: [admin({ what: "nothing", status: 200, ...file })],
  };
}
