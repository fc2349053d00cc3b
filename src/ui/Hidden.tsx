/** Content for screen readers or print only. */
import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

/** For screen readers only. */
export function VisuallyHidden(props: { children: ReactNode }) {
  return <span className="sr-only">{props.children}</span>;
}

/** In print only: the date, the address, a line to write on. */
export function PrintOnly(props: { children: ReactNode; className?: string }) {
  return <div className={joinClasses("print-only", props.className)}>{props.children}</div>;
}
