/** Saves every essay on this device with its notes and earlier versions, as a text file. */
import { useState } from "react";
import { type AllEssayRows, readAllEssayRows } from "#client/essays/essayDatabase.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { saveFile } from "#client/saveFile.ts";
import { getToday } from "#client/today.ts";
import { Button } from "#ui/Button.tsx";
import { describeEssays } from "./describeEssays.ts";
import { words as all } from "./words.ts";

const words = all.essayFile;

export function SaveEssays() {
  const { plan, isLoaded } = usePlan();
  const [told, setTold] = useState<string | null>(null);

  async function save(): Promise<void> {
    const none: AllEssayRows = { drafts: [], versions: [], authorship: [] };
    const text = describeEssays(plan, await readAllEssayRows().catch(() => none));
    setTold(text === null ? words.none : words.saved);
    if (text !== null) saveFile(`essays-${getToday()}.txt`, "text/plain", text);
  }

  return (
    <div>
      <Button variant="outline" disabled={!isLoaded} onClick={() => void save()}>
        {words.save}
      </Button>
      <p className="mt-2 text-[0.95rem] text-ink-soft">{words.detail}</p>
      <p role="status" className={told === null ? "sr-only" : "text-[0.95rem] font-medium text-accent-text"}>
        {told}
      </p>
    </div>
  );
}
