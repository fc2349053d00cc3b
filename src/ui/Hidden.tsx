/** What only some readers get: a screen reader, a screen, or a sheet of paper. */
import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

/** Heard, not seen. */
export function VisuallyHidden(props: { children: ReactNode }) {
  return <span className="sr-only">{props.children}</span>;
}

/** On the screen only: buttons, menus, what paper has no use for. */
export function NoPrint(props: { children: ReactNode; className?: string }) {
  return <div className={joinClasses("no-print", props.className)}>{props.children}</div>;
}

/** On paper only: the date, the address, a line to write on. */
export function PrintOnly(props: { children: ReactNode; className?: string }) {
  return <div className={joinClasses("print-only", props.className)}>{props.children}</div>;
}
