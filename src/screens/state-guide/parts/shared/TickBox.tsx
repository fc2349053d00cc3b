/** Something a student can confirm: a checkbox after hydration, plain text before. */
export function TickBox(props: {
  text: string;
  isTicked: boolean;
  isAlive: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  return (
    <label className="mt-2 flex min-h-11 items-start gap-3 rounded-xl border border-line-strong bg-card px-3.5 py-2.5 hover:border-accent noscript:border-line print:min-h-0 print:border-0 print:p-0">
      <input
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-accent noscript:hidden print:not-checked:hidden"
        disabled={!props.isAlive}
        checked={props.isTicked}
        onChange={(event) => props.onTick(event.target.checked)}
      />
      <span className="min-w-0">{props.text}</span>
    </label>
  );
}
