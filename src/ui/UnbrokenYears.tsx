/** Text that a line may break anywhere but inside a school year: browsers break 2027-28 at its hyphen. */
export function UnbrokenYears({ text }: { text: string }) {
  // Years and the text between them alternate.
  return text.split(/(\d{4}-\d\d)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The same year may be named twice.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
