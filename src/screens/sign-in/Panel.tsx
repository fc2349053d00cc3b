/** The panel around the sign-in forms. */
import type { ReactNode, Ref } from "react";

type PanelProps = { title: string; titleRef?: Ref<HTMLHeadingElement>; children: ReactNode };

export function Panel({ title, titleRef, children }: PanelProps) {
  return (
    <section
      aria-labelledby="step-title"
      className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8"
    >
      <h2
        id="step-title"
        ref={titleRef}
        tabIndex={-1}
        className="scroll-mt-24 text-[1.75rem] outline-none focus:outline-none sm:text-3xl"
      >
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
