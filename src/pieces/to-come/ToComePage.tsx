/** A page about something to come: says so plainly, what can be done today, and what it will do. */
import type { ReactNode } from "react";
import { ToCome } from "#pieces/marketing/ToCome.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { PlaceLink } from "./PlaceLink.tsx";
import { words as shared, type ToComeWords } from "./words.ts";

export function ToComePage(props: {
  words: ToComeWords;
  picture: ReactNode;
  /** What of it stands already, between the head and the lists. */
  children?: ReactNode;
}) {
  const { words } = props;
  return (
    <>
      <section className="page grid items-center gap-8 pt-10 pb-12 lg:grid-cols-[1.25fr_1fr] lg:gap-16 lg:pt-16">
        <div className="min-w-0">
          <p className="mb-4">
            <ToCome />
          </p>
          <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
          <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
          {words.wish !== null && (
            <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
              <ButtonLink variant="outline" to={`/waitlist?for=${words.wish}`}>
                {shared.waitlist}
              </ButtonLink>
              <p className="text-ink-soft">{shared.waitlistNote}</p>
            </div>
          )}
        </div>
        <div className="mx-auto w-full max-w-sm rounded-3xl border-2 border-dashed border-line-strong p-6 lg:max-w-none lg:p-8">
          {props.picture}
        </div>
      </section>
      {props.children}
      <div className="bg-sunk">
        <div className="page grid gap-x-16 gap-y-14 py-14 lg:grid-cols-[1.15fr_1fr] lg:py-20">
          <section aria-labelledby="today-title">
            <h2 id="today-title" className="text-3xl sm:text-4xl">
              {shared.today}
            </h2>
            <ul className="mt-5 space-y-3">
              {words.today.map((place) => (
                <li key={place.to}>
                  <PlaceLink place={place} />
                </li>
              ))}
            </ul>
          </section>
          {words.will.length > 0 && (
            <section aria-labelledby="will-title">
              <h2 id="will-title" className="text-3xl sm:text-4xl">
                {shared.will}
              </h2>
              <ul className="mt-5 border-l-2 border-dashed border-line-strong pl-5">
                {words.will.map(({ title, text }) => (
                  <li key={title} className="py-3">
                    <h3 className="font-sans text-[1.0625rem] leading-normal font-semibold tracking-normal">
                      {title}
                    </h3>
                    <p className="text-ink-soft">{text}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
