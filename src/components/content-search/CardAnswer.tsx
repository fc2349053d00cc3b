/** The short answer to a question that was typed into the search, with its sources and the page that says more. */
import type { AnswerCard } from "#domain/counselor/cards/answerCard.ts";
import { Link } from "#ui/router.tsx";
import { hitLink } from "./focusNextHit.ts";
import { words } from "./words.ts";

export function CardAnswer({ card: { question, answer, sources, page } }: { card: AnswerCard }) {
  return (
    <section aria-label={words.shortAnswer} className="my-5 border-l-4 border-accent pl-5">
      <h2 className="font-sans text-lg leading-snug font-semibold">{question}</h2>
      <p className="mt-1 max-w-text">{answer}</p>
      {sources.length > 0 && (
        <p className="mt-1 text-[0.88rem] text-ink-soft">
          {words.sources(sources.map(({ title, year }) => (year === "" ? title : `${title}, ${year}`)))}
        </p>
      )}
      <Link
        to={page.path}
        {...hitLink}
        className="mt-1 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
      >
        {words.readMore(page.title)}
      </Link>
    </section>
  );
}
