/** /tools and /resources: every tool and what it does, and public sites. */

import { TextLink } from "#components/marketing/TextLink.tsx";
import { PlaceLink } from "#components/place-link/PlaceLink.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Pause } from "#ui/Pause.tsx";
import { Picture } from "./pictures.tsx";
import { type Tool, words } from "./words.ts";

export default function ToolsScreen() {
  return (
    <>
      <section className="page pt-10 pb-14 lg:pt-16 lg:pb-20">
        <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
        <ul className="mt-9 grid grid-cols-1 gap-5 md:grid-cols-2">
          {words.tools.map((tool, index) => (
            <li key={tool.to}>
              <ToolCard tool={tool} isLeading={index < 2} />
            </li>
          ))}
        </ul>
      </section>
      <div className="page grid gap-x-16 gap-y-12 py-14 lg:grid-cols-2 lg:py-20">
        <Places id="guides" title={words.guidesTitle} places={words.guides} />
        <Places id="trust" title={words.trustTitle} places={words.trust} />
        <Places id="public" title={words.publicTitle} lead={words.publicLead} places={words.publicSites} />
      </div>
    </>
  );
}

function ToolCard({ tool, isLeading }: { tool: Tool; isLeading: boolean }) {
  return (
    <article
      className={joinClasses(
        "flex h-full flex-col rounded-3xl p-5 sm:p-7",
        isLeading ? "bg-accent-soft" : "border border-line bg-card",
      )}
    >
      <div
        className={joinClasses(
          "flex min-h-36 flex-col justify-center rounded-2xl p-4",
          isLeading ? "bg-card" : "bg-sunk",
        )}
      >
        <Picture kind={tool.picture} />
      </div>
      <h2 className="mt-5 text-3xl">{tool.title}</h2>
      <Pause />
      <p className="mt-2 mb-3">{tool.gives}</p>
      <p className="mt-auto">
        <TextLink link={{ label: tool.action, to: tool.to }} />
      </p>
    </article>
  );
}

function Places(props: {
  id: string;
  title: string;
  lead?: string;
  places: readonly { label: string; text: string; to: string }[];
}) {
  return (
    <section aria-labelledby={`${props.id}-title`}>
      <h2 id={`${props.id}-title`} className="text-3xl sm:text-4xl">
        {props.title}
      </h2>
      {props.lead !== undefined && <p className="mt-2 text-ink-soft">{props.lead}</p>}
      <ul className="mt-5 space-y-3">
        {props.places.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
