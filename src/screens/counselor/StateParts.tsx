/** A state's aid programs, or its published admission rules. Loaded with the first answer that shows one. */
import { assuredRules } from "#domain/admission/assuredRules.ts";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { stateNames } from "#domain/college/states.ts";
import type { AnswerPart } from "#domain/counselor/counselor.ts";
import { describePeriod, describeSourceYear } from "#facts/describePeriod.ts";
import { words } from "./words.ts";

type StatePart = Extract<AnswerPart, { kind: "programs" | "rules" }>;
type Item = { id: string; name: string; note: string; url: string | null; link: string };

export default function StateParts({ part }: { part: StatePart }) {
  const state = stateNames[part.state];
  const items = part.kind === "programs" ? listPrograms(part.ids) : listRules(part);
  if (items.length === 0) return null;
  return (
    <section>
      <h4 className="font-serif text-xl">
        {part.kind === "programs" ? words.programs(state) : words.rules(state)}
      </h4>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.id} className="py-2.5">
            <p className="font-semibold">{item.name}</p>
            <p className="text-[0.95rem] text-ink-soft">{item.note}</p>
            {item.url !== null && (
              <a
                href={item.url}
                rel="noreferrer"
                className="inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
              >
                {item.link}
                <span className="sr-only">: {item.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function listPrograms(ids: readonly string[]): Item[] {
  return ids.flatMap((id) => {
    const program = allStatePrograms.find((one) => one.id === id);
    if (program === undefined) return [];
    const { name, agency, ruleYear, url } = program;
    return [
      { id, name, note: words.sourceLink(agency, describePeriod(ruleYear)), url, link: words.programWho },
    ];
  });
}

function listRules(part: StatePart): Item[] {
  return assuredRules
    .filter(({ state }) => state === part.state)
    .map(({ id, name, source }) => ({
      id,
      name,
      note: words.sourceLink(source.title, describeSourceYear(source)),
      url: source.url,
      link: words.ruleRead,
    }));
}
