/** A sheet of paper on the page. */
import type { ComponentProps } from "react";
import { joinClasses } from "./joinClasses.ts";

export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={joinClasses("rounded-2xl border border-line bg-card p-5 shadow-card sm:p-6", className)}
      {...rest}
    />
  );
}
