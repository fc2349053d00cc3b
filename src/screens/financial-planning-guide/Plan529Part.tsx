/** How much an account can raise the Student Aid Index, depending on who owns it. */
import { useState } from "react";
import { findSaiTables } from "#domain/aid/saiTables.ts";
import { calculateCountedSavings, type SavingsOwner } from "#domain/saving/countedInIndex.ts";
import { formatUsd } from "#lib/format.ts";
import { RadioGroup } from "#ui/Choice.tsx";
import { Bar } from "#ui/chart/Track.tsx";
import { indexYear } from "./figures.ts";
import { Amount, Answer, LivePart } from "./GuideParts.tsx";
import { liveWords } from "./liveWords.ts";
import { amount, useTyped } from "./useTyped.ts";

const words = liveWords.plan529;
const owners = [
  "parent529",
  "student529",
  "studentAccount",
  "grandparent529",
  "sibling529",
] as const satisfies readonly SavingsOwner[];

export function Plan529Part() {
  const balance = useTyped("10,000", amount);
  const [owner, setOwner] = useState<SavingsOwner>("parent529");
  const tables = findSaiTables(indexYear);
  if (tables === null) return null;
  const balanceUsd = balance.value;
  return (
    <LivePart
      title={words.title}
      lead={words.lead}
      source={tables.source}
      note={words.note}
      fields={
        <>
          <Amount typed={balance} label={words.balance} before="$" />
          <RadioGroup
            legend={words.owner}
            layout="stack"
            options={owners.map((value) => ({ value, label: words.owners[value] }))}
            value={owner}
            onChange={(value) => setOwner(value)}
          />
        </>
      }
      result={
        balanceUsd === null ? null : (
          <>
            <Answer
              label={words.result}
              value={formatUsd(calculateCountedSavings(balanceUsd, owner, tables).mostUsd)}
              note={getNote(owner, calculateCountedSavings(balanceUsd, owner, tables).mostShare)}
            />
            <p className="mt-6 font-semibold">{words.compare(balanceUsd)}</p>
            <ul className="mt-2 space-y-3">
              {owners.map((one) => {
                const counted = calculateCountedSavings(balanceUsd, one, tables);
                return (
                  <li key={one}>
                    <p className="figures flex justify-between gap-4 text-[0.98rem]">
                      <span className={one === owner ? "font-semibold" : ""}>{words.owners[one]}</span>
                      <span>{formatUsd(counted.mostUsd)}</span>
                    </p>
                    <Bar share={counted.mostShare / 0.2} isMarked={one === owner} />
                  </li>
                );
              })}
            </ul>
          </>
        )
      }
    />
  );
}

function getNote(owner: SavingsOwner, share: number): string {
  if (owner === "grandparent529") return words.nothing;
  return owner === "sibling529" ? words.siblings : words.exact(share);
}
