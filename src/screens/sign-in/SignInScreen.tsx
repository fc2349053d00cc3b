/** /sign-in: accounts, which are still to come, and how a plan is kept without one. */
import { DoorSketch } from "#pieces/to-come/sketches.tsx";
import { ToComePage } from "#pieces/to-come/ToComePage.tsx";
import { words } from "./words.ts";

export default function SignInScreen() {
  return <ToComePage words={words} picture={<DoorSketch />} />;
}
