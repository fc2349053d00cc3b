/** Work in a thread: its time limit, its turns, and that the server's own thread goes on meanwhile. */
import { describe, expect, test } from "vitest";
import type { AnswerCard } from "#domain/counselor/cards/answerCard.ts";
import { packCards } from "#domain/counselor/cards/packCards.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { createLane, WorkRefused } from "./longWork.ts";

const { dataFolder } = loadShippedColleges();
const data = { cards: null, library: null };
const server = { dataFolder, read: () => Promise.resolve(data) };
const usual = {
  taskMs: 10_000,
  startMs: 60_000,
  waitingOfOne: 40,
  waiting: 1_000,
  quietMs: 1_000,
  memoryMb: 512,
};

const short = { csv: "no table" };
/** Some tenth of a second. */
const long = { body: { text: `${"1 ".repeat(120_000)}\nPell Grant $500` } };
const problem = { ok: false, problem: expect.stringContaining("columns of an export") };

/** Starting a thread takes a second, so the tests share one. */
const lane = createLane(usual);

describe("a task", () => {
  test("is done in another thread, and what it throws is told to its asker alone", async () => {
    const failing = lane.run(server, "checkPost", "ana", {});
    const working = lane.run(server, "readSearchConsole", "ana", short);
    await expect(failing).rejects.toThrow("no library");
    expect(await working).toMatchObject(problem);
  });

  test("is ended at its time limit, and the next one is done", async () => {
    const hasty = createLane({ ...usual, taskMs: 40 });
    const tooLong = hasty.run(server, "readAidOffer", "ana", long);
    // On a busy machine the limit may be too short for this, too; then a later turn shows that the lane goes on.
    const runShort = () => hasty.run(server, "readSearchConsole", "ben", short).catch(() => null);
    const next = runShort();
    await expect(tooLong).rejects.toEqual(new WorkRefused("tooLong"));
    await expect
      .poll(async () => (await next) ?? (await runShort()), { timeout: 20_000 })
      .toMatchObject(problem);
  });

  test("leaves the server's own thread free", async () => {
    await lane.run(server, "readAidOffer", "ana", long);
    const usedBefore = process.threadCpuUsage();
    await lane.run(server, "readAidOffer", "ana", long);
    const { user, system } = process.threadCpuUsage(usedBefore);
    const whole = process.cpuUsage();
    await lane.run(server, "readAidOffer", "ana", long);
    const all = process.cpuUsage(whole);
    // In microseconds: what this thread did for it is little beside what was done.
    expect(user + system).toBeLessThan((all.user + all.system) / 3);
  });

  test("is done with what its own server has", async () => {
    const ask = (cards: string | null) =>
      lane.run(
        { dataFolder, read: () => Promise.resolve({ cards, library: null }) },
        "answerQuestion",
        "ana",
        {
          body: {
            question: "who signs the fafsa",
            profile: { homeZip: null },
            money: {},
            aid: { parents: null },
            unitIds: [],
            previous: null,
            earlier: [],
          },
          now: new Date("2026-11-21T12:00:00Z"),
        },
      );
    const card: AnswerCard = {
      id: "signs",
      question: "Who signs the FAFSA?",
      asked: ["who signs the fafsa"],
      answer: "Each parent on the form signs it online.",
      facts: [],
      sources: [],
      page: { path: "/help/fafsa", title: "FAFSA: who signs" },
      about: "none",
      near: [],
    };
    expect(await ask(JSON.stringify(packCards([card])))).toMatchObject({ body: { kind: "answer" } });
    expect(await ask(null)).toMatchObject({ body: { kind: "dont-know" } });
  });
});

describe("who waits", () => {
  test("takes turns: one question is not behind another network's forty", async () => {
    const order: string[] = [];
    const ask = (asker: string) =>
      lane.run(server, "readSearchConsole", asker, short).then(() => order.push(asker));
    const lab = Array.from({ length: 30 }, () => ask("lab"));
    await Promise.all([...lab, ask("home")]);
    // The first of the lab was at work already, and its second may have been next.
    expect(order.indexOf("home")).toBeLessThanOrEqual(2);
  });

  test("is refused beyond a lab's forty, and nobody else is", async () => {
    // One is at work and forty wait.
    const asked = Array.from({ length: 42 }, () => lane.run(server, "readSearchConsole", "lab", short));
    const home = lane.run(server, "readSearchConsole", "home", short);
    const ends = await Promise.allSettled(asked);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(41);
    expect(ends.at(-1)).toEqual({ status: "rejected", reason: new WorkRefused("busy") });
    expect(await home).toMatchObject(problem);
  });

  test("is refused where its server closes, and nobody else is", async () => {
    const other = { ...server };
    const kept = lane.run(server, "readSearchConsole", "ana", short);
    const left = lane.run(other, "readSearchConsole", "ben", short);
    lane.leave(other);
    await expect(left).rejects.toEqual(new WorkRefused("busy"));
    expect(await kept).toMatchObject(problem);
  });
});
