/** A plan's commands over the API, as a signed-in browser sends and reads them. */
import { type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { type TestBrowser, type TestReply, toBearerHeader } from "./signInClient.ts";

export const planBegun = "2026-11-21T08:00:00.000Z";

/** One command after a revision; "0" begins the plan. */
export function postCommand(
  browser: TestBrowser,
  token: string,
  asked: { planId: string; id: string; after: number; draft: CommandDraft },
): Promise<TestReply> {
  const { planId, id, after, draft } = asked;
  const command = makeCommand(draft, { id, at: new Date().toISOString(), planId });
  return browser.postJson(
    `/api/plans/${planId}/commands`,
    { createdAt: planBegun, commands: [command] },
    { ...toBearerHeader(token), "if-match": `"${after}"` },
  );
}

/** The ids of this plan's commands in the account, in order. */
export async function readCommandIds(browser: TestBrowser, token: string, planId: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after = 0; ; ) {
    const answer = await browser.get(`/api/plans/${planId}/commands?after=${after}`, toBearerHeader(token));
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    // The contract of /api/plans.
    const page = JSON.parse(answer.text) as {
      isComplete: boolean;
      commands: { revision: number; command: { id: string } }[];
    };
    ids.push(...page.commands.map(({ command }) => command.id));
    if (page.isComplete) return ids;
    after = page.commands.at(-1)?.revision ?? 0;
  }
}
