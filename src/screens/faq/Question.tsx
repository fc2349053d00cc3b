/** One collapsible question with its answer and source. Works without JavaScript. */
import { TextLink } from "#components/marketing/TextLink.tsx";
import type { FaqQuestion } from "#site/faqQuestions.ts";
import { Disclosure } from "#ui/Disclosure.tsx";

export function Question({ question }: { question: FaqQuestion }) {
  return (
    <li id={question.id} className="border-b border-line">
      <Disclosure
        summary={<h3 className="py-3.5 font-sans text-lg leading-snug font-semibold">{question.question}</h3>}
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
