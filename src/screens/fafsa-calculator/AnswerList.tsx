/** Every answer so far, each linked to its question. */

import type { FafsaQuestion } from "#domain/aid/fafsaFlow.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { isAnswered } from "#domain/answers/walkFlow.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Link } from "#ui/router.tsx";
import { flowWords, formatAnswer } from "./flowWords.ts";
import { getFlagText, getOptionText, optionWords } from "./optionWords.ts";
import { getQuestionText } from "./questionWords.ts";
import type { Fafsa } from "./useFafsa.ts";

export function AnswerList({ fafsa, className }: { fafsa: Fafsa; className?: string }) {
  const { asked, used } = fafsa.walk;
  const answered = asked.filter((question) => isAnswered(question, used));
  if (answered.length === 0) return null;
  return (
    <Disclosure summary={flowWords.answersTitle} className={className ?? ""}>
      <ul className="divide-y divide-line">
        {answered.map((question) => (
          <li key={question.id}>
            <Link
              to={`#${question.id}`}
              className="flex min-h-11 flex-wrap justify-between gap-x-4 py-2 hover:bg-accent-soft"
            >
              <span className="min-w-0 flex-[1_1_14rem] text-ink-soft">
                {getQuestionText(question.id, used).title}
              </span>
              <span className="figures font-medium underline underline-offset-4">
                {describeFafsaAnswer(question, used)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** An answer as the text of its choice. */
function describeFafsaAnswer({ keys, kind, id }: FafsaQuestion, used: AidAnswers): string {
  if (keys.length > 1) {
    const chosen = keys.filter((key) => used[key] === true).map((key) => getFlagText(key).label);
    return chosen.length === 0 ? optionWords.none : chosen.join(", ");
  }
  const answer = used[id];
  if (answer === undefined) return flowWords.openAnswer;
  if (typeof answer === "string") return getOptionText(id, answer).label;
  return formatAnswer(answer, kind(used).kind === "money");
}
