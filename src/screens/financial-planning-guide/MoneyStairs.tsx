/** The order of money as a staircase that goes down: each step costs more than the one above. */
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const looks = [
  "bg-accent text-on-accent",
  "ml-[6%] bg-accent-soft text-ink",
  "ml-[12%] bg-support-soft text-ink",
  "ml-[18%] bg-support text-on-support",
  "ml-[24%] bg-ink text-paper",
];

export function MoneyStairs() {
  return (
    <ol aria-label={words.stairs.label} className="pb-2">
      {words.stairs.steps.map((step, index) => (
        <li
          key={step.name}
          className={joinClasses(
            "relative border-l-4 border-ink px-4 py-3 print:ml-0 print:border-b",
            looks[index],
            index === 0 && "rounded-tr-2xl",
          )}
        >
          <p className="flex items-baseline gap-3 font-serif text-xl leading-tight">
            <span aria-hidden="true" className="figures">
              {index + 1}
            </span>
            {step.name}
          </p>
          <p className="mt-0.5 text-[0.95rem] leading-snug">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
