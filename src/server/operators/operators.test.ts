/** The operator's commands: their output, and what a spreadsheet or terminal must not execute. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { toCsv } from "#lib/csv.ts";
import { createOwnAccount, findAccountByEmail } from "#server/account/store.ts";
import { storeContactMessage } from "#server/forms/contactStore.ts";
import { joinWaitlist } from "#server/forms/waitlistStore.ts";
import { openStore } from "#server/openStore.ts";
import { listOutbox } from "#server/outbox/store.ts";
import type { Store } from "#server/store/store.ts";
import { openTestStore } from "../../../test/support/testStore.ts";
import { answerCommand, readCommand } from "./commands.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const note = {
  recipient: "team@example.com",
  replyTo: "ana@example.com",
  subject: "A note",
  body: "Its text.",
};
const message = {
  id: "1",
  name: "Ana",
  email: "ana@example.com",
  topic: "wish",
  message: 'Say "hello",\nplease',
};

describe("the words of a command", () => {
  test.each([
    ["outbox", { command: "outbox", id: null }],
    ["outbox --id 12", { command: "outbox", id: "12" }],
    ["export contact", { command: "export", what: "contact", file: null }],
    ["export waitlist --to list.csv", { command: "export", what: "waitlist", file: "list.csv" }],
    ["", null],
    ["export", null],
    ["export everything", null],
    ["export contact waitlist", null],
    ["export contact --id 1", null],
    ["outbox --to x", null],
    ["outbox contact", null],
    ["outbox --all", null],
    ["erase contact", null],
    ["admin grant ana@example.com", { command: "admin", what: "grant", email: "ana@example.com" }],
    ["admin revoke ana@example.com", { command: "admin", what: "revoke", email: "ana@example.com" }],
    ["admin list", { command: "admin", what: "list" }],
    ["admin audit", { command: "admin", what: "audit", head: null }],
    [`admin audit ${"a".repeat(64)}`, { command: "admin", what: "audit", head: "a".repeat(64) }],
    ["admin backup", { command: "admin", what: "backup", file: null }],
    ["admin backup copy.sqlite", { command: "admin", what: "backup", file: "copy.sqlite" }],
    ["admin backup one two", null],
    ["admin audit nonsense", null],
    ["admin performance", { command: "performance", address: null }],
    ["admin performance http://127.0.0.1:3000", { command: "performance", address: "http://127.0.0.1:3000" }],
    ["admin performance a b", null],
    ["admin performance --to x", null],
    ["admin", null],
    ["admin grant", null],
    ["admin grant ana", null],
    ["admin list ana@example.com", null],
    ["admin grant ana@example.com bo@example.com", null],
    ["admin grant ana@example.com --id 1", null],
    ["admin promote ana@example.com", null],
    ["admin list --from a", null],
    ["copy --from a.sqlite --to b.sqlite", { command: "copy", from: "a.sqlite", to: "b.sqlite" }],
    ["copy --from a.sqlite", null],
    ["copy --to b.sqlite", null],
    ["copy a.sqlite b.sqlite", null],
    ["copy --from a --to b --id 1", null],
    ["keys rotate signing", { command: "keys", kind: "signing" }],
    ["keys rotate data", { command: "keys", kind: "data" }],
    ["keys rotate", null],
    ["keys drop signing", null],
    ["keys rotate signing cookies", null],
    ["keys rotate signing --to x", null],
  ])("%s", (words, expected) => {
    expect(readCommand(words.split(" ").filter((word) => word !== ""))).toEqual(expected);
  });
});

describe("CSV", () => {
  test.each([
    ["plain text", "Ana", "Ana"],
    ["quotes and commas", 'a "b", c', 'a "b", c'],
    ["lines", "one\ntwo", "one\ntwo"],
    ["a formula", '=HYPERLINK("http://x","y")', `'=HYPERLINK("http://x","y")`],
    ["a plus", "+1 555 0100", "'+1 555 0100"],
    ["a minus", "-2+3", "'-2+3"],
    ["an at sign", "@SUM(A1)", "'@SUM(A1)"],
    ["a formula after blanks", "  =1+1", "'  =1+1"],
    ["a formula after a tab", "\t=1+1", "'\t=1+1"],
    ["a formula after a line", "\r\n=1+1", "'\r\n=1+1"],
    ["a full-width formula", "\uff1d1+1", "'\uff1d1+1"],
    ["an address", "ana@example.com", "ana@example.com"],
    ["nothing", "", ""],
  ])("%s", (_, text, expected) => {
    const csv = toCsv(["a", "b"], [[text, "end"]]);
    expect(parse(csv)).toEqual([
      ["a", "b"],
      [expected, "end"],
    ]);
  });
});

describe("what is answered", () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  const ask = async (words: string) => {
    const command = readCommand(words.split(" "));
    if (
      command === null ||
      command.command === "copy" ||
      command.command === "keys" ||
      command.command === "performance"
    )
      throw new Error("That is no command.");
    return answerCommand(store.database, command, noon);
  };

  test("an empty outbox says so", async () => {
    expect(await ask("outbox")).toEqual({ isOk: true, text: "The outbox is empty.\n" });
  });

  test("the outbox, newest first, and one mail whole", async () => {
    await storeContactMessage(store.database, message, note, noon);
    const second = { ...note, recipient: null, subject: "Second" };
    await storeContactMessage(store.database, { ...message, id: "2" }, second, new Date(noon.getTime() + 1));
    const { text } = await ask("outbox");
    expect(text.split("\n").map((line) => /A note|Second/.exec(line)?.[0])).toEqual([
      "Second",
      "A note",
      undefined,
    ]);
    const [, first] = await listOutbox(store.database, 2);
    const shown = await ask(`outbox --id ${first?.id}`);
    expect(shown.text).toContain("To:      team@example.com");
    expect(shown.text).toContain("Answer:  ana@example.com");
    expect(shown.text).toContain("Its text.");
    expect(await ask("outbox --id none")).toMatchObject({ isOk: false });
  });

  test("signs that steer a terminal are not printed", async () => {
    const steering = { ...note, body: "\u001b]0;owned\u0007 and\nnext" };
    await storeContactMessage(store.database, message, steering, noon);
    const [mail] = await listOutbox(store.database, 1);
    const { text } = await ask(`outbox --id ${mail?.id}`);
    expect(text).toContain("\ufffd]0;owned\ufffd and\nnext");
  });

  test("an account is made an administrator's, listed, and made an ordinary one again", async () => {
    const account = { email: "Ana@example.com", name: "Ana", passwordHash: "" };
    expect(await ask("admin grant ana@example.com")).toMatchObject({ isOk: false });
    expect(await ask("admin list")).toEqual({ isOk: true, text: "Nobody is an administrator yet.\n" });
    await createOwnAccount(store.database, account, noon);
    expect(await ask("admin grant ANA@example.com")).toMatchObject({ isOk: true });
    expect(await findAccountByEmail(store.database, account.email)).toMatchObject({
      roles: ["Administrator"],
    });
    expect(await ask("admin list")).toEqual({ isOk: true, text: "Ana@example.com  Administrator\n" });
    expect(await ask("admin grant ana@example.com")).toMatchObject({ isOk: true });
    expect(await ask("admin revoke ana@example.com")).toMatchObject({ isOk: true });
    expect(await findAccountByEmail(store.database, account.email)).toMatchObject({ roles: [] });
  });

  test("contact messages and the waitlist as tables", async () => {
    await storeContactMessage(store.database, message, note, noon);
    const reported = { ...message, id: "z", message: "Too low", record: "pellMaximum@2026-27" };
    await storeContactMessage(store.database, reported, note, noon);
    const entry = { id: "3", email: "ana@example.com", role: "parent", wishes: ["reminders", "timeline"] };
    await joinWaitlist(store.database, entry, note, noon);
    expect(parse((await ask("export contact")).text)).toEqual([
      ["received at (UTC)", "name", "email", "topic", "message", "record"],
      ["2026-11-21T12:00:00.000Z", "Ana", "ana@example.com", "wish", 'Say "hello",\nplease', ""],
      ["2026-11-21T12:00:00.000Z", "Ana", "ana@example.com", "wish", "Too low", "pellMaximum@2026-27"],
    ]);
    expect(parse((await ask("export waitlist")).text)[1]).toEqual([
      "ana@example.com",
      "parent",
      "reminders; timeline",
      "2026-11-21T12:00:00.000Z",
      "2026-11-21T12:00:00.000Z",
    ]);
  });
});

describe("the entry point", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "tassel-operator-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const door = resolve(import.meta.dirname, "../../operator.ts");
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [door, ...words], { env: { ...process.env, DATA_DIR: folder } });

  test("exports into a file of this user's alone, and never over another", async () => {
    const opened = await openStore({ databaseUrl: null, dataFolder: folder }, () => noon);
    if (!opened.ok) throw new Error(opened.problem);
    await storeContactMessage(opened.value.database, message, note, noon);
    const file = join(folder, "contact.csv");
    // With the store already open, as when a server is running.
    await run("export", "contact", "--to", file);
    await opened.value.close();
    expect(await readFile(file, "utf8")).toContain('"Say ""hello"",');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(run("export", "contact", "--to", file)).rejects.toMatchObject({ code: 1 });
  });

  test("answers nothing from a folder without a database, and makes none there", async () => {
    for (const words of [["outbox"], ["admin", "backup", join(folder, "copy.sqlite")]]) {
      await expect(run(...words)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining(`There is no tassel.sqlite in ${folder}`),
      });
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test("says what can be asked where it does not understand", async () => {
    await expect(run("erase")).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("npm run outbox"),
    });
  });
});
