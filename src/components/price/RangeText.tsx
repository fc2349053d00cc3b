/** A price range in a narrow cell: a line breaks after "to" and nowhere else, so that no word stands alone between the amounts. */
const joint = " to ";

export function RangeText({ text }: { text: string }) {
  const at = text.indexOf(joint);
  if (at === -1) return text;
  return (
    <>
      <span className="whitespace-nowrap">{text.slice(0, at + joint.length).trimEnd()}</span>{" "}
      <span className="whitespace-nowrap">{text.slice(at + joint.length)}</span>
    </>
  );
}
