/** Keeps what a person typed or chose on the prerendered page before hydration. */
import { type RefObject, useEffect, useState } from "react";

/** `value` is what the app believes the field holds; if the field holds something else, the app is notified. */
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
    // React only reports values that differ from the last one it set on the element itself.
    setSeenValue(element, value);
    const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(element, typed);
    element.dispatchEvent(new Event("input", { bubbles: true }));
    // The field was already left, so run its blur validation now.
    if (document.activeElement !== element)
      element.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    // Once, at hydration: after that the app sees every change.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, []);
}

/** How this field would hold the value: a slider snaps to its nearest step. */
function readEarlyValue(
  element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): string {
  if (!(element instanceof HTMLInputElement) || element.type !== "range") return value;
  const like = element.cloneNode();
  if (!(like instanceof HTMLInputElement)) return value;
  like.value = value;
  return like.value;
}

function hasEarlyInput(): boolean {
  return document.querySelector("[data-taken-over]") !== null;
}

/** Whether something was filled in since the page opened, before hydration or after it. */
export function useHasInput(): boolean {
  const [hasInput, setHasInput] = useState(false);
  useEffect(() => {
    const note = () => setHasInput(true);
    if (hasEarlyInput()) note();
    window.addEventListener("input", note, { once: true, passive: true });
    return () => window.removeEventListener("input", note);
  }, []);
  return hasInput;
}

function markHydrated(element: HTMLElement): void {
  element.dataset["takenOver"] = "";
}

function setSeenValue(element: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  element.value = value;
}

/** The same for radio buttons and checkboxes in `group`: `values` are the ones the app believes are checked. */
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
