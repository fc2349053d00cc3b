/** A button that chooses one file from the device. */
import { useId } from "react";
import { getButtonClasses } from "./Button.tsx";

export function ChooseFile({
  label,
  accept,
  onChoose,
}: {
  label: string;
  /** Which files are offered, as the attribute of the same name. */
  accept: string;
  onChoose: (file: File) => void;
}) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
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
