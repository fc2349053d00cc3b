/** Placeholder until the screen lands. */
export default function Screen() {
  return <h1>Soon</h1>;
}
