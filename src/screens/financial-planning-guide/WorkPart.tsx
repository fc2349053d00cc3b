/** Work hours as dollars per year, and how much of them can count in the next aid index. */
import { useState } from "react";
import { findSaiTables } from "#domain/aid/saiTables.ts";
import { anyNumber, wholeNumber } from "#domain/answers/kinds.ts";
import { calculateCountedEarnings } from "#domain/saving/countedInIndex.ts";
import { workBounds } from "#domain/saving/studentWork.ts";
import { formatUsd } from "#lib/format.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { indexYear } from "./figures.ts";
import { Amount, Answer, LivePart, Sum } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";
import { useTyped } from "./useTyped.ts";

const words = liveWords.work;
const hoursKind = anyNumber(0, workBounds.hoursPerWeek);
const wageKind = anyNumber(0, workBounds.wageUsd);
const weeksKind = wholeNumber(0, workBounds.weeksPerYear);

export function WorkPart() {
  const hours = useTyped("10", hoursKind);
  const wage = useTyped("14", wageKind);
  const weeks = useTyped("30", weeksKind);
  const [kind, setKind] = useState<"ordinary" | "workStudy">("ordinary");
  const tables = findSaiTables(indexYear);
  if (tables === null) return null;
  const isReady = hours.value !== null && wage.value !== null && weeks.value !== null;
  const earnedUsd = Math.round((hours.value ?? 0) * (wage.value ?? 0) * (weeks.value ?? 0));
  const countedUsd = calculateCountedEarnings(earnedUsd, kind === "workStudy", tables);
  const allowanceUsd = tables.incomeProtection.studentUsd;
  const because = countedUsd > 0 ? words.over(allowanceUsd) : words.under(allowanceUsd);
  return (
    <LivePart
      title={words.title}
      lead={words.lead}
      source={tables.source}
      note={words.note}
      fields={
        <>
          <Amount typed={hours} label={words.hours} keys="decimal" />
          <Amount typed={wage} label={words.wage} before="$" keys="decimal" />
          <Amount typed={weeks} label={words.weeks} />
          <RadioGroup
            legend={words.kind}
            options={[
              { value: "ordinary", label: words.kinds.ordinary },
              { value: "workStudy", label: words.kinds.workStudy },
            ]}
            value={kind}
            onChange={(value) => setKind(value)}
          />
        </>
      }
      result={
        isReady ? (
          <>
            <Answer
              label={words.result}
              value={formatUsd(earnedUsd)}
              unit={words.beforeTaxes}
              note={words.perMonth(earnedUsd / 12)}
            />
            <Sum
              lines={[
                {
                  label: words.counted,
                  amount: countedUsd === 0 ? words.countedNone : formatUsd(countedUsd),
                },
              ]}
            />
            <p className="max-w-lead">{kind === "workStudy" ? words.workStudy : because}</p>
          </>
        ) : null
      }
    />
  );
}
