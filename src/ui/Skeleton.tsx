/** Gray shapes where something is about to be; the label is what a screen reader hears. */
import { joinClasses } from "./joinClasses.ts";

export function Skeleton(props: { label: string; lines?: number; className?: string }) {
  return (
    <div role="status" className={joinClasses("space-y-3", props.className)}>
      <p className="sr-only">{props.label}</p>
      {Array.from({ length: props.lines ?? 3 }, (_, index) => (
        <div
          key={index}
          aria-hidden="true"
          className="h-20 animate-pulse rounded-2xl bg-line motion-reduce:animate-none"
        />
      ))}
    </div>
  );
}
