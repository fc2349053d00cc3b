/** Saves the record as a file that anyone can check on /authorship. */
import { useState } from "react";
import type { Authorship } from "#client/essays/useAuthorship.ts";
import { saveFile } from "#client/saveFile.ts";
import type { PlanEssay } from "#domain/essays/essay.ts";
import { Button } from "#ui/Button.tsx";
import { CheckboxGroup } from "#ui/Choice.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { recordWords as words } from "./recordWords.ts";
import { toFileName } from "./toFileName.ts";

type Part = "text" | "title";

export function ShareRecord(props: {
  essay: PlanEssay;
  isOn: boolean;
  authorship: Authorship;
  save: () => Promise<unknown>;
}) {
  const { essay, isOn, authorship, save } = props;
  const hasTitle = essay.title !== "";
  const [parts, setParts] = useState<readonly Part[]>(["text", "title"]);
  const [told, setTold] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function share(): Promise<void> {
    setBusy(true);
    setTold(words.sharing);
    await save();
    const title = parts.includes("title") && hasTitle ? essay.title : null;
    const file = await authorship.share({ isTextIncluded: parts.includes("text"), title });
    setBusy(false);
    if (file === null) return setTold(isOn ? words.shareFailed : words.shareChanged);
    saveFile(`${toFileName(essay.title)}.tassel-authorship.json`, "application/json", file.text);
    setTold(words.shared(file.entries, file.countersigned));
  }

  return (
    <Disclosure summary={words.shareTitle} className="mt-4">
      <div className="max-w-text space-y-4">
        <p>{words.shareText}</p>
        <CheckboxGroup<Part>
          legend={words.shareTitle}
          isLegendHidden
          layout="stack"
          options={[
            { value: "text", label: words.withText },
            ...(hasTitle ? [{ value: "title" as const, label: words.withTitle }] : []),
          ]}
          values={parts}
          onChange={setParts}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button disabled={isBusy} onClick={() => void share()}>
            {words.share}
          </Button>
          <Link
            to="/authorship"
            className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
          >
            {words.checkPage}
          </Link>
        </div>
        <p role="status" className="empty:hidden">
          {told}
        </p>
      </div>
    </Disclosure>
  );
}
