/** The quiz's three questions as slips of paper with sample answers. */
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const indents = ["lg:mr-16", "lg:mx-8", "lg:ml-16"] as const;

export function AnswerSlips() {
  return (
    <figure>
      <figcaption className="sr-only">{words.slips.caption}</figcaption>
      <ul className="space-y-4">
        {words.slips.items.map((slip, index) => (
          <li
            key={slip.question}
            className={joinClasses(
              "rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6",
              indents[index],
            )}
          >
            <p className="text-ink-soft">{slip.question}</p>
            <p className="figures mt-1.5 font-serif text-2xl text-accent-text">{slip.answer}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[0.95rem] text-ink-soft lg:ml-16">{words.slips.more}</p>
    </figure>
  );
}
