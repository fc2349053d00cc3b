/** Questions to ask on a campus visit, by whom to ask: those of one college first, if there are any, then those for everywhere. */
import type { VisitPerson } from "#domain/visits/visitQuestions.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./visitQuestionWords.ts";

/** A question raised by one college's figures. */
export type OwnQuestion = { person: VisitPerson; text: string };

export function VisitQuestions(props: {
  own?: readonly OwnQuestion[];
  heading: "h3" | "h4" | "h5";
  /** Close together in three columns: a day of visits fits one sheet. */
  isPrinted?: boolean;
}) {
  const { own = [], heading: Heading, isPrinted = false } = props;
  return (
    <div className={isPrinted ? "grid grid-cols-3 gap-x-6 gap-y-2" : "space-y-5"}>
      {words.groups.map(({ person, title, questions }) => (
        <section key={person} aria-label={title} className="keep-together">
          <Heading className={joinClasses("font-serif", isPrinted ? "text-base" : "text-lg")}>
            {title}
          </Heading>
          <ul className={joinClasses("list-disc", isPrinted ? "pl-4" : "mt-1 space-y-1 pl-5")}>
            {own
              .filter((one) => one.person === person)
              .map(({ text }) => (
                <li key={text}>
                  <strong className="font-semibold text-accent-text">{words.ownMark}:</strong> {text}
                </li>
              ))}
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
