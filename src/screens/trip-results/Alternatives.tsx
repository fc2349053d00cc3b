/** Other ways to see a campus. */
export function Alternatives() {
  return null;
}
