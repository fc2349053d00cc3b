/** Who uses this device, so that tasks and pages speak to a student, a parent or a counselor. */
import { noteReader, useReader } from "#client/reader.ts";
import { readers } from "#domain/people/reader.ts";
import { SelectField } from "#ui/Field.tsx";
import { words as all } from "./words.ts";

const words = all.reader;

export function ReaderChoice() {
  const reader = useReader();
  return (
    <SelectField
      className="no-print mt-8 max-w-sm"
      label={words.label}
      hint={words.hint}
      value={reader ?? ""}
      onChange={(event) => noteReader(readers.find((one) => one === event.target.value) ?? null)}
    >
      <option value="">{words.unsaid}</option>
      {readers.map((one) => (
        <option key={one} value={one}>
          {words.names[one]}
        </option>
      ))}
    </SelectField>
  );
}
