/** Why Tassel exists, beside a map of the country made of its colleges. */

import { CollegeDots } from "#components/illustration/CollegeDots.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { formatInteger } from "#lib/format.ts";
import { collegeCount } from "./figures.ts";
import { words } from "./words.ts";

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="deep">
      <div className="page grid items-center gap-10 py-16 lg:grid-cols-[1fr_1.2fr] lg:gap-16 lg:py-20">
        <div>
          <h2 id="about-title" className="text-[2rem] sm:text-5xl">
            {words.about.title}
          </h2>
          {words.about.text.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-lg text-on-deep-soft">
              {paragraph}
            </p>
          ))}
          <p className="mt-4 flex flex-wrap gap-x-8">
            <TextLink link={words.about.link} isOnDeep />
            <TextLink link={words.about.more} isOnDeep />
          </p>
        </div>
        <div>
          <CollegeDots label={words.about.map} />
          <p className="figures mt-4 font-serif text-5xl leading-none">
            {formatInteger(collegeCount)}{" "}
            <span className="font-sans text-lg text-on-deep-soft">{words.about.countUnit}</span>
          </p>
          <p className="mt-2 text-[0.92rem] text-on-deep-soft">{words.about.countNote}</p>
        </div>
      </div>
    </section>
  );
}
