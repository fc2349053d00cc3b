/** A progress bar with its text. */
import { Bar } from "./chart/Track.tsx";

export function Progress(props: { value: number; maximum: number; label: string }) {
  return (
    <div>
      <p className="text-[0.92rem] text-ink-soft">{props.label}</p>
      <Bar share={props.value / Math.max(1, props.maximum)} height={8} className="mt-1.5" />
    </div>
  );
}
