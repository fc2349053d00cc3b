/** Rows that `stacked-on-phones` (styles.css) makes blocks on a phone stay rows of a table for screen readers. */
export const stackedRoles = { row: "row", rowHeader: "rowheader", cell: "cell" } as const;
