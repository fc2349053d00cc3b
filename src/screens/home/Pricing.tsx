/** The pricing at a glance. */
import { Check } from "lucide";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { words } from "./words.ts";

export function Pricing() {
  return (
    <MarketingSection id="pricing" title={words.pricing.title} ground="sunk">
      <div className="grid items-center gap-8 rounded-3xl border border-line bg-card p-6 lg:grid-cols-[auto_1fr_auto] lg:gap-14 lg:p-10">
        <p className="figures font-serif text-8xl leading-none text-accent-text">
          {words.pricing.figure}
          <span className="mt-2 block font-sans text-base leading-normal text-ink-soft">
            {words.pricing.unit}
          </span>
        </p>
        <div>
          <p className="text-lg font-semibold">{words.pricing.text}</p>
          <ul className="mt-3 space-y-1.5">
            {words.pricing.items.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Icon icon={Check} size={22} className="mt-0.5 shrink-0 text-accent" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <ButtonLink variant="outline" to="/pricing">
          {words.pricing.link}
        </ButtonLink>
      </div>
    </MarketingSection>
  );
}
