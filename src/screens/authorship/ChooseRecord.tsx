/** The button that chooses a record's file. */
import { useId } from "react";
import { getButtonClasses } from "#ui/Button.tsx";

export function ChooseRecord({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className="peer sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the same file be chosen again.
          event.target.value = "";
          if (file !== undefined) onChoose(file);
        }}
      />
      <label
        htmlFor={id}
        className={getButtonClasses(
          "default",
          "default",
          "cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent",
        )}
      >
        {label}
      </label>
    </>
  );
}
