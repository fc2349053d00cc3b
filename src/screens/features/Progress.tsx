/** #progress-tracking: the way of one application, and the odds that move with every answer. */
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import { WorksToday } from "#components/marketing/ToCome.tsx";
import { workedOdds } from "#components/marketing/workedExample.ts";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

const text = words.progress;

export function Progress() {
  return (
    <MarketingSection id={text.id} mark={<WorksToday />} title={text.title} lead={text.lead} ground="deep">
      <ol aria-label={text.statusesHeard} className="flex flex-wrap items-center gap-x-3 gap-y-3">
        {text.statuses.map((status, index) => (
          <li key={status} className="flex items-center gap-3">
            {index > 0 && <span aria-hidden="true" className="h-0.5 w-6 bg-support sm:w-10" />}
            <span
              className={joinClasses(
                "rounded-full px-4 py-1.5 font-semibold",
                index === text.statuses.length - 1
                  ? "bg-support text-on-support"
                  : "border-2 border-on-deep-soft",
              )}
            >
              {status}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-on-deep-soft">{text.others}</p>
      <h3 className="mt-12 text-2xl">{text.oddsTitle}</h3>
      <p className="mt-1.5 max-w-2xl text-on-deep-soft">{text.oddsNote}</p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-3 lg:gap-12">
        <Odds of100={workedOdds.with.affordable} text={text.odds.before} />
        <Odds of100={workedOdds.afterYes} text={text.odds.yes} />
        <Odds of100={workedOdds.afterNo} text={text.odds.no} />
      </dl>
      <p className="mt-6">
        {text.links.map((link) => (
          <TextLink key={link.to} link={link} isOnDeep />
        ))}
      </p>
    </MarketingSection>
  );
}

function Odds(props: { of100: number; text: string }) {
  return (
    <div className="flex flex-col border-t border-on-deep-soft pt-4">
      <dt className="order-2 mt-2 text-lg text-on-deep-soft">{props.text}</dt>
      <dd className="figures font-serif text-5xl leading-none text-support lg:text-6xl">
        {props.of100 < 1 ? text.under1 : props.of100}
      </dd>
    </div>
  );
}
