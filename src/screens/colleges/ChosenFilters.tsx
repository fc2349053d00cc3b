/** The active filters as removable chips. */
import type { Filters, SearchQuery } from "#domain/search/filters.ts";
import type { SearchQueryState } from "./useSearchQuery.ts";
import { words } from "./words.ts";

export function ChosenFilters({ state }: { state: SearchQueryState }) {
  const { asked, ask } = state;
  const chips = buildChips(asked);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={words.remove(name)}
            className="flex min-h-11 items-center gap-2 rounded-xl border border-accent bg-accent-soft px-3.5 font-medium text-accent-text"
            onClick={() => ask({ ...asked, filters: { ...asked.filters, ...without } })}
          >
            {name}
            <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true" className="no-print">
              <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Chip = { name: string; without: Partial<Filters> };

function buildChips({ filters }: SearchQuery): Chip[] {
  const { states, levels, controls, settings, sizes, missions, admission, majorFamily } = filters;
  const without = <Value extends string>(values: readonly Value[], out: Value) =>
    values.filter((one) => one !== out);
  const single = (isSet: boolean, name: string, change: Partial<Filters>): Chip[] =>
    isSet ? [{ name, without: change }] : [];
  return [
    ...states.map((one) => ({ name: words.inState(one), without: { states: without(states, one) } })),
    ...levels.map((one) => ({ name: words.levelOf(one), without: { levels: without(levels, one) } })),
    ...controls.map((one) => ({ name: words.controlOf(one), without: { controls: without(controls, one) } })),
    ...single(filters.isWithinPrice, words.withinPrice, { isWithinPrice: false }),
    ...(admission === null ? [] : [{ name: words.admissionChip(admission), without: { admission: null } }]),
    ...(majorFamily === null ? [] : [{ name: words.majorOf(majorFamily), without: { majorFamily: null } }]),
    ...sizes.map((one) => ({ name: words.sizeOf(one), without: { sizes: without(sizes, one) } })),
    ...settings.map((one) => ({ name: words.settingOf(one), without: { settings: without(settings, one) } })),
    ...missions.map((one) => ({ name: words.missionOf(one), without: { missions: without(missions, one) } })),
    ...single(filters.isEverything, words.everything, { isEverything: false }),
  ];
}
