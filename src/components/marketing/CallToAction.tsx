/** The closing call to action of a page: one button, perhaps a second, on the dark background with the tassel. */
import type { ReactNode } from "react";
import { Tassel } from "#components/illustration/Tassel.tsx";
import { ButtonLink } from "#ui/Button.tsx";

export type ActionLink = { label: string; to: string };

export function CallToAction(props: {
  title: string;
  text?: string;
  first: ActionLink;
  second?: ActionLink;
  /** The heading's anchor; a page with two of these gives them different ones. */
  id?: string;
  /** Below the buttons. */
  children?: ReactNode;
}) {
  const titleId = `${props.id ?? "begin"}-title`;
  return (
    <section aria-labelledby={titleId} className="deep relative overflow-hidden">
      <Tassel className="absolute top-0 right-5 h-36 w-auto sm:right-12 lg:right-24 lg:h-60" />
      <div className="page py-14 lg:py-20">
        <h2 id={titleId} className="max-w-[72%] text-[2rem] sm:max-w-2xl sm:text-5xl">
          {props.title}
        </h2>
        {props.text !== undefined && (
          <p className="mt-4 max-w-[75%] text-lg text-on-deep-soft sm:max-w-xl">{props.text}</p>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink variant="cta-primary" size="lg" to={props.first.to}>
            {props.first.label}
          </ButtonLink>
          {props.second !== undefined && (
            <ButtonLink variant="outline-white" size="lg" to={props.second.to}>
              {props.second.label}
            </ButtonLink>
          )}
        </div>
        {props.children}
      </div>
    </section>
  );
}
