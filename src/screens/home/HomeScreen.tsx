/** The home page, in the order of section 2 of the specification: the rest comes alive after what is seen first. */
import { Suspense, useEffect, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { Boundary } from "#client/errors/Boundary.tsx";
import { type Glance, useGlance, useIsGlanceHidden } from "#client/plan/glance.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { KitchenTable } from "#components/illustration/KitchenTable.tsx";
import { LatePart } from "#components/loading/LatePart.tsx";
import { formatShare } from "#lib/format.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Ring } from "#ui/chart/Ring.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { StatusMark } from "#ui/StatusMark.tsx";
import { samplePlan } from "./figures.ts";
import { words } from "./words.ts";

const ownCard = createLazyPart<{ glance: Glance }>(() => import("./OwnCard.tsx"));
const belowHero = createLazyPart(() => import("./BelowHero.tsx"));
// One screen tall, so that the footer does not flash right below the fold.
const room = <div className="h-screen" />;

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <LatePart of={null} load={belowHero.preload} fallback={room}>
        {() => <belowHero.Part />}
      </LatePart>
    </>
  );
}

/**
 * The hero: what Tassel is, two buttons, and a sample plan on the kitchen table. It has its whole height from the start: over
 * a slow network the text is painted before the picture beside it has arrived.
 */
function Hero() {
  // It runs where it stands in the prerendered page, before what follows is painted, and nowhere else.
  const isMounted = useIsMounted();
  return (
    <section className="page grid items-center gap-10 pt-10 pb-16 *:min-w-0 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:pt-16 lg:pb-24 xl:min-h-[778px]">
      <div>
        <h1 className="text-[2.75rem] sm:text-6xl lg:text-7xl">{words.hero.title}</h1>
        <p className="mt-5 max-w-xl text-lg text-ink-soft sm:text-xl">{words.hero.lead}</p>
        {/* The fastest way in is the plainest; the two others are the specification's. */}
        <ButtonLink
          variant="cta-primary"
          size="lg"
          to="/college-match-quiz"
          className="mt-6 w-full text-lg sm:w-auto sm:px-10"
        >
          {words.hero.quiz}
        </ButtonLink>
        <div className="mt-3 grid grid-cols-[1fr_1.1fr] gap-3 max-[19rem]:grid-cols-1 sm:flex">
          <ButtonLink variant="outline" className="px-2 text-[0.98rem] sm:px-5" to="/pricing">
            {words.hero.start}
          </ButtonLink>
          <ButtonLink variant="outline" className="px-2 text-[0.98rem] sm:px-5" to="/how-it-works">
            {words.hero.how}
          </ButtonLink>
        </div>
        <p className="mt-4 text-ink-soft">{words.hero.note}</p>
      </div>
      {!isMounted && <script src="/begun.js" />}
      {/* Where the plan's own card takes the sample's place, it stands above the picture on a phone: in its first screen. */}
      <div className="relative in-data-glance:max-lg:flex in-data-glance:max-lg:flex-col-reverse">
        <KitchenTable className="h-auto w-full in-data-glance:max-lg:mt-8" />
        <div className="relative z-10 mx-3 -mt-10 in-data-glance:max-lg:mt-0 sm:mx-auto sm:w-full sm:max-w-md lg:-mt-16">
          <HeroCard />
        </div>
      </div>
    </section>
  );
}

/** The sample, as prerendered; on a device with a plan the family's own comes over it once it can, in the same room. */
function HeroCard() {
  const kept = useGlance();
  const isHidden = useIsGlanceHidden();
  const glance = isHidden ? null : kept;
  const isOwn = glance !== null;
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    // Without a network and without its code the sample stays.
    if (isOwn)
      ownCard.preload().then(
        () => setHere(true),
        () => undefined,
      );
  }, [isOwn]);
  if (glance === null || !isHere) return <DemoCard />;
  return (
    <Boundary name="own-card" renderFallback={() => <DemoCard />}>
      <DemoCard isCovered />
      <div className="absolute inset-0">
        <Suspense fallback={null}>
          <ownCard.Part glance={glance} />
        </Suspense>
      </div>
    </Boundary>
  );
}

const labels = ["safety", "likely", "target", "reach"] as const;

/** A sample plan in progress, labeled as a sample: progress, its list by label, and the next step. */
function DemoCard({ isCovered = false }: { isCovered?: boolean }) {
  const share = samplePlan.stepsDone / samplePlan.steps;
  const percent = formatShare(share);
  return (
    <figure
      aria-hidden={isCovered ? true : undefined}
      className={joinClasses(
        "rounded-3xl border border-line bg-card p-5 shadow-lift",
        isCovered && "[visibility:hidden]",
      )}
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span className="font-serif text-xl font-medium">{words.demo.title}</span>
        <span className="rounded-full bg-support-soft px-3 py-0.5 text-[0.88rem] font-semibold text-ink">
          {words.demo.tag}
        </span>
      </figcaption>
      <div className="mt-4 flex items-center gap-5 max-[19rem]:flex-wrap">
        <Ring share={share} text={percent} label={words.demo.progress(percent)} className="size-26" />
        <ul className="grow space-y-1">
          {labels.map((label) => (
            <li key={label} className="flex items-center justify-between gap-2">
              <StatusMark tone={label} word={words.labels[label]} />
              <span className="figures text-ink-soft">{samplePlan.byLabel[label]}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-4 border-t border-line pt-3">
        <span className="figures font-semibold">
          {words.demo.steps(samplePlan.stepsDone, samplePlan.steps)}.
        </span>{" "}
        <span className="text-ink-soft">
          {words.demo.next} {words.demo.nextStep}
        </span>
      </p>
      <p className="mt-1 text-[0.88rem] text-ink-soft">{words.demo.note}</p>
    </figure>
  );
}
