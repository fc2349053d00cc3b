/** A section of a marketing page: its anchor, heading and background. */
import type { ReactNode } from "react";
import { joinClasses } from "#ui/joinClasses.ts";

export type SectionGround = "paper" | "sunk" | "deep";

const grounds: Record<SectionGround, string> = { paper: "", sunk: "bg-sunk", deep: "deep" };

export function MarketingSection(props: {
  /** The anchor for links. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  ground?: SectionGround;
  children: ReactNode;
}) {
  const ground = props.ground ?? "paper";
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className={grounds[ground]}>
      <div className="page py-14 lg:py-20">
        <h2 id={`${props.id}-title`} className="max-w-3xl text-[2rem] sm:text-5xl">
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
