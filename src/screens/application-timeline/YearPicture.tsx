/** The road to graduation as a picture, with a few dates marked on it. */
export function YearPicture() {
  return (
    <svg viewBox="0 0 260 170" fill="none" aria-hidden="true" className="h-auto w-full">
      <path
        d="M14 140c52 0 48-44 96-44s44 22 84 4 30-50 46-62"
        className="stroke-line-strong"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g className="stroke-accent" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M34 136V98M98 96V52M170 104V68" />
        <path d="M16 62h36v36H16ZM16 74h36M26 56v10M42 56v10" className="fill-card" />
        <path d="M80 16h36v36H80ZM80 28h36M90 10v10M106 10v10" className="fill-card" />
        <path d="M152 32h36v36h-36ZM152 44h36M162 26v10M178 26v10" className="fill-card" />
      </g>
      <circle cx="34" cy="86" r="5.500" className="fill-accent" />
      <path d="M98 33.500 104.500 40 98 46.500 91.500 40Z" className="fill-accent" />
      <circle cx="170" cy="56" r="5" className="stroke-accent" strokeWidth="2.500" />
      <path d="m240 8 26 11-26 11-26-11Z" transform="translate(-10 4)" className="fill-accent" />
      <path d="M219 28v10c0 5 22 5 22 0V28" className="stroke-accent" strokeWidth="2.500" />
      <path d="M252 24v16" className="stroke-support" strokeWidth="2.500" strokeLinecap="round" />
      <circle cx="252" cy="43" r="4" className="fill-support" />
    </svg>
  );
}
