/** Opens a household's code or file, all or nothing, with a message for each problem. */
import { type FormEvent, useId, useState } from "react";
import { usePlanStore } from "#client/plan/usePlan.ts";
import { runOnceKept } from "#components/keeping/runOnceKept.ts";
import { readShare, shareMaxLength, toShareAnswers } from "#domain/aid/householdShare.ts";
import type { ParentHousehold } from "#domain/aid/parentAnswers.ts";
import { Button, getButtonClasses } from "#ui/Button.tsx";
import { TextAreaField } from "#ui/TextAreaField.tsx";
import { householdWords as words } from "./householdWords.ts";
import type { Names } from "./toolWords.ts";

/** `own` is the viewer's own household, whose code does not belong here; null for the student. */
export function OpenShare(props: { own: ParentHousehold | null; names: Names }) {
  const store = usePlanStore();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<keyof typeof words.problem | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const fileId = useId();

  function take(given: string): void {
    setOpened(null);
    const read = readShare(given);
    if (!read.ok) {
      setProblem(read.problem.kind);
      return;
    }
    if (read.value.household === props.own) {
      setProblem("own");
      return;
    }
    const { household } = read.value;
    const change = store.give({ kind: "setAidAnswers", answers: toShareAnswers(read.value) });
    setProblem(null);
    // What was pasted stays where it is until the device has it.
    runOnceKept(change, () => {
      setText("");
      setOpened(words.opened(props.names[household]));
    });
  }

  async function takeFile(file: File): Promise<void> {
    // A plan file is longer than any household's; its start identifies it.
    try {
      take(await file.slice(0, shareMaxLength + 1).text());
    } catch {
      setProblem("unreadable");
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    take(text);
  }

  return (
    <form method="dialog" noValidate onSubmit={submit} className="mt-5 border-t border-line pt-5">
      <h4 className="mb-3 font-serif text-xl">{words.openTitle}</h4>
      <TextAreaField
        label={words.openLabel}
        hint={words.openHint}
        rows={2}
        value={text}
        error={problem === null ? null : words.problem[problem]}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" variant="outline">
          {words.open}
        </Button>
        <input
          id={fileId}
          type="file"
          accept=".json,application/json"
          className="peer sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            // Lets the same file be chosen again after it was fixed.
            event.target.value = "";
            if (file !== undefined) void takeFile(file);
          }}
        />
        <label
          htmlFor={fileId}
          className={getButtonClasses(
            "light",
            "default",
            "cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent",
          )}
        >
          {words.openFile}
        </label>
      </div>
      <p role="status" className={opened === null ? "sr-only" : "mt-3 font-medium text-accent-text"}>
        {opened}
      </p>
    </form>
  );
}
