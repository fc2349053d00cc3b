/** The hero: what Tassel is, two buttons, and a sample plan on the kitchen table. */
import { KitchenTable } from "#components/illustration/KitchenTable.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { DemoCard } from "./DemoCard.tsx";
import { words } from "./words.ts";

export function Hero() {
  return (
    <section className="page grid items-center gap-10 pt-10 pb-16 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:pt-16 lg:pb-24">
      <div>
        <h1 className="text-[2.75rem] sm:text-6xl lg:text-7xl">{words.hero.title}</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft sm:text-xl">{words.hero.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-3">
          <ButtonLink variant="cta-primary" size="lg" to="/pricing">
            {words.hero.start}
          </ButtonLink>
          <ButtonLink variant="link" to="/college-match-quiz">
            {words.hero.quiz}
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" to="/how-it-works">
            {words.hero.how}
          </ButtonLink>
        </div>
        <p className="mt-4 text-ink-soft">{words.hero.note}</p>
      </div>
      <div className="relative">
        <KitchenTable className="h-auto w-full" />
        <div className="relative z-10 mx-3 -mt-10 sm:mx-auto sm:max-w-md lg:-mt-16">
          <DemoCard />
        </div>
      </div>
    </section>
  );
}
