/** One form of signing in, and the whole around it. */
import type { Step, View } from "./view.ts";

/** What every step needs of the whole. */
export type StepProps = {
  interaction: string;
  email: string;
  go: (view: View, more?: Partial<Omit<Step, "view">>) => void;
  /** With the answer of a step that ended the sign-in. */
  finish: (answer: unknown) => void;
};
