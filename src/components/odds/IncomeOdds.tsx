/** The odds at each of the five incomes, where the family has not told theirs. */
import type { ListOdds } from "#domain/match/odds.ts";
import { oddsWords } from "#domain/match/oddsWords.ts";
import { showOdds } from "#domain/match/shownOdds.ts";
import { brackets, nameBracket } from "#domain/price/brackets.ts";
import { Bar } from "#ui/chart/Track.tsx";
import { words } from "./words.ts";

export function IncomeOdds(props: { byIncome: NonNullable<ListOdds["byIncome"]>; isTwoYearOnly: boolean }) {
  return (
    <figure>
      <figcaption className="text-[0.95rem] font-semibold">{words.byIncome.title}</figcaption>
      <ul className="figures mt-2 space-y-2">
        {brackets.map((bracket) => {
          const odds = props.byIncome[bracket];
          const share = (props.isTwoYearOnly ? odds?.payable : odds?.fourYearPayable) ?? 0;
          return (
            <li key={bracket}>
              <p className="flex items-baseline justify-between gap-x-3 text-[0.95rem]">
                <span>{nameBracket(bracket)}</span>
                <span className="font-semibold">{oddsWords.sayOf100(showOdds(share))}</span>
              </p>
              <Bar share={share} />
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
