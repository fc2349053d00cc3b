/** Keeps a heading or name apart from the text below it where a page is read aloud, copied or quoted. */
export function Pause() {
  return <span className="sr-only">. </span>;
}
