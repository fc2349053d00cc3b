/** A stop's number, in the same disc as on the map. */
export function StopNumber({ number }: { number: number }) {
  return (
    <span className="figures mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-accent text-sm font-bold text-on-accent">
      {number}
    </span>
  );
}
