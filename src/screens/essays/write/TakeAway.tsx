/** The essay for elsewhere: copied, printed, as plain text or as a Word document; and removing it. */
import { memo, useState } from "react";
import { useEssays } from "#client/essays/useEssay.ts";
import { saveBlob, saveFile } from "#client/saveFile.ts";
import { useConfirm } from "#components/keeping/useSave.ts";
import type { PlanEssay } from "#domain/essays/essay.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import { Button } from "#ui/Button.tsx";
import { navigate } from "#ui/router.tsx";
import { toFileName } from "./toFileName.ts";
import { writeWords as words } from "./writeWords.ts";

export const TakeAway = memo(function TakeAway({
  essay,
  getText,
  prompt,
}: {
  essay: PlanEssay;
  getText: () => string;
  prompt: EssayPrompt | null;
}) {
  const { change } = useEssays();
  const confirm = useConfirm();
  const [said, setSaid] = useState<string | null>(null);
  const name = toFileName(essay.title || prompt?.topic || essay.ownPrompt?.text || "");

  async function saveDocument(): Promise<void> {
    setSaid(null);
    try {
      const { writeDocument } = await import("./writeDocument.ts");
      saveBlob(`${name}.docx`, writeDocument(essay.title, getText()));
    } catch {
      setSaid(words.documentFailed);
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(getText());
      setSaid(words.copied);
    } catch {
      setSaid(words.copyFailed);
    }
  }

  return (
    <section aria-labelledby="take-away" className="no-print mt-12 border-t border-line pt-6">
      <h2 id="take-away" className="text-2xl">
        {words.take}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="light" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="light" onClick={() => saveFile(`${name}.txt`, "text/plain", getText())}>
          {words.plainText}
        </Button>
        <Button variant="light" onClick={() => void saveDocument()}>
          {words.document}
        </Button>
      </div>
      <p role="status" className="mt-3 empty:hidden">
        {said ?? ""}
      </p>
      <Button
        variant="ghost"
        className="mt-6 -ml-5 text-danger"
        onClick={() => {
          confirm(words.removedEssay, change.remove(essay.id));
          navigate("/essays");
        }}
      >
        {words.remove}
      </Button>
    </section>
  );
});
