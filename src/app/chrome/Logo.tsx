/** The mark: a tassel hanging from its button, drawn in two strokes of the palette. */
export function Logo(props: { size?: number }) {
  const size = props.size ?? 34;
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path d="M20 5 38 13.5 20 22 2 13.500Z" className="fill-accent" />
      <path
        d="M9.5 19v7.500c0 2.6 4.7 5 10.5 5s10.5-2.4 10.5-5V19L20 24Z"
        className="fill-accent"
        opacity="0.72"
      />
      <path
        d="M20 13.5 33.5 17v9"
        fill="none"
        className="stroke-support"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M33.5 25.500c1.8 0 2.6 1.5 2.6 3.200V36h-5.200v-7.300c0-1.7.8-3.2 2.6-3.200Z"
        className="fill-support"
      />
    </svg>
  );
}
