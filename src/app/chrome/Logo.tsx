/** The logo: a tassel hanging from the top edge of its tile. */
export function Logo(props: { size?: number }) {
  const size = props.size ?? 36;
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} fill="none" aria-hidden="true" className="shrink-0">
      <rect width={40} height={40} rx={10} className="fill-deep" />
      <path d="M20 0v8" className="stroke-support" strokeWidth={2} />
      <circle cx={20} cy={8.6} r={2.7} className="fill-support" />
      <path d="M14.8 16.6c0-4 2-6 5.2-6s5.2 2 5.2 6Z" className="fill-support" />
      <rect x={14} y={15.4} width={12} height={2.6} rx={0.9} className="fill-on-deep" />
      <path d="M14.8 18h10.4l1.2 17.2-2.4-.6-2 .9-2-.9-2 .9-2-.9-2.4.6Z" className="fill-support" />
      <path
        d="m17.4 20-.3 12M20 20v12M22.6 20l.3 12"
        className="stroke-deep"
        strokeWidth={0.9}
        strokeLinecap="round"
      />
    </svg>
  );
}
