/** #progress-tracking: the way of one application, and the odds that move with every answer. */
import { Fragment } from "react";
import { MarketingSection } from "#pieces/marketing/MarketingSection.tsx";
import { TextLink } from "#pieces/marketing/TextLink.tsx";
import { ToCome, WorksToday } from "#pieces/marketing/ToCome.tsx";
import { workedOdds } from "#pieces/marketing/workedExample.ts";
import { words } from "./words.ts";

const text = words.progress;

export function Progress() {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead} ground="deep">
      <div className="grid items-end gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
        <div>
          <ol aria-label={text.statusesHeard} className="flex flex-wrap items-center gap-x-3 gap-y-3">
            {text.statuses.map((status, index) => (
              <Fragment key={status}>
                {index > 0 && (
                  <li aria-hidden="true" className="h-0.5 w-6 bg-support sm:w-8">
                    {" "}
                  </li>
                )}
                <li
                  className={
                    index === text.statuses.length - 1
                      ? "rounded-full bg-support px-4 py-1.5 font-semibold text-on-support"
                      : "rounded-full border-2 border-on-deep-soft px-4 py-1.5 font-semibold"
                  }
                >
                  {status}
                </li>
              </Fragment>
            ))}
          </ol>
          <p className="mt-4 text-on-deep-soft">{text.others}</p>
          <p className="mt-5">
            {text.links.map((link) => (
              <TextLink key={link.to} link={link} isOnDeep />
            ))}
          </p>
        </div>
        <p>
          <span className="figures block font-serif text-8xl leading-none text-support">
            {workedOdds.with.affordable}
          </span>
          <span className="mt-3 block text-lg text-on-deep-soft">{text.odds}</span>
        </p>
      </div>
      <p className="mt-10 flex flex-wrap items-baseline gap-x-3 gap-y-1.5 border-t border-dashed border-on-deep-soft pt-4">
        <ToCome />
        <span className="text-on-deep-soft">{text.toCome}</span>
      </p>
    </MarketingSection>
  );
}
