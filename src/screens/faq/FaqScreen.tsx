/** /faq: all questions by group, collapsible. */
import { useEffect } from "react";
import { CallToAction } from "#components/marketing/CallToAction.tsx";
import { PageHero } from "#components/marketing/PageHero.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { type FaqQuestion, faqGroups, faqQuestions } from "#site/faqQuestions.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { useLocation } from "#ui/router.tsx";
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

/** Opens the question named in the address: on arrival, and each time it is chosen again. */
function useOpenAtAddress(): void {
  const location = useLocation();
  // Depends on the whole location, which changes with every navigation, even a second one to the same question.
  useEffect(() => openQuestion(location.hash), [location]);
}

function openQuestion(hash: string): void {
  if (hash === "") return;
  const details = document.getElementById(hash.slice(1))?.querySelector(":scope > details");
  if (details instanceof HTMLDetailsElement) details.open = true;
}

/** One collapsible question with its answer and source. Works without JavaScript. */
function Question({ question }: { question: FaqQuestion }) {
  return (
    <li id={question.id} className="border-b border-line">
      <Disclosure
        summary={
          <>
            <h3 className="py-3.5 font-sans text-lg leading-snug font-semibold">{question.question}</h3>{" "}
          </>
        }
      >
        <div className="max-w-2xl pb-4 pl-5">
          <p className="text-ink-soft">{question.answer}</p>
          <p className="mt-1 flex flex-wrap gap-x-6">
            {question.links.map((link) => (
              <TextLink key={link.to} link={link} />
            ))}
          </p>
        </div>
      </Disclosure>
    </li>
  );
}
