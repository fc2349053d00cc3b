/** The props of a sign-in step. */
import type { Step, View } from "./view.ts";

/** What every step needs. */
export type StepProps = {
  interaction: string;
  email: string;
  go: (view: View, more?: Partial<Omit<Step, "view">>) => void;
  /** Called with the answer of a step that completed the sign-in. */
  finish: (answer: unknown) => void;
};
