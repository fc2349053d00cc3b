/** A running text of headings, paragraphs and lists, 65 characters a line. */
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

export function Prose(props: { children: ReactNode; className?: string }) {
  return <div className={classes("prose", props.className)}>{props.children}</div>;
}
