/** A legal page: a summary first, then its sections with a table of contents beside them. */
import { Fragment } from "react";
import type { LoadState } from "#client/query/loadState.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import type { ActionLink } from "#components/marketing/CallToAction.tsx";
import { TextLink } from "#components/marketing/TextLink.tsx";
import type { Installation } from "#contract/installation.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

export type LegalSection = {
  id: string;
  title: string;
  /** An array of strings is shown as a list. */
  parts: readonly (string | readonly string[])[];
};

export function LegalPage(props: {
  title: string;
  lead: string;
  installation: LoadState<Installation>;
  getShort: (installation: Installation) => readonly { title: string; text: string }[];
  getSections: (installation: Installation) => readonly LegalSection[];
  /** At the end of the page. */
  links: readonly ActionLink[];
  /** After them: addresses outside of the app. */
  documents?: readonly ActionLink[];
}) {
  const { installation } = props;
  return (
    <div className="page pt-10 pb-20 lg:pt-16 lg:pb-28">
      <h1 className="text-[2.6rem] sm:text-6xl">{props.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{props.lead}</p>
      <p className="mt-2 text-ink-soft">{words.changed}</p>
      <div className="mt-8">
        {installation.status === "loading" && <Skeleton label={words.loading} lines={4} />}
        {installation.status === "failed" && (
          <LoadFailed title={words.failedTitle} load={installation} kept={words.failedKept} />
        )}
        {installation.status === "ready" && (
          <>
            <dl className="grid gap-x-12 sm:grid-cols-2">
              {props.getShort(installation.value).map(({ title, text }) => (
                <div key={title} className="border-t-2 border-accent py-4">
                  <dt className="font-serif text-2xl">{title}</dt>
                  <dd className="mt-1 text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
            <Sections
              sections={props.getSections(installation.value)}
              links={props.links}
              documents={props.documents ?? []}
            />
          </>
        )}
      </div>
    </div>
  );
}

function Sections(props: {
  sections: readonly LegalSection[];
  links: readonly ActionLink[];
  documents: readonly ActionLink[];
}) {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_1fr]">
      <nav aria-label={words.contents} className="no-print">
        <p className="font-semibold">{words.contents}</p>
        <ul className="mt-2 border-l-2 border-line lg:sticky lg:top-24">
          {props.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center pl-4 text-accent-text underline-offset-4 hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="prose min-w-0">
        {props.sections.map(({ id, title, parts }) => (
          <Fragment key={id}>
            <h2 id={id} className="scroll-mt-24">
              {title}
            </h2>
            {parts.map((part) =>
              typeof part === "string" ? (
                <p key={part}>{part}</p>
              ) : (
                <ul key={part.join(" ")}>
                  {part.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </Fragment>
        ))}
        <ul className="!mt-8 !list-none !pl-0">
          {props.links.map((link) => (
            <li key={link.to}>
              <TextLink link={link} />
            </li>
          ))}
          {props.documents.map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                className="inline-flex min-h-11 items-center font-semibold text-accent-text underline decoration-accent-soft decoration-2 underline-offset-6 hover:decoration-accent"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
