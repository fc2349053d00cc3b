/** A running text of headings, paragraphs and lists, 65 characters a line. */
import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

export function Prose(props: { children: ReactNode; className?: string }) {
  return <div className={joinClasses("prose", props.className)}>{props.children}</div>;
}
