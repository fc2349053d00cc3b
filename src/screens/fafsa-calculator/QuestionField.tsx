/** The field of a question, by its kind; a list of things that may be true is one of them, with "none of these". */
import { describeAmountProblem, describePeopleProblem } from "#components/aid/words.ts";
import { KindField } from "#components/answer/AnswerField.tsx";
import type { FafsaQuestion } from "#domain/aid/fafsaFlow.ts";
import type { AidAnswer } from "#domain/answers/households.ts";
import { choices } from "#domain/answers/kinds.ts";
import { getFlagText, getOptions, optionWords } from "./optionWords.ts";
import type { Fafsa } from "./useFafsa.ts";

type FieldProps = {
  question: FafsaQuestion;
  fafsa: Fafsa;
  title: string;
  hint: string | undefined;
  /** The answer, or what is proposed while there is none. */
  value: AidAnswer | null;
  give: (value: AidAnswer | null) => void;
};

export function QuestionField({ question, fafsa, title, hint, value, give }: FieldProps) {
  const [key = question.id] = question.keys;
  const { used } = fafsa.walk;
  const words = { name: title, ...(hint !== undefined && { hint }) };
  if (question.keys.length > 1) return <ListField question={question} fafsa={fafsa} words={words} />;
  const kind = question.kind(used);
  switch (kind.kind) {
    case "money":
      return (
        <KindField
          kind={kind}
          words={{ ...words, label: optionWords.amount, before: "$", problem: describeAmountProblem }}
          value={value}
          give={(next) => give(typeof next === "number" ? next : null)}
        />
      );
    case "number":
      return (
        <KindField
          kind={kind}
          words={{ ...words, label: optionWords.people, problem: describePeopleProblem }}
          value={value}
          give={(next) => give(typeof next === "number" ? next : null)}
        />
      );
    default: {
      // "neither" is shown only to who chose it before there were two answers in its place.
      const offered =
        kind.kind === "choice"
          ? { ...kind, options: kind.options.filter((one) => one !== "neither" || value === one) }
          : kind;
      return (
        <KindField
          kind={offered}
          isNamedByTitle
          words={{ ...words, options: kind.kind === "yesNo" ? optionWords.sure : getOptions(key) }}
          value={value}
          give={(next) => give(typeof next === "string" || typeof next === "boolean" ? next : null)}
        />
      );
    }
  }
}

/** A list of things that may be true; that none is true is an answer too, so that an empty list means unanswered. */
function ListField(props: Pick<FieldProps, "question" | "fafsa"> & { words: { name: string } }) {
  const { question, fafsa, words } = props;
  const { keys, id } = question;
  const { used } = fafsa.walk;
  const chosen = keys.filter((key) => used[key] === true);
  const answer = (valueOf: (key: string) => boolean | null) =>
    fafsa.dispatch(Object.fromEntries(keys.map((key) => [key, valueOf(key)])));
  return (
    <KindField
      kind={choices(keys)}
      isNamedByTitle
      words={{
        ...words,
        options: Object.fromEntries(keys.map((key) => [key, getFlagText(key)])),
        // The question is only asked because one of these applies, so "none" is not a valid answer.
        ...(id === "student.unusual" ? {} : { none: optionWords.none }),
      }}
      value={chosen}
      noneOfThese={{
        isChosen: keys.every((key) => used[key] === false),
        clear: () => answer(() => null),
      }}
      give={(values) => {
        if (Array.isArray(values)) answer((key) => values.includes(key));
      }}
    />
  );
}
