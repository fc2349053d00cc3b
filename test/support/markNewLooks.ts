/** Finds the elements whose colors have not been looked at yet, so that each combination is checked once and not at each row. */

/** The attribute of an element that stands for all of its look. */
export const lookMark = "data-new-look";

/** The only rules whose result can differ between the light and dark themes, which differ only in colors. */
export const colorRules: readonly string[] = ["color-contrast", "link-in-text-block"];

/** What `axe.configure` takes, so that those two look only at marked elements. */
export const colorRulesOfMarked = [
  { id: "color-contrast", selector: `[${lookMark}]` },
  { id: "link-in-text-block", selector: `a[href][${lookMark}]` },
];

type Place = {
  /** Every background, opacity and positioned box from the root down to here: what may be painted behind or over a text. */
  painted: string;
  blockColor: string;
  isDisabled: boolean;
};

/**
 * Marks up to two elements of each look not among `seen`, and returns the looks it marked. Text has the same look as
 * another where color, size, weight and everything painted behind it are the same. Runs in the page, so it uses
 * nothing outside itself.
 */
export function markNewLooks(given: {
  within: string | null;
  seen: readonly string[];
  mark: string;
}): string[] {
  const { within, seen, mark } = given;
  const known = new Set(seen);
  const counts = new Map<string, number>();
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);

  const visit = (element: Element, above: Place, isMarking: boolean): void => {
    if (!element.checkVisibility()) return;
    const style = getComputedStyle(element);
    const words = `${element.tagName}.${element.getAttribute("class") ?? ""}`;
    const isPainted = style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.backgroundImage !== "none";
    const painted = [
      above.painted,
      ...(isPainted ? [style.backgroundColor, style.backgroundImage] : []),
      ...(style.opacity === "1" ? [] : [`opacity ${style.opacity}`]),
      ...(style.position === "static" ? [] : [`${style.position} ${words}`]),
    ].join(" ");
    const isControl = element.matches("button, input, select, textarea");
    const labeled = element instanceof HTMLLabelElement ? element.control : null;
    const isDisabled =
      above.isDisabled ||
      element.matches(":disabled, [aria-disabled=true]") ||
      labeled?.matches(":disabled, [aria-disabled=true]") === true;
    const place: Place = {
      painted,
      blockColor: style.display === "inline" ? above.blockColor : style.color,
      isDisabled,
    };
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
    if (isMarking && (hasText || isControl) && style.visibility === "visible") {
      const link = element.tagName === "A" ? `link ${above.blockColor} ${style.textDecorationLine}` : "";
      const control = isControl ? words : "";
      const look = [
        painted,
        style.color,
        style.fontSize,
        style.fontWeight,
        style.textShadow,
        isDisabled,
        link,
        control,
      ].join("|");
      const count = counts.get(look) ?? 0;
      if (count < 2 && !known.has(look)) {
        counts.set(look, count + 1);
        element.setAttribute(mark, "");
      }
    }
    const isRoot = within !== null && element.matches(within);
    for (const child of element.children) visit(child, place, isMarking || isRoot);
  };
  visit(document.documentElement, { painted: "", blockColor: "", isDisabled: false }, within === null);
  return [...counts.keys()];
}
