/** Questions to ask on a campus visit, by whom to ask: those of one college first, if there are any, then those for everywhere. */
import { personByQuestion, type VisitQuestion, visitPeople } from "#domain/visits/visitQuestions.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./visitQuestionWords.ts";

export function VisitQuestions(props: {
  own?: readonly VisitQuestion[];
  heading: "h3" | "h4" | "h5";
  /** In two columns. */
  isPrinted?: boolean;
}) {
  const { own = [], heading: Heading, isPrinted = false } = props;
  return (
    <div className={isPrinted ? "grid grid-cols-2 gap-x-8 gap-y-3" : "space-y-5"}>
      {visitPeople.map((person) => (
        <section key={person} aria-label={words.person(person)} className="keep-together">
          <Heading className={joinClasses("font-serif", isPrinted ? "text-base" : "text-lg")}>
            {words.person(person)}
          </Heading>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {listOwn(own, person).map((question) => (
              <li key={question}>
                <strong className="font-semibold text-accent-text">{words.ownMark}:</strong> {question}
              </li>
            ))}
            {words.everywhere(person).map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The same as lines of text, to take along on a phone. */
export function joinVisitQuestions(own: readonly VisitQuestion[]): string {
  return visitPeople
    .map((person) =>
      [`${words.person(person)}:`, ...listOwn(own, person), ...words.everywhere(person)].join("\n- "),
    )
    .join("\n\n");
}

function listOwn(own: readonly VisitQuestion[], person: (typeof visitPeople)[number]): string[] {
  return own.filter(({ code }) => personByQuestion[code] === person).map(words.question);
}
