/** Saves what was asked of the counselor on this device, as a text file. */
import { useState } from "react";
import { type KeptTurn, readTurns } from "#client/counselor/conversationDatabase.ts";
import type { ModelChoice } from "#client/counselor/modelChoice.ts";
import { saveFile } from "#client/saveFile.ts";
import { getToday } from "#client/today.ts";
import { Button } from "#ui/Button.tsx";
import { words as all } from "./words.ts";

const words = all.conversation;

export function SaveConversation() {
  const [told, setTold] = useState<string | null>(null);

  async function save(): Promise<void> {
    const turns = await readTurns(null);
    const { readModelChoice } = await import("#client/counselor/modelChoice.ts");
    const choice = readModelChoice();
    const isEmpty = turns.length === 0 && choice === null;
    setTold(isEmpty ? words.none : words.saved);
    if (!isEmpty) saveFile(`counselor-${getToday()}.txt`, "text/plain", describeConversation(turns, choice));
  }

  return (
    <div>
      <Button variant="outline" onClick={() => void save()}>
        {words.save}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.detail}</p>
      <p role="status" className={told === null ? "sr-only" : "text-[0.95rem] font-medium text-accent-text"}>
        {told}
      </p>
    </div>
  );
}

function describeConversation(turns: readonly KeptTurn[], choice: ModelChoice | null): string {
  const blocks = turns.map(({ question, askedOn, answer }) =>
    [
      question,
      words.asked(askedOn),
      ...(answer.reading === "" ? [] : [words.readAs(answer.reading)]),
      "",
      answer.text,
      ...answer.sources.map(({ title, year, url }) => words.source(title, year, url)),
    ].join("\n"),
  );
  const chosen =
    choice === null ? [] : [words.modelChoice(choice.provider, choice.use === "model", choice.allowsMoney)];
  return `${[words.heading, ...chosen, ...blocks].join("\n\n\n")}\n`;
}
