/** The props of a sign-in step. */
import type { Step, View } from "./view.ts";

/** What every step needs. */
export type StepProps = {
  interaction: string;
  email: string;
  /** The code, where the page that asks for one may show it; null anywhere else. */
  shownCode: string | null;
  onCode: (code: string | null) => void;
  go: (view: View, more?: Partial<Omit<Step, "view">>) => void;
  /** Called with the answer of a step that completed the sign-in. */
  finish: (answer: unknown) => void;
};
