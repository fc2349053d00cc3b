/** Illustration for a page without a trip: a road past three campuses. */
export function EmptyPicture() {
  return (
    <svg
      viewBox="0 0 240 150"
      fill="none"
      aria-hidden="true"
      className="h-auto w-full stroke-line-strong [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2.2]"
    >
      <path
        d="M30 122c20-60 58-16 78-52s30-58 58-40 18 70 44 72"
        className="stroke-accent [stroke-dasharray:1_7]"
      />
      <path d="M96 58V40l12-8 12 8v18ZM152 26V12l10-6 10 6v14" />
      <path d="M198 98V80l12-8 12 8v18Z" />
      <path d="M18 124v-18l14-12 14 12v18Z" className="fill-support stroke-none" />
    </svg>
  );
}
