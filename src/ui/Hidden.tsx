/** Content for one medium only: screen readers, screens, or print. */
import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

/** For screen readers only. */
export function VisuallyHidden(props: { children: ReactNode }) {
  return <span className="sr-only">{props.children}</span>;
}

/** On screen only: buttons, menus and whatever is useless on paper. */
export function NoPrint(props: { children: ReactNode; className?: string }) {
  return <div className={joinClasses("no-print", props.className)}>{props.children}</div>;
}

/** In print only: the date, the address, a line to write on. */
export function PrintOnly(props: { children: ReactNode; className?: string }) {
  return <div className={joinClasses("print-only", props.className)}>{props.children}</div>;
}
