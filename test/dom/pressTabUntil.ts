/** Reaching a field or button as a person who uses the keyboard alone. */
import { userEvent } from "vitest/browser";

/** Presses Tab until the focus is on what `name` describes: a field's label, a choice, or a button. */
export async function pressTabUntil(name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (readFocusedName().startsWith(name)) return;
    await userEvent.keyboard("{Tab}");
  }
  throw new Error(`No Tab led to ${name}.`);
}

function readFocusedName(): string {
  const element = document.activeElement;
  const labels = element instanceof HTMLElement && "labels" in element ? element.labels : null;
  const label = labels instanceof NodeList ? (labels[0]?.textContent ?? "") : "";
  return label === "" ? (element?.textContent ?? "") : label;
}
