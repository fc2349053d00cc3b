/** The server's log during normal use and under attack: contains nothing personal. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "#server/openStore.ts";
import { postCommand } from "../support/planRequests.ts";
import { openRawConnection } from "../support/rawHttp.ts";
import {
  createHttpTransport,
  openTestBrowser,
  password,
  readMailedCode,
  refreshTokens,
  signIn,
  signUp,
  toBearerHeader,
} from "../support/signInClient.ts";
import { type ServerProcess, startServerProcess } from "../support/startServerProcess.ts";

let folder: string;
let server: ServerProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-logging-"));
});
afterEach(async () => {
  server?.process.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

test("no token, code, password, address or typed word reaches the log, whatever is answered", async () => {
  const started = await startServerProcess({
    DATA_DIR: folder,
    PUBLIC_URL: "http://localhost:3000",
    LOG_LEVEL: "info",
    // An unreachable mail server: its error messages are part of the log too.
    SMTP_URL: "smtp://mailname:mailsecret@127.0.0.1:1",
    MAIL_FROM: "Tassel <plan@example.com>",
  });
  server = started;
  const opened = await openStore({ databaseUrl: null, dataFolder: folder }, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  const { database } = opened.value;
  const browser = openTestBrowser(createHttpTransport(started.address));
  const email = "zebra.person@example.com";
  const tokens = await signUp(browser, database, email);
  const code = await readMailedCode(database, email);
  const again = await signIn(openTestBrowser(createHttpTransport(started.address)), email);
  const refreshed = JSON.parse((await refreshTokens(browser, tokens.refresh_token)).text);
  const token = tokens.access_token;
  const note = { kind: "setCollegeNote", unitId: 204_501, note: "typedsecret" } as const;
  await postCommand(browser, token, { planId: "plan-typedsecret", id: "c1", after: 0, draft: note });
  await postCommand(browser, token, { planId: "plan-typedsecret", id: "c2", after: 9, draft: note });
  await browser.get("/api/plans", toBearerHeader(`${token}x`));
  await browser.get("/api/colleges?query=typedsecret&limit=0");
  await browser.get("/api/colleges/typedsecret");
  await browser.get("/typedsecret?email=zebra.person@example.com");
  await browser.get("/authorize?client_id=typedsecret&redirect_uri=https://typedsecret.example");
  await browser.get("/v2/logout?returnTo=https://typedsecret.example");
  await browser.get("/authorize/typedsecret");
  await browser.postForm("/oauth/token", {
    grant_type: "authorization_code",
    code: "typedsecret",
    client_id: "typedsecret",
  });
  await browser.postJson("/api/identity/sign-in", { email, password: "typedsecret" });
  await browser.postJson("/api/identity/verify", { email, code: "123456" });
  await browser.postJson("/api/identity/sign-in", { email: "typedsecret" });
  await browser.ask({
    method: "POST",
    path: "/api/contact",
    headers: { "content-type": "application/json" },
    body: '{"name": "typedsecret',
  });
  await browser.ask({
    method: "POST",
    path: "/api/contact",
    headers: { "content-type": "typedsecret" },
    body: "typedsecret",
  });
  await browser.postJson("/api/contact", {
    id: "typedsecret0000000000000000000000",
    name: "typedsecret",
    email,
    topic: "wish",
    message: "A message of typedsecret.",
  });
  for (const body of [
    { profile: { gpa: 3.17, homeZip: "79830" }, money: { familyIncomeUsd: 71_717 } },
    { profile: { gpa: 71_717, homeZip: "71717", homeState: "typedsecret" } },
    { profile: { typedsecret: 71_717 }, unitIds: [717_171] },
    { profile: { homeZip: "71717" }, unitIds: [717_171] },
  ]) {
    await browser.postJson("/api/college-matches", body);
  }
  await browser.ask({
    method: "POST",
    path: "/api/college-matches",
    headers: { "content-type": "application/json" },
    body: '{"profile": {"gpa": 71717',
  });
  for (const text of ["Typedsecret Grant $71,717", "typedsecret without any amount"]) {
    await browser.postJson("/api/aid-offer-readings", { text });
  }
  const raw = await openRawConnection(started.address);
  raw.send("GET /typedsecret HTTP/1.1\r\nhost: localhost\r\ntyped secret: typedsecret\r\n\r\n");
  await raw.ended;
  await browser.get("/%typedsecret");
  const stored = await database.selectFrom("identity_records").select("payload").execute();
  await opened.value.close();
  started.process.kill("SIGTERM");
  expect(await started.ended).toBe(0);

  const log = started.said();
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "answered");
  expect(answered.length).toBeGreaterThan(15);
  const matches = answered.filter(({ route }) => route === "/api/college-matches");
  expect(matches.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400]);
  const readings = answered.filter(({ route }) => route === "/api/aid-offer-readings");
  expect(readings.map(({ status }) => status)).toEqual([200, 422]);
  expect(Object.keys(answered[0]).toSorted()).toEqual([
    "hostname",
    "level",
    "method",
    "ms",
    "msg",
    "pid",
    "reqId",
    "route",
    "status",
    "time",
  ]);
  const cookies = [...browser.cookies.values()]
    .map(({ value }) => value)
    .filter((value) => value.length > 20);
  expect(cookies.length).toBeGreaterThan(0);
  expect(stored.length).toBeGreaterThan(0);
  for (const secret of [
    tokens.access_token,
    tokens.refresh_token,
    tokens.id_token,
    again.access_token,
    again.refresh_token,
    refreshed.refresh_token,
    ...cookies,
    code,
    email,
    "zebra",
    password,
    "typedsecret",
    "mailsecret",
    "79830",
    "717171",
    "familyIncomeUsd",
    "remoteAddress",
  ]) {
    expect(log).not.toContain(secret);
  }
});
