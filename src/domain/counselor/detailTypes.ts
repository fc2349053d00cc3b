/** What the words of a question ask of a date or a state program beside what it was read as. */
import type { AidCollegeKind } from "#domain/aid/stateProgram.ts";

export type QuestionDetails<Measure extends string> = {
  /** Whether the day to apply has passed: "can I still", "is it too late". */
  asksIfOpen?: true | undefined;
  /** "Does it have early decision": that it lists one is a yes to that alone. */
  asksIfOffered?: true | undefined;
  /** "Is there a separate form", "another application besides the FAFSA". */
  asksOwnForm?: true | undefined;
  /** "Do I have to apply", "is it automatic": a yes or no of the steps. */
  asksToDo?: true | undefined;
  /** "Do we need to do the FAFSA for it": the steps say so, or name another form. */
  asksFafsa?: true | undefined;
  /** What is told, in this order: "how do I apply and when". */
  measures?: readonly Measure[] | undefined;
  /** "Does that mean college is free": what it does not pay is told. */
  asksIfFree?: true | undefined;
  /** "Does it pay for dorms": whether it pays for that is told. */
  cost?: "books" | "fees" | "food" | "housing" | undefined;
  /** "Do I need an SAT for it": yes only where nothing else does instead. */
  asksTest?: true | undefined;
  /** "Is it a loan", "do I have to pay it back". */
  asksIfLoan?: true | undefined;
  /** "Can I sign up now": who is past the grade for it is told so first. */
  asksToJoin?: true | undefined;
  /** "Poor kids like me": what goes by need comes first. */
  isNeedy?: true | undefined;
  /** Older than high school students: "at 30". */
  isAdult?: true | undefined;
  /** "Can I use it at a community college". */
  kind?: AidCollegeKind | "elsewhere" | undefined;
};
