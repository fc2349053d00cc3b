/** /features: each promise with its benefit, the screen itself as a picture, one true number, and the way to try it. */
import { SampleNote } from "#components/marketing/SampleNote.tsx";
import { ScreenPicture } from "#components/marketing/ScreenPicture.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import { type Feature, words } from "./words.ts";

const quiz = "/college-match-quiz";

/** Short on a phone, so that ten promises are read in a few screens. */
export default function FeaturesScreen() {
  return (
    <>
      <section className="page pt-7 pb-5 lg:pt-16 lg:pb-10">
        <h1 className="text-[2.3rem] sm:text-6xl">{words.hero.title}</h1>
        <p className="mt-3 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.hero.lead}</p>
        <ButtonLink variant="cta-primary" size="lg" to={quiz} className="mt-4">
          {words.hero.start}
        </ButtonLink>
        <p className="mt-3 max-w-2xl text-[0.95rem] text-ink-soft">
          {words.hero.note} <InlineLink link={words.hero.proof} />
        </p>
      </section>
      <BelowFold>
        <div className="page grid gap-x-12 *:min-w-0 lg:grid-cols-2">
          {words.features.map((feature) => (
            <FeatureView key={feature.id} feature={feature} />
          ))}
        </div>
        <div className="page pb-7 lg:flex lg:items-center lg:gap-10 lg:pb-14">
          <SampleNote className="lg:max-w-2xl" />
          <TextLink link={words.end.tools} />
        </div>
      </BelowFold>
    </>
  );
}

function FeatureView({ feature }: { feature: Feature }) {
  return (
    <section
      id={feature.id}
      aria-labelledby={`${feature.id}-title`}
      className="relative flex flex-col border-t border-line-strong pt-2.5 pb-4 lg:pt-5 lg:pb-12"
    >
      <h2 id={`${feature.id}-title`} className="text-[1.5rem] lg:text-4xl">
        {feature.name}
      </h2>
      <p className="leading-snug text-ink-soft lg:mt-1 lg:min-h-14 lg:text-lg">{feature.benefit}</p>
      <ScreenPicture name={feature.picture} text={feature.shows} className="mt-2 h-36 lg:mt-3 lg:h-80" />
      <p className="mt-2 leading-snug">
        <span className="figures mr-1.5 font-serif text-[1.4rem] whitespace-nowrap text-accent-text">
          {feature.figure}
        </span>{" "}
        <span className="text-[0.95rem] text-ink-soft">{feature.counts}</span>{" "}
        {feature.links.map((link, index) => (
          <InlineLink key={link.to} link={link} isWhole={index === 0} />
        ))}
      </p>
    </section>
  );
}

/** As tall to touch as any other, without pushing the lines of its text apart; the first of a feature takes its picture too. */
function InlineLink(props: { link: { label: string; to: string }; isWhole?: boolean }) {
  return (
    <Link
      to={props.link.to}
      className={joinClasses(
        "relative mr-4 -my-2.5 inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-accent-text underline decoration-2 max-[19rem]:whitespace-normal underline-offset-6",
        props.isWhole === true && "static after:absolute after:inset-0",
      )}
    >
      {props.link.label}
    </Link>
  );
}
