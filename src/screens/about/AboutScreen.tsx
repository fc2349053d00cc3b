/** /about: why Tassel exists, how its numbers are graded, how it is funded, what it will never do, and who it is for. */

import { X } from "lucide";
import { CollegeDots } from "#components/illustration/CollegeDots.tsx";
import { OpenLedger } from "#components/illustration/OpenLedger.tsx";
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { Promises } from "#components/marketing/Promises.tsx";
import { chanceTest, institutionCount, priceTest } from "#components/marketing/publishedFigures.ts";
import { ScreenPicture } from "#components/marketing/ScreenPicture.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { BelowFold } from "#ui/BelowFold.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { Icon } from "#ui/Icon.tsx";
import { Pause } from "#ui/Pause.tsx";
import { words } from "./words.ts";

const { why, grade, paid, never, who, map } = words;

export default function AboutScreen() {
  return (
    <>
      <PageHero
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
            {words.start}
          </ButtonLink>
        }
        note={words.note}
      >
        <OpenLedger />
      </PageHero>
      <BelowFold>
        <MarketingSection id={why.id} title={why.title} lead={why.lead} ground="sunk">
          <ol>
            {why.items.map((item) => (
              <li
                key={item.title}
                className="grid gap-x-14 gap-y-2 border-t border-line-strong py-7 lg:grid-cols-[1fr_1.4fr]"
              >
                <h3 className="text-[1.7rem] sm:text-4xl">{item.title}</h3>
                <div>
                  <Pause />
                  <p className="text-lg text-ink-soft">{item.text}</p>
                  <TextLink link={item.link} className="mt-2" />
                  {"shows" in item && <ScreenPicture name="cost" text={item.shows} className="mt-3 h-64" />}
                </div>
              </li>
            ))}
          </ol>
        </MarketingSection>

        <MarketingSection id={grade.id} title={grade.title} lead={grade.lead}>
          <dl className="grid gap-8 sm:grid-cols-3">
            {grade.figures({ ...chanceTest, ...priceTest }).map((one) => (
              <div key={one.figure} className="flex flex-col">
                <dt className="figures font-serif text-5xl leading-none text-accent-text">{one.figure}</dt>
                <dd className="mt-3 text-ink-soft">{one.text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-w-2xl border-l-4 border-support pl-5 text-ink-soft">{grade.limit}</p>
          <TextLink link={grade.link} className="mt-4" />
        </MarketingSection>

        <MarketingSection id={paid.id} title={paid.title} ground="deep">
          <div className="grid items-center gap-10 lg:grid-cols-[auto_1fr] lg:gap-20">
            <p>
              <span className="figures block font-serif text-[7rem] leading-none text-support lg:text-[9rem]">
                {paid.figure}
              </span>
              <span className="mt-2 block text-on-deep-soft">{paid.figureNote}</span>
            </p>
            <div className="max-w-2xl">
              {paid.text.map((paragraph) => (
                <p key={paragraph} className="mb-4 text-lg">
                  {paragraph}
                </p>
              ))}
              <TextLink link={paid.link} isOnDeep />
            </div>
          </div>
        </MarketingSection>

        <MarketingSection id={never.id} title={never.title}>
          <ul className="grid gap-x-14 sm:grid-cols-2">
            {never.items.map((item) => (
              <li key={item} className="flex gap-4 border-t border-line py-4 font-serif text-xl sm:text-2xl">
                <Icon icon={X} size={26} className="mt-0.5 shrink-0 text-danger" />
                {item}
              </li>
            ))}
          </ul>
          <TextLink link={never.link} className="mt-4" />
        </MarketingSection>

        <MarketingSection id={who.id} title={who.title} ground="sunk">
          <div className="grid items-center gap-12 lg:grid-cols-[1fr_1.1fr] lg:gap-20">
            <dl className="divide-y divide-line-strong">
              {who.items.map((item) => (
                <div key={item.title} className="py-4">
                  <dt className="font-serif text-2xl">{item.title}</dt>
                  <dd className="text-lg text-ink-soft">
                    {item.text}
                    <br />
                    <TextLink link={item.link} />
                  </dd>
                </div>
              ))}
            </dl>
            <figure className="deep rounded-3xl p-5 sm:p-8">
              <CollegeDots label={map.label} />
              <figcaption>
                <span className="figures mt-4 block font-serif text-2xl">{map.count(institutionCount)}</span>
                <span className="mt-1 block text-[0.9rem] text-on-deep-soft">{map.note}</span>
              </figcaption>
            </figure>
          </div>
        </MarketingSection>

        <CallToAction
          title={words.end.title}
          text={words.end.text}
          first={{ label: words.end.start, to: "/colleges" }}
          second={words.end.second}
        >
          <Promises isOnDeep className="mt-6" />
        </CallToAction>
      </BelowFold>
    </>
  );
}
