/** The cross on a button that takes something away. */
export function Cross() {
  return (
    <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
