/** Asks every source's address whether it still answers: for a machine with internet, before a release or a review. */
import type { FactBook } from "#authoring/facts/factBook.ts";

export type LinkAnswer = {
  address: string;
  /** Null if nothing answered in time. */
  status: number | null;
  /** Where a redirect led; null without one. */
  movedTo: string | null;
  /** Why nothing answered. */
  reason: string | null;
};

const mostAtOnce = 4;
const patienceMs = 10_000;

/** Each address once, of sources and of publishers; paths on this site are left to the tests. */
export function listSourceAddresses({ sources, publishers }: FactBook): string[] {
  const addresses = [...sources.values(), ...publishers.values()].flatMap(({ url }) => url ?? []);
  return [...new Set(addresses.filter((address) => /^https?:/.test(address)))].toSorted();
}

/** Answers in the order of the addresses; `report` hears of each as it comes. */
export async function checkLinks(
  addresses: readonly string[],
  report: (answer: LinkAnswer) => void = () => undefined,
  timeoutMs = patienceMs,
): Promise<LinkAnswer[]> {
  const answers: LinkAnswer[] = [];
  let next = 0;
  const askInTurn = async (): Promise<void> => {
    for (let index = next++; index < addresses.length; index = next++) {
      const answer = await checkLink(addresses[index] ?? "", timeoutMs);
      answers[index] = answer;
      report(answer);
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, askInTurn));
  return answers;
}

/** HEAD first, which costs little. Some servers refuse it or answer it wrongly, so a bad answer is asked again by GET. */
async function checkLink(address: string, timeoutMs: number): Promise<LinkAnswer> {
  const answer = await ask(address, "HEAD", timeoutMs);
  return isGood(answer) ? answer : ask(address, "GET", timeoutMs);
}

async function ask(address: string, method: "HEAD" | "GET", timeoutMs: number): Promise<LinkAnswer> {
  try {
    const response = await fetch(address, { method, signal: AbortSignal.timeout(timeoutMs) });
    // The status is all we want: the rest of a long document stays where it is.
    await response.body?.cancel();
    const { status, redirected, url } = response;
    return { address, status, movedTo: redirected ? url : null, reason: null };
  } catch (error) {
    return { address, status: null, movedTo: null, reason: describeError(error) };
  }
}

/** fetch hides the reason of a failed connection in the cause. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "no answer in time";
  return error.cause instanceof Error ? error.cause.message : error.message;
}

export function isGood({ status }: LinkAnswer): boolean {
  return status !== null && status < 400;
}

/** One answer as a line of a terminal. */
export function describeLinkAnswer({ address, status, movedTo, reason }: LinkAnswer): string {
  const end = movedTo === null ? "" : ` -> ${movedTo}`;
  return `${status ?? "---"} ${address}${end}${reason === null ? "" : ` (${reason})`}`;
}
