/** A planned feature: labeled and dashed, with what it will do, what helps until then, and where to sign up for news. */
import type { ReactNode } from "react";
import type { ActionLink } from "#components/marketing/CallToAction.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { ToCome } from "#components/marketing/ToCome.tsx";
import { words } from "./words.ts";

export function ToComeSection(props: {
  text: { id: string; title: string; will: string; until: string; link: ActionLink; more?: ActionLink };
  children?: ReactNode;
}) {
  const { text } = props;
  return (
    <section id={text.id} aria-labelledby={`${text.id}-title`}>
      <div className="page py-5">
        <div className="grid gap-x-14 gap-y-6 rounded-3xl border-2 border-dashed border-line-strong p-5 sm:p-8 lg:grid-cols-[1fr_1.7fr]">
          <div>
            <ToCome />
            <h2 id={`${text.id}-title`} className="mt-4 text-[1.75rem] sm:text-[2.1rem]">
              {text.title}
            </h2>
            <TextLink link={words.waitlist} className="mt-3" />
          </div>
          <div className="grid content-start gap-x-10 gap-y-5 sm:grid-cols-2">
            <div>
              <h3 className="text-xl">{words.willTitle}</h3>
              <p className="mt-1.5 text-ink-soft">{text.will}</p>
              {text.more !== undefined && <TextLink link={text.more} className="mt-2" />}
            </div>
            <div>
              <h3 className="text-xl">{words.untilTitle}</h3>
              <p className="mt-1.5 text-ink-soft">{text.until}</p>
              <TextLink link={text.link} className="mt-2" />
            </div>
          </div>
          {props.children !== undefined && <div className="lg:col-span-2">{props.children}</div>}
        </div>
      </div>
    </section>
  );
}
