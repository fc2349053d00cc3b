/** One section of the home page: its anchor, its heading, and the ground it stands on. */
import type { ReactNode } from "react";
import { joinClasses } from "#ui/joinClasses.ts";

export type Ground = "paper" | "sunk" | "deep";

const grounds: Record<Ground, string> = { paper: "", sunk: "bg-sunk", deep: "deep" };

export function Section(props: {
  id: string;
  title: string;
  lead?: string;
  ground?: Ground;
  children: ReactNode;
}) {
  const ground = props.ground ?? "paper";
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className={grounds[ground]}>
      <div className="page py-16 lg:py-20">
        <h2 id={`${props.id}-title`} className="max-w-2xl text-[2rem] sm:text-5xl">
          {props.title}
        </h2>
        {props.lead !== undefined && (
          <p
            className={joinClasses(
              "mt-3 max-w-2xl text-lg",
              ground === "deep" ? "text-on-deep-soft" : "text-ink-soft",
            )}
          >
            {props.lead}
          </p>
        )}
        <div className="mt-8 lg:mt-10">{props.children}</div>
      </div>
    </section>
  );
}
