/** /faq: all questions by group, collapsible. */
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { faqGroups, faqQuestions } from "#site/faqQuestions.ts";
import { Question } from "./Question.tsx";
import { useOpenAtAddress } from "./useOpenAtAddress.ts";
import { words } from "./words.ts";

export default function FaqScreen() {
  useOpenAtAddress();
  return (
    <>
      <PageHero title={words.title} lead={words.lead} className="lg:pb-8" />
      <div className="page grid gap-x-16 gap-y-8 pb-16 lg:grid-cols-[15rem_1fr] lg:pb-24">
        <nav aria-label={words.topics} className="lg:sticky lg:top-24 lg:self-start">
          <ul className="flex flex-wrap gap-x-6 lg:block">
            {faqGroups.map((group) => (
              <li key={group}>
                <TextLink
                  link={{ label: words.group(group), to: `#${group}` }}
                  className="no-underline hover:underline"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-12">
          {faqGroups.map((group) => (
            <section key={group} id={group} aria-labelledby={`${group}-title`}>
              <h2 id={`${group}-title`} className="text-3xl sm:text-4xl">
                {words.group(group)}
              </h2>
              <ul className="mt-3 border-t-2 border-accent">
                {faqQuestions
                  .filter((question) => question.group === group)
                  .map((question) => (
                    <Question key={question.id} question={question} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <CallToAction
        title={words.end.title}
        text={words.end.text}
        first={words.end.start}
        second={words.end.second}
      />
    </>
  );
}
