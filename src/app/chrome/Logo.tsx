/** The mark: a tassel hanging from its button, drawn in two strokes of the palette. */
export function Logo(props: { size?: number }) {
  const size = props.size ?? 34;
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path d="M20 5 38 13.500 20 22 2 13.500Z" className="fill-accent" />
      <path
        d="M9.500 19v7.500c0 2.600 4.700 5 10.500 5s10.500-2.400 10.500-5V19L20 24Z"
        className="fill-accent"
        opacity="0.72"
      />
      <path
        d="M20 13.500 33.500 17v9"
        fill="none"
        className="stroke-support"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M33.500 25.500c1.800 0 2.600 1.500 2.600 3.200V36h-5.200v-7.300c0-1.700.8-3.200 2.600-3.200Z"
        className="fill-support"
      />
    </svg>
  );
}
