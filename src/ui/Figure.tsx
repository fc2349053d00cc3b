/** A large number with its unit, its year and a quiet place for its source. */
import type { ReactNode } from "react";
import { joinClasses } from "./joinClasses.ts";

export function Figure(props: {
  label: ReactNode;
  value: ReactNode;
  unit?: ReactNode;
  /** The year, a source link, or what is missing. */
  note?: ReactNode;
  size?: "default" | "large";
}) {
  return (
    <div>
      <p className="self-end text-[0.95rem] text-ink-soft">{props.label}</p>
      <p
        className={joinClasses(
          "figures font-serif leading-tight",
          props.size === "large" ? "text-5xl" : "text-3xl",
        )}
      >
        {props.value}
        {props.unit !== undefined && (
          <span className="ml-1.5 font-sans text-base text-ink-soft">{props.unit}</span>
        )}
      </p>
      {props.note !== undefined && <p className="mt-0.5 text-[0.88rem] text-ink-soft">{props.note}</p>}
    </div>
  );
}
