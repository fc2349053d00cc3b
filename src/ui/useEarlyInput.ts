/** What a person typed or chose on the prerendered page before the app took it over is kept, not thrown away. */
import { type RefObject, useEffect } from "react";

/** `value` is what the app believes the field holds; where the field holds something else, the app is told. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null>,
  value: string,
): void {
  useEffect(() => {
    const element = field.current;
    if (element === null || element.value === readEarlyValue(element, value)) return;
    markHydrated(element);
    if (element instanceof HTMLSelectElement) {
      element.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    const typed = element.value;
    // React tells the app only of values that differ from the last one it saw set on the element itself.
    setSeenValue(element, value);
    const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(element, typed);
    element.dispatchEvent(new Event("input", { bubbles: true }));
    // Left already: what is said about a field when it is left is said now.
    if (document.activeElement !== element)
      element.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    // Once, when the field is taken over: afterwards the app knows every change.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, []);
}

/** What this field holds of the value: a slider stands on its nearest step. */
function readEarlyValue(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): string {
  if (!(element instanceof HTMLInputElement) || element.type !== "range") return value;
  const like = element.cloneNode();
  if (!(like instanceof HTMLInputElement)) return value;
  like.value = value;
  return like.value;
}

/** Whether something on this page was filled in before the app took it over: then it stays where it is. */
export function hasEarlyInput(): boolean {
  return document.querySelector("[data-taken-over]") !== null;
}

function markHydrated(element: HTMLElement): void {
  element.dataset["takenOver"] = "";
}

function setSeenValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  element.value = value;
}

/** The same for radio buttons and checkboxes in `group`: `values` are those the app believes to be on. */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  values: readonly string[],
  onFound: (values: readonly string[]) => void,
): void {
  useEffect(() => {
    const inputs = [...(group.current?.querySelectorAll("input") ?? [])];
    const on = inputs.filter((input) => input.checked).map((input) => input.value);
    const isSame = on.length === values.length && on.every((value) => values.includes(value));
    if (isSame || on.length === 0 || group.current === null) return;
    markHydrated(group.current);
    onFound(on);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, []);
}
