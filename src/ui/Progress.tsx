/** A progress bar with its text. */

export function Progress(props: { value: number; maximum: number; label: string }) {
  return (
    <div>
      <p className="text-[0.92rem] text-ink-soft">{props.label}</p>
      <svg
        viewBox="0 0 320 8"
        preserveAspectRatio="none"
        className="mt-1.5 h-2 w-full overflow-hidden rounded-full"
        aria-hidden="true"
      >
        <rect width={320} height={8} className="fill-line" />
        <rect
          width={(320 * props.value) / Math.max(1, props.maximum)}
          height={8}
          className="fill-accent transition-[width] duration-200"
        />
      </svg>
    </div>
  );
}
