/** The aid finder's questions: what is not known yet and would change one of the state's programs, in four groups. */
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { type AnswerWords, answerWords } from "#components/answer/answerWords.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Finder, FinderQuestion } from "./useFinder.ts";
import { words } from "./words.ts";

const groups: readonly { id: keyof typeof words.groups; questions: readonly FinderQuestion[] }[] = [
  { id: "you", questions: ["homeState", "schoolState", "graduationYear"] },
  {
    id: "school",
    questions: ["gpa", "satTotal", "actComposite", "cltTotal", "classRankTopPercent", "classPlace"],
  },
  {
    id: "money",
    questions: [
      "studentAidIndex",
      "getsPell",
      "familyIncomeUsd",
      "familySize",
      "parentCount",
      "dependency",
      "familyAssetsUsd",
    ],
  },
  { id: "college", questions: ["collegeKind", "creditLoad", "collegeStart"] },
];

export function Questions({ finder, state }: { finder: Finder; state: StateCode }) {
  return (
    <fieldset disabled={!finder.isAlive} className="no-print min-w-0 noscript:hidden">
      <legend className="sr-only">{words.title(state)}</legend>
      {groups.map(({ id, questions }) => {
        const own = questions.filter((question) => finder.asked.fields.includes(question));
        if (own.length === 0) return null;
        return (
          <section
            key={id}
            aria-label={words.groups[id]}
            className="grid gap-x-8 gap-y-4 border-b border-line px-4 py-5 sm:px-6 md:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <h4 className="font-serif text-xl text-accent-text">{words.groups[id]}</h4>
            <div className="grid min-w-0 items-start gap-x-6 gap-y-5 sm:grid-cols-2">
              {own.map((question) => (
                <AnswerField key={question} id={question} words={nameHere(question, finder)} />
              ))}
            </div>
          </section>
        );
      })}
    </fieldset>
  );
}

/** Most are called as everywhere; prices have no place here, and an index that the FAFSA answers bound is said. */
function nameHere(question: FinderQuestion, { input }: Finder): AnswerWords {
  if (question === "familyIncomeUsd")
    return { ...answerWords.familyIncomeUsd, hint: words.incomeHint, note: () => null };
  return question === "studentAidIndex" && input.sai !== null && input.sai.low < input.sai.high
    ? { ...answerWords.studentAidIndex, hint: words.saiSpan(input.sai.low, input.sai.high) }
    : answerWords[question];
}
