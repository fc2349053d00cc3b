/** A chance as a strip of ten dots, each for ten of a hundred: filled, maybe, and empty. The text beside it says the same. */

const gap = 10;

/** `filled` and `maybe` are whole dots, at most ten together. */
export function DotStrip(props: { filled: number; maybe: number }) {
  const end = props.filled + props.maybe;
  return (
    <svg viewBox={`0 0 ${10 * gap} ${gap}`} width={100} height={gap} aria-hidden="true" className="shrink-0">
      <path d={drawDots(end, 10, 3.4)} className="fill-transparent stroke-line-strong" strokeWidth={0.9} />
      <path d={drawDots(props.filled, end, 3.4)} className="fill-support stroke-accent" strokeWidth={1} />
      <path d={drawDots(0, props.filled, 3.9)} className="fill-accent" />
    </svg>
  );
}

function drawDots(from: number, to: number, radius: number): string {
  let path = "";
  for (let index = from; index < to; index += 1) {
    path += `M${index * gap + gap / 2 - radius} ${gap / 2}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  }
  return path;
}
