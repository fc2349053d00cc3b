/** Styles around a TableFrame: on a phone each row becomes a block with its name on top and each cell under its column's name. */

/** A cell names its column in `data-column`. A last cell that would be alone in its row takes the full width. */
export const stackedOnPhones = [
  "max-sm:[&_thead]:sr-only max-sm:[&_tbody]:block",
  "max-sm:[&_tbody_tr]:grid max-sm:[&_tbody_tr]:grid-cols-2 max-sm:[&_tbody_tr]:gap-x-4 max-sm:[&_tbody_tr]:gap-y-2 max-sm:[&_tbody_tr]:px-4 max-sm:[&_tbody_tr]:py-4 max-sm:[&_tbody_tr]:not-first:border-t max-sm:[&_tbody_tr]:border-line",
  "max-sm:[&_tbody_th]:col-span-2 max-sm:[&_tbody_th]:border-0! max-sm:[&_tbody_th]:p-0! max-sm:[&_tbody_th]:font-serif max-sm:[&_tbody_th]:text-xl max-sm:[&_tbody_th]:font-medium max-sm:[&_tbody_td]:border-0! max-sm:[&_tbody_td]:p-0! max-sm:[&_tbody_td:nth-child(even):last-child]:col-span-2",
  "[&_td]:before:hidden max-sm:[&_td]:before:block max-sm:[&_td]:before:text-[0.85rem] max-sm:[&_td]:before:leading-snug max-sm:[&_td]:before:text-ink-soft max-sm:[&_td]:before:content-[attr(data-column)]",
].join(" ");

/** Rows that are blocks on a phone stay rows of a table for screen readers. */
export const stackedRoles = { row: "row", rowHeader: "rowheader", cell: "cell" } as const;
