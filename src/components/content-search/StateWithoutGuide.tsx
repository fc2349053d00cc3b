/** What a search for a state without a guide leads to: its colleges, what is missing here, and where it can be looked up. */
import { PlaceLink } from "#components/place-link/PlaceLink.tsx";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { fafsaDeadlinesSource } from "#facts/sources/admission.ts";
import { words } from "./words.ts";

export function StateWithoutGuide({ code }: { code: StateCode }) {
  const name = stateNames[code];
  const { url } = fafsaDeadlinesSource;
  return (
    <section className="my-5" aria-label={name}>
      <h2 className="text-2xl">{name}</h2>
      <ul className="mt-2 grid gap-2">
        <li>
          <PlaceLink place={{ ...words.collegesOf(name), to: `/colleges?state=${code}` }} />
        </li>
        {url !== null && (
          <li>
            <PlaceLink place={{ ...words.stateDeadlines, to: url }} />
          </li>
        )}
      </ul>
      <p className="mt-2 max-w-prose text-ink-soft">{words.noGuide(name)}</p>
    </section>
  );
}
