/** The fields of each question: the catalog's, and layouts of their own for the class, the colleges and their rounds. */
import { AnswerField } from "#components/answer/AnswerField.tsx";
import { PlansField } from "#components/rounds/PlansField.tsx";
import { ClassField } from "./ClassField.tsx";
import { CollegesField } from "./CollegesField.tsx";
import { timelineAnswerWords } from "./formWords.ts";
import { type Step, stepAnswers } from "./steps.ts";

export function StepField({ step }: { step: Step }) {
  switch (step) {
    case "class":
      return <ClassField />;
    case "colleges":
      return <CollegesField />;
    case "plans":
      return <PlansField />;
    case "transfer":
    case "service":
      return stepAnswers[step].map((id) => <AnswerField key={id} id={id} />);
    case "tests":
    case "aid":
    case "situations":
    default:
      return stepAnswers[step].map((id) => (
        <AnswerField key={id} id={id} words={timelineAnswerWords[id]} isNamedByTitle />
      ));
  }
}
