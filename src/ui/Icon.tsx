/** An icon of Lucide's, drawn from its own shapes: decoration, so the text beside it says what it means. */
import type { IconNode } from "lucide";
import { createElement } from "react";

export type { IconNode } from "lucide";

/** `size` in pixels. */
export function Icon({ icon, size, className }: { icon: IconNode; size: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {icon.map(([tag, attributes]) =>
        createElement(tag, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
