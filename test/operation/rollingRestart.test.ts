/** Commands while processes are restarted and killed: the rehearsal in small, and answers that get lost on their way. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createOwnAccount } from "#server/account/store.ts";
import { stampCommand } from "../rehearse/history.ts";
import { chooseProxy } from "../rehearse/proxy.ts";
import { type RehearsalOptions, runRehearsal } from "../rehearse/runRehearsal.ts";
import { sendUntilAcknowledged } from "../rehearse/sender.ts";
import { openListeningServer } from "../support/listeningServer.ts";
import { signOwnToken } from "../support/ownToken.ts";
import { makeTestSecrets } from "../support/testIdentity.ts";

const small: Omit<RehearsalOptions, "engine" | "proxy" | "processes"> = {
  program: "bare",
  plans: 60,
  people: 30,
  addresses: 10,
  warmUp: { ratePerSecond: 10, seconds: 0.5 },
  steps: { rates: [20], seconds: 0.5 },
  hold: { ratePerSecond: 20, seconds: 1 },
  // Only the real one, on a quiet machine, says how fast it is.
  p99LimitMs: Number.POSITIVE_INFINITY,
  firstPort: null,
  isDurable: false,
};

test.each([
  ["PostgreSQL", { ...small, engine: "postgresql", proxy: chooseProxy(null), processes: 2 }],
  ["SQLite", { ...small, engine: "sqlite", proxy: "own", processes: 1 }],
] as const)(
  "on %s: what is acknowledged while processes and the database are restarted and killed is there once",
  async (_, options) => {
    const lines: string[] = [];
    const rehearsal = await runRehearsal(options, (line) => lines.push(line));
    // Without PostgreSQL there is nothing to rehearse; continuous integration requires it.
    if (rehearsal === null) return;
    const { failures, verified, hold, steps, seeded, exitCodes } = rehearsal;
    expect(failures).toEqual([]);
    expect(verified.acknowledged).toBeGreaterThanOrEqual((hold?.acknowledged ?? 0) + 10);
    expect(hold?.acknowledged).toBe(hold?.sent);
    expect(hold?.acknowledged).toBeGreaterThanOrEqual(20);
    // Also while the database is away: whoever asks then is told to come again.
    expect(Object.keys(hold?.troubles ?? {})).not.toContain("500");
    expect(hold?.parts.map(({ what }) => what)[0]).toBe("outside of all faults");
    expect(hold?.parts.reduce((total, { commands }) => total + commands, 0)).toBe(hold?.acknowledged);
    expect(steps[0]?.cpuPerCommand?.web).toBeGreaterThan(0);
    expect(seeded.plans).toBe(60);
    expect(exitCodes).toEqual(options.engine === "postgresql" ? [0, 0, 0] : [0]);
    expect(lines.filter((line) => line.includes("killed and started again, done"))).toHaveLength(
      options.engine === "postgresql" ? 2 : 1,
    );
  },
);

/** What happens to one request on its way: nothing, its answer is lost, or the proxy has nobody to send it to. */
type Luck = "good" | "answerLost" | 502 | 503;

test("a command whose answer was lost, and that met a 502 and a 503, is acknowledged and there once", async () => {
  const site = await openListeningServer();
  const lucks: Luck[] = [502, "answerLost", 503, "good"];
  const proxy = createServer((incoming, outgoing) => pass(incoming, outgoing, lucks.shift() ?? "good"));
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const agent = new Agent();
  const troubles: string[] = [];
  const waits: number[] = [];
  try {
    const { database } = site.store;
    const account = { email: "ana@example.com", name: "", passwordHash: "" };
    const subject = await createOwnAccount(database, account, new Date());
    const [key] = (await makeTestSecrets()).signingKeys;
    if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
    const token = await signOwnToken(database, subject, key);
    const draft = { kind: "renameStudent", studentName: "Ana" } as const;
    const command = stampCommand(draft, "plan-1", "command-1", new Date());
    const sent = await sendUntilAcknowledged(
      {
        // A listening TCP server reports its port.
        port: (proxy.address() as AddressInfo).port,
        host: "localhost:3000",
        agent,
        token,
        address: "10.0.0.1",
        wait: (ms) => {
          waits.push(ms);
          return Promise.resolve();
        },
      },
      { planId: "plan-1", command, known: 0 },
      performance.now() + 60_000,
      (kind) => troubles.push(kind),
    );
    expect(sent).toEqual({ kind: "acknowledged", revision: 1, tries: 4 });
    expect(troubles).toEqual(["502", "ECONNRESET", "503", "412"]);
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    const rows = await database.selectFrom("plan_commands").select("command_id").execute();
    expect(rows).toEqual([{ command_id: "command-1" }]);
  } finally {
    agent.destroy();
    proxy.closeAllConnections();
    proxy.close();
    await site.close();
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, luck: Luck): void {
    if (typeof luck === "number") {
      incoming.resume().once("end", () => outgoing.writeHead(luck).end());
      return;
    }
    const { method, url, headers } = incoming;
    const asking = request(new URL(url ?? "/", site.address), { method, headers }, (answer) => {
      if (luck === "answerLost") {
        answer.resume().once("end", () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(asking);
  }
});
