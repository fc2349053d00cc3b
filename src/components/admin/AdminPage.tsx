/** A placeholder for an admin page that is not built yet: what it will do, and where to go instead. */
import type { ReactNode } from "react";
import { ToCome } from "#components/marketing/ToCome.tsx";
import { PlaceLink } from "#components/place-link/PlaceLink.tsx";
import type { AdminOverview } from "#contract/admin.ts";
import { AdminGate } from "./AdminGate.tsx";
import { type AdminWords, words as shared } from "./words.ts";

export function AdminPage(props: {
  words: AdminWords;
  picture: ReactNode;
  /** What already exists, above the lists. */
  children?: (overview: AdminOverview) => ReactNode;
}) {
  const { words } = props;
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-8">
        <AdminGate>
          {(overview) => (
            <>
              {props.children?.(overview)}
              <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-2">
                <section aria-labelledby="today-title">
                  <h2 id="today-title" className="text-3xl sm:text-4xl">
                    {shared.today}
                  </h2>
                  <ul className="mt-5 space-y-3">
                    {words.today.map((place) => (
                      <li key={place.to}>
                        <PlaceLink place={place} />
                      </li>
                    ))}
                  </ul>
                </section>
                <section aria-labelledby="will-title">
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                    <h2 id="will-title" className="text-3xl sm:text-4xl">
                      {shared.will}
                    </h2>
                    <ToCome />
                  </div>
                  <ul className="mt-5 border-l-2 border-dashed border-line-strong pl-5">
                    {words.will.map(({ title, text }) => (
                      <li key={title} className="py-3">
                        <h3 className="font-sans text-[1.0625rem] leading-normal font-semibold tracking-normal">
                          {title}
                        </h3>
                        <p className="text-ink-soft">{text}</p>
                      </li>
                    ))}
                  </ul>
                  <div className="mt-6 max-w-sm rounded-3xl border-2 border-dashed border-line-strong p-6">
                    {props.picture}
                  </div>
                </section>
              </div>
            </>
          )}
        </AdminGate>
      </div>
    </div>
  );
}
