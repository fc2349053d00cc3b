/** Where an address leads that means a state's guide and is not its own: a postal code, another spelling, a page it does not have, a territory. */
import { hasGuide, toGuideSlug } from "#domain/college/stateGuides.ts";
import { isStateCode, type StateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import { countSlips } from "#domain/search/typos.ts";
import { aidAnchor, guidesPath, listGuideParts, territoriesAnchor, toGuidePath } from "./guideStates.ts";

const otherSpellings: Readonly<Record<string, StateCode>> = {
  dc: "DC",
  washingtondc: "DC",
  districtcolumbia: "DC",
  virginislands: "VI",
  usvi: "VI",
  northernmarianas: "MP",
  northernmarianaislands: "MP",
  cnmi: "MP",
  samoa: "AS",
};

/** Shorter names are too near to each other: "Ohio", "Utah", "Iowa". */
const shortestMisspelled = 6;

/** Words for a home outside the United States. */
const abroad: ReadonlySet<string> = new Set(["abroad", "international", "territories", "overseas"]);

/** Null for any other address, and for a guide's own. `path` is in lowercase without a slash at its end. */
export function findMovedGuide(path: string): string | null {
  if (path === "/college-planning") return guidesPath;
  const spelled = path.replaceAll(/%20|\+/g, "-");
  const [, written, part = null] = /^\/college-planning[-/]([a-z._-]+?)(?:\/([a-z-]+))?$/.exec(spelled) ?? [];
  if (written === undefined) return null;
  const name = written.replaceAll(/[^a-z]/g, "");
  if (abroad.has(name)) return `${guidesPath}#${territoriesAnchor}`;
  const state = findState(name);
  if (state === null) return null;
  if (!hasGuide(state)) return `${guidesPath}#${territoriesAnchor}`;
  const slug = toGuideSlug(state);
  const parts = listGuideParts(slug);
  const own = part === null ? null : (parts.find((one) => one === part) ?? null);
  // A page that no guide has leads nowhere: the state's guide has nothing of that name.
  if (part !== null && own === null && (parts.length > 0 || !knownParts.has(part))) return null;
  const isMoney = part === "financial-aid" && own === null;
  const found = `${toGuidePath(slug, own)}${isMoney ? `#${aidAnchor}` : ""}`;
  return found === path ? null : found;
}

/** The pages of guides in depth: where a guide is one page, it holds what they would. */
const knownParts: ReadonlySet<string> = new Set(listGuideParts("ohio"));

const byName = new Map(
  stateCodes.map((code) => [stateNames[code].toLowerCase().replaceAll(/[^a-z]/g, ""), code]),
);

function findState(name: string): StateCode | null {
  const code = name.toUpperCase();
  if (name.length === 2 && isStateCode(code)) return code;
  return byName.get(name) ?? otherSpellings[name] ?? findWithState(name) ?? findMisspelled(name);
}

/** "washington-state", "state-of-new-york". */
function findWithState(name: string): StateCode | null {
  const bare = name.replace(/^stateof|state$/, "");
  return bare === name ? null : (byName.get(bare) ?? null);
}

/** One letter off, as in "tennesee", and near one name alone. */
function findMisspelled(name: string): StateCode | null {
  if (name.length < shortestMisspelled) return null;
  const near = [...byName].filter(([known]) => countSlips(name, known, 1).whole !== null);
  return near.length === 1 ? (near[0]?.[1] ?? null) : null;
}
