/** Pictures of what is to come, in dashed pencil: nothing of them is there yet. */
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

/** A form with its lines and one sum at the end. */
export function FormSketch() {
  return (
    <Sketch>
      <path d="M62 10h116v130H62Z" />
      <path d="M78 32h60M78 52h84M78 72h72M78 92h84" />
      <path d="M78 112h36" />
      <rect x={128} y={104} width={36} height={18} rx={5} className={solid} />
    </Sketch>
  );
}

export function GuideSketch() {
  return (
    <Sketch>
      <path d="M120 34C96 16 58 16 30 26v96c28-10 66-10 90 8 24-18 62-18 90-8V26c-28-10-66-10-90 8Z" />
      <path d="M120 34v96M48 50c20-4 38-3 54 4M48 74c20-4 38-3 54 4M138 54c16-7 34-8 54-4M138 78c16-7 34-8 54-4" />
      <path d="M176 20v34l-9-7-9 7V20Z" className={solid} />
    </Sketch>
  );
}

/** Two homes and one student between them. */
export function TwoHomesSketch() {
  return (
    <Sketch>
      <path d="M20 128V74l36-30 36 30v54ZM148 128V74l36-30 36 30v54Z" />
      <path d="M46 128V98h20v30M174 128V98h20v30" />
      <path d="M92 116h18M130 116h18" />
      <circle cx={120} cy={86} r={10} className={solid} />
      <path d="M104 128c0-22 32-22 32 0" />
    </Sketch>
  );
}

/** A shelf of short answers. */
export function ShelfSketch() {
  return (
    <Sketch>
      <path d="M20 70h200M20 136h200" />
      <path d="M34 70V26h16v44M56 70V34h14v36M76 70V20h20v50M112 70l14-44 16 5-12 39M164 70V30h18v40M188 70V38h16v32" />
      <path d="M34 136V96h20v40M60 136V88h14v48M94 136V98h16v38M116 136V92h20v44M178 136l12-42 16 5-12 37" />
      <path d="M148 136V94h18v42Z" className={solid} />
    </Sketch>
  );
}

/** A sheet with a pencil over it. */
export function PencilSketch() {
  return (
    <Sketch>
      <path d="M48 16h112v122H48Z" />
      <path d="M66 42h58M66 62h76M66 82h40" />
      <path d="m128 112 62-74 14 12-62 74-20 6Z" className={solid} />
    </Sketch>
  );
}

/** A door with its key beside it. */
export function DoorSketch() {
  return (
    <Sketch>
      <path d="M58 136V20a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v116M40 136h114" />
      <path d="M116 76h.1" />
      <path d="M176 70v46M176 100h12M176 112h8" />
      <circle cx={176} cy={58} r={13} className={solid} />
    </Sketch>
  );
}

/** Panels of figures, empty yet. */
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
