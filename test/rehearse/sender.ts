/** Sends one family's commands as the browser does: again under the same id until the account has each, and reading where it moved on. */
import { type Agent, request } from "node:http";
import { planRetryDelayMaxMs, requestTimeoutMs, retryDelayStartMs } from "#client/limits.ts";
import type { Command } from "#domain/plan/commands.ts";

/** Whom to ask, and as whom. */
export type Sender = {
  port: number;
  /** The host that people see, as in the address of the site. */
  host: string;
  agent: Agent;
  token: string;
  /** The network address that the proxy says the request is from. */
  address: string;
  /** Passes the time between two tries. */
  wait: (ms: number) => Promise<void>;
};

export type Sent =
  /** `revision` is the command's own place in the plan. */
  | { kind: "acknowledged"; revision: number; tries: number }
  /** Nobody acknowledged it before `giveUpAtMs`; it may be stored all the same. */
  | { kind: "unanswered"; tries: number };

type Answer = { status: number; text: string; retryAfterMs: number };

/**
 * `known` is the revision that the device has. `onTrouble` hears every answer that is not the wanted one, by kind.
 * `giveUpAtMs` is a time of `performance.now()`.
 */
export async function sendUntilAcknowledged(
  sender: Sender,
  sent: { planId: string; command: Command; known: number },
  giveUpAtMs: number,
  onTrouble: (kind: string) => void,
): Promise<Sent> {
  const { planId, command } = sent;
  let { known } = sent;
  const body = JSON.stringify({ createdAt: command.at, commands: [command] });
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(sender, "POST", `/api/plans/${planId}/commands`, body, known);
    if (typeof answer !== "string" && answer.status === 200) {
      // The contract of /api/plans.
      const { revision } = JSON.parse(answer.text) as { revision: number };
      return { kind: "acknowledged", revision, tries };
    }
    onTrouble(typeof answer === "string" ? answer : String(answer.status));
    if (typeof answer !== "string" && answer.status === 412) {
      // Somebody else was first, or an answer was lost: what is there now says which.
      const read = await readAfter(sender, planId, known, command.id);
      if (read?.own !== undefined && read.own !== null) {
        return { kind: "acknowledged", revision: read.own, tries };
      }
      if (read !== null) {
        known = read.revision;
        continue;
      }
    }
    const doubled = Math.min(retryDelayStartMs * 2 ** (tries - 1), planRetryDelayMaxMs);
    const waitMs = Math.max(doubled, typeof answer === "string" ? 0 : answer.retryAfterMs);
    if (performance.now() + waitMs > giveUpAtMs) return { kind: "unanswered", tries };
    await sender.wait(waitMs);
  }
}

/** What the plan holds after a revision; `own` is where the command stands in it. Null if nobody answered. */
async function readAfter(
  sender: Sender,
  planId: string,
  after: number,
  commandId: string,
): Promise<{ revision: number; own: number | null } | null> {
  const answer = await ask(sender, "GET", `/api/plans/${planId}/commands?after=${after}`, null, null);
  if (typeof answer === "string" || answer.status !== 200) return null;
  // The contract of /api/plans.
  const page = JSON.parse(answer.text) as {
    revision: number;
    commands: { revision: number; command: { id: string } }[];
  };
  const own = page.commands.find(({ command }) => command.id === commandId);
  return { revision: page.revision, own: own?.revision ?? null };
}

/** The answer, or the name of what happened instead. */
function ask(
  { port, host, agent, token, address }: Sender,
  method: string,
  path: string,
  body: string | null,
  ifMatch: number | null,
): Promise<Answer | string> {
  return new Promise((resolve) => {
    const headers = {
      host,
      authorization: `Bearer ${token}`,
      "x-forwarded-for": address,
      ...(ifMatch === null ? {} : { "if-match": `"${ifMatch}"` }),
      ...(body === null
        ? {}
        : { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
    };
    const asking = request(
      { agent, host: "127.0.0.1", port, method, path, headers, timeout: requestTimeoutMs },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("error", (error) => resolve(nameOf(error)));
        response.once("end", () => {
          const retryAfterMs = Number(response.headers["retry-after"] ?? 0) * 1_000;
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), retryAfterMs });
        });
      },
    );
    asking.once("timeout", () => asking.destroy(new Error("no answer in time")));
    asking.once("error", (error) => resolve(nameOf(error)));
    asking.end(body ?? undefined);
  });
}

function nameOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
