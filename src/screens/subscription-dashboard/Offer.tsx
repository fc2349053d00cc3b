/** What Family adds, and the two ways to pay for it. */
import { Check } from "lucide";
import { useLeave } from "#client/subscription/useLeave.ts";
import { familyPlan } from "#domain/subscription/plans.ts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { LeaveProblem } from "./LeaveProblem.tsx";
import { words } from "./words.ts";

export function Offer() {
  const { go, busy, problem } = useLeave();
  const [month, year] = familyPlan.prices;
  return (
    <section aria-labelledby="offer-title">
      <h2 id="offer-title" className="text-3xl sm:text-4xl">
        {words.offerTitle}
      </h2>
      <ul className="mt-5 space-y-2 text-lg">
        {familyPlan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon icon={Check} size={24} className="mt-0.5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
        {familyPlan.prices.map(({ interval, priceCents }) => (
          <Button
            key={interval}
            variant={interval === "year" ? "cta-primary" : "outline"}
            size="lg"
            disabled={busy !== null}
            onClick={() => go(interval)}
          >
            {busy === interval ? words.leaving : words.buy[interval](priceCents)}
          </Button>
        ))}
      </div>
      {month !== undefined && year !== undefined && (
        <p className="mt-4">{words.saves(month.priceCents, year.priceCents)}</p>
      )}
      <p className="mt-2 max-w-lead text-ink-soft">{words.buyNote}</p>
      <LeaveProblem problem={problem} />
    </section>
  );
}
