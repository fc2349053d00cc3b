/** /pricing: what is free, and what may one day not be. */
import { Link } from "react-router";
import { ButtonLink } from "#ui/Button.tsx";
import { words } from "./words.ts";

export default function PricingScreen() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:py-16">
      <h1 className="font-serif text-4xl sm:text-5xl">{words.title}</h1>
      <p className="mt-4 text-xl">{words.lead}</p>
      <p className="mt-6">
        <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
          {words.start}
        </ButtonLink>
      </p>
      <h2 className="mt-14 font-serif text-2xl">{words.includedTitle}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {words.included.map((item) => (
          <li key={item.to}>
            <Link to={item.to} className="group flex min-h-14 flex-wrap items-baseline gap-x-3 py-4">
              <span className="font-semibold text-accent-text underline-offset-4 group-hover:underline">
                {item.label}
              </span>
              <span className="text-ink-soft">{item.detail}</span>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="mt-14 font-serif text-2xl">{words.laterTitle}</h2>
      <p className="mt-3">{words.later}</p>
    </div>
  );
}
