/** What a key does in the picker: decided here, done by the component. */

export type KeyStep =
  | { kind: "none" }
  | { kind: "move"; to: number }
  | { kind: "pick" }
  | { kind: "close" }
  | { kind: "clear" };

/** `count` is how many colleges are listed; the marker goes round at both ends. */
export function getKeyStep(key: string, list: { isOpen: boolean; active: number; count: number }): KeyStep {
  const { isOpen, active, count } = list;
  switch (key) {
    case "ArrowDown":
      if (count === 0) return { kind: "none" };
      return { kind: "move", to: isOpen ? (active + 1) % count : 0 };
    case "ArrowUp":
      if (count === 0) return { kind: "none" };
      return { kind: "move", to: isOpen ? (active + count - 1) % count : count - 1 };
    case "Enter":
      return isOpen && count > 0 ? { kind: "pick" } : { kind: "none" };
    case "Escape":
      return isOpen ? { kind: "close" } : { kind: "clear" };
    default:
      return { kind: "none" };
  }
}
