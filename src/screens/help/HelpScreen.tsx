/** /help and /help-center: short answers, the tools, and the articles that are still to come. */

import { TextLink } from "#pieces/marketing/TextLink.tsx";
import { ToCome } from "#pieces/marketing/ToCome.tsx";
import { PlaceLink } from "#pieces/to-come/PlaceLink.tsx";
import { faqQuestions } from "#site/faqQuestions.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./words.ts";

/** The first two of each group; the others stand on /faq. */
const shownQuestions = faqQuestions.filter(
  ({ group }, index) => faqQuestions.slice(0, index).filter((earlier) => earlier.group === group).length < 2,
);

export default function HelpScreen() {
  return (
    <>
      <section className="page pt-10 pb-10 lg:pt-16">
        <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      </section>
      <div className="page grid gap-x-16 gap-y-12 pb-14 lg:grid-cols-[1.2fr_1fr] lg:pb-20">
        <section id="faq" aria-labelledby="faq-title" className="scroll-mt-24">
          <h2 id="faq-title" className="text-3xl sm:text-4xl">
            {words.faqTitle}
          </h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {shownQuestions.map(({ id, question, answer }) => (
              <li key={id} className="py-2">
                <Disclosure summary={question}>
                  <p className="max-w-prose pb-2">{answer}</p>
                </Disclosure>
              </li>
            ))}
          </ul>
          <TextLink link={{ label: words.faqAll, to: "/faq" }} className="mt-3" />
        </section>
        <section aria-labelledby="tools-title">
          <h2 id="tools-title" className="text-3xl sm:text-4xl">
            {words.toolsTitle}
          </h2>
          <ul className="mt-4 space-y-3">
            {words.tools.map((place) => (
              <li key={place.to}>
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section aria-labelledby="articles-title" className="bg-sunk">
        <div className="page py-14 lg:py-20">
          <p className="mb-3">
            <ToCome />
          </p>
          <h2 id="articles-title" className="text-3xl sm:text-4xl">
            {words.articlesTitle}
          </h2>
          <p className="mt-2 text-ink-soft">{words.articlesLead}</p>
          <div className="mt-7 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {words.groups.map(({ title, articles }) => (
              <section key={title} aria-label={title}>
                <h3 className="text-2xl">{title}</h3>
                <ul className="mt-2 border-l-2 border-dashed border-line-strong pl-4 text-ink-soft">
                  {articles.map((article) => (
                    <li key={article} className="py-1.5">
                      {article}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
