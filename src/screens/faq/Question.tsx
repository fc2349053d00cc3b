/** One question to open; its address opens it too. Without script the browser's own disclosure does the same by hand. */
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { TextLink } from "#pieces/marketing/TextLink.tsx";
import type { FaqQuestion } from "#site/faqQuestions.ts";
import { Disclosure } from "#ui/Disclosure.tsx";

export function Question({ question }: { question: FaqQuestion }) {
  const [isOpen, setIsOpen] = useState(false);
  const location = useLocation();
  useEffect(() => {
    // Each visit of the address counts, also one to the same question again.
    if (location.hash === `#${question.id}`) setIsOpen(true);
  }, [location, question.id]);
  return (
    <li id={question.id} className="border-b border-line">
      <Disclosure
        isOpen={isOpen}
        onToggle={setIsOpen}
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
