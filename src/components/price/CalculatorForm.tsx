/** The form for what a college's own calculator said; downloaded when it is opened. */
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { giveAnswer } from "#client/calculatorTally/calculatorTally.ts";
import type { TallyAnswer } from "#client/calculatorTally/tallyState.ts";
import { usePlan } from "#client/plan/usePlan.ts";
import { getToday } from "#client/today.ts";
import { useSave } from "#components/keeping/useSave.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceBand } from "#domain/price/band.ts";
import type { CalculatorPrice } from "#domain/price/calculatorPrice.ts";
import {
  type CalculatorDoubt,
  findCalculatorDoubt,
  listCalculatorFalls,
  readCalculatorUsd,
} from "#domain/price/readCalculatorPrice.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { SelectField } from "#ui/Field.tsx";
import { NumberField } from "#ui/NumberField.tsx";
import { formWords as words } from "./calculatorFormWords.ts";

type CalculatorFormProps = {
  college: CollegeSummary;
  band: PriceBand | null;
  entryYear: number;
  /** What may be counted of it; null where that is not known. */
  toAnswer: (price: CalculatorPrice) => TallyAnswer | null;
  onClose: () => void;
};

type Doubt = { amountUsd: number; what: CalculatorDoubt };

export default function CalculatorForm({ college, band, entryYear, toAnswer, onClose }: CalculatorFormProps) {
  const before = usePlan().plan.calculatorPrices[college.unitId] ?? null;
  const save = useSave();
  const [text, setText] = useState(before === null ? "" : formatInteger(before.amountUsd));
  const [year, setYear] = useState(before?.fallYear?.toString() ?? "");
  const [error, setError] = useState<string | null>(null);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // Opened by a press, so the field is what comes next.
  useEffect(() => field.current?.focus(), []);
  const stickerUsd = band?.stickerUsd ?? null;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const read = readCalculatorUsd(text);
    if (!read.ok || read.value === null) {
      setError(words.problem(read.ok ? null : read.problem));
      field.current?.focus();
      return;
    }
    const what = findCalculatorDoubt(read.value, stickerUsd);
    if (what !== null && doubt?.amountUsd !== read.value) {
      setDoubt({ amountUsd: read.value, what });
      return;
    }
    keep(read.value);
  }

  function keep(amountUsd: number) {
    const price = { amountUsd, fallYear: year === "" ? null : Number(year), enteredOn: getToday() };
    save(words.saved(college.name), { kind: "setCalculatorPrice", unitId: college.unitId, price });
    const answer = toAnswer(price);
    // Sent only where somebody said yes before.
    if (answer !== null) giveAnswer(college.unitId, answer);
    onClose();
  }

  const falls = listCalculatorFalls(getToday(), entryYear);
  const known = before?.fallYear ?? null;
  return (
    <form noValidate className="max-w-md space-y-4 pt-1" onSubmit={submit}>
      <NumberField
        ref={field}
        label={words.amount}
        hint={words.amountHint}
        before="$"
        // A phone's keyboard for digits has no "k" and no comma.
        keys="text"
        value={text}
        error={error}
        onChange={(next) => {
          setText(next);
          setError(null);
          setDoubt(null);
        }}
      />
      <SelectField
        label={words.year}
        hint={words.yearHint}
        value={year}
        onChange={(event) => setYear(event.target.value)}
      >
        <option value="">{words.yearUnknown}</option>
        {(known === null || falls.includes(known) ? falls : [known, ...falls]).map((fall) => (
          <option key={fall} value={fall}>
            {words.schoolYear(fall)}
          </option>
        ))}
      </SelectField>
      <div role="status" className="empty:hidden">
        {doubt !== null && (
          <p className="rounded-xl bg-support-soft px-4 py-3 font-medium">
            {doubt.what === "aboveSticker" && stickerUsd !== null
              ? words.aboveSticker(formatUsd(doubt.amountUsd), formatUsd(stickerUsd))
              : words.tiny(formatUsd(doubt.amountUsd))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm">
          {doubt === null ? words.save : words.keep(formatUsd(doubt.amountUsd))}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
      <p className="text-[0.92rem] text-ink-soft">{words.kept}</p>
    </form>
  );
}
