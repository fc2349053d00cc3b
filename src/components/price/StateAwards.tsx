/** The state's programs behind one price: what is counted, what may be, what is close, and the date and page of each. */
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { getDue } from "#domain/aid/payWords.ts";
import type { StateProgram } from "#domain/aid/stateProgram.ts";
import type { PricedAward } from "#domain/price/pricedAwards.ts";
import { describeAward } from "#domain/price/stateAwardWords.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { UnbrokenYears } from "#ui/UnbrokenYears.tsx";
import { words } from "./stateAwardsWords.ts";

export default function StateAwards(props: { awards: readonly PricedAward[]; entryYear: number }) {
  const { awards, entryYear } = props;
  const names = new Set(
    awards.flatMap(({ id }) => allStatePrograms.find((one) => one.id === id)?.name ?? []),
  );
  return (
    <Disclosure
      summary={words.title([...names])}
      className="open-in-print mt-3 rounded-xl border border-line bg-accent-soft px-4 py-1 text-[0.95rem] text-accent-text"
    >
      <ul className="space-y-2">
        {awards.map((award) => {
          const program = allStatePrograms.find(({ id }) => id === award.id);
          const due = program === undefined ? null : findDue(program, award, entryYear);
          return (
            <li key={`${award.id} ${award.status} ${award.usd}`}>
              <p>
                <UnbrokenYears text={[describeAward(award), ...(due === null ? [] : [due])].join(" ")} />
              </p>
              {program !== undefined && (
                <a
                  href={program.url}
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {words.link(program.name)}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-2">{words.average}</p>
    </Disclosure>
  );
}

/** The day of a program's own form, where the student may still get it. */
function findDue(
  program: StateProgram,
  { status, closedOn }: PricedAward,
  graduationYear: number,
): string | null {
  if (status === "missed" || closedOn !== null) return null;
  const days = program.deadlines.flatMap(({ when, step }) => {
    const due = getDue(when, graduationYear);
    return due.day === null || step === "renewal" ? [] : [due];
  });
  const [first] = days.toSorted((one, other) => ((one.day ?? "") < (other.day ?? "") ? -1 : 1));
  return first === undefined ? null : words.due(first.text, first.standing === "expected");
}
