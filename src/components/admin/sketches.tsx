/** Dashed sketches of admin pages that are not built yet. */
import type { ReactNode } from "react";

function Sketch(props: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 150"
      fill="none"
      aria-hidden="true"
      className="h-auto w-full stroke-line-strong [stroke-dasharray:5_5] [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2.2]"
    >
      {props.children}
    </svg>
  );
}

const solid = "fill-support stroke-none";

export function PanelSketch() {
  return (
    <Sketch>
      <path d="M18 16h204v118H18ZM18 42h204M78 42v92" />
      <path d="M30 62h36M30 82h30M30 102h34" />
      <path d="m94 116 26-24 22 12 30-38 34 18" />
      <circle cx={34} cy={29} r={5} className={solid} />
    </Sketch>
  );
}
