/** Below a feature that works today: what is still planned for it. */
import { ToCome } from "#components/marketing/ToCome.tsx";

export function ToComeLine(props: { text: string }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1.5 border-t border-dashed border-line-strong pt-4">
      <ToCome />
      <span className="text-ink-soft">{props.text}</span>
    </p>
  );
}
