/** Whether a college's own merit awards are asked for, which a published table answers. */
import { meritTablesByUnitId } from "#domain/price/meritTables.ts";
import { type College, listColleges } from "./conversation.ts";
import type { CounselorReading } from "./counselor.ts";
import { fillReading } from "./fillSlots.ts";
import type { Slots } from "./slots.ts";

const asksForMerit =
  /\b(?:merit|scholarships?|full (?:ride|tuition)s?|becas?|(?:academic|auto|automatic|guaranteed) (?:money|awards?|aid|discounts?))\b/;
/** Awards of another kind, what becomes of one that was won, and how to ask for more. */
const isOfElse =
  /\b(?:athlet\w*|sports?|music|band|arts?|theater|dance|transfer\w*|outside|private|local|national merit|finalists?|keep|los(?:e|ing|t)|renew\w*|stack\w*|appeal\w*|negotiat\w*|match|deferr?\w*|gap year|tax\w*|loans?|essays?|interview|honors|offer(?:ed|s)?|gave|got|received|won|awarded|letter|rotc|graduate|masters?|law|costs?|price|pay|fafsa|need based|demonstrated|worth)\b/;

const asksForChance = /\b(?:chances?|odds|get in|admitted|accepted)\b/;

const mayBeOf: ReadonlySet<CounselorReading["tool"]> = new Set<CounselorReading["tool"]>([
  "collegeFacts",
  "price",
  "compare",
  "chance",
  "match",
  "whatIf",
  "assuredAdmission",
  "statePrograms",
  "writtenPages",
]);

/** "What does Alabama give out of state for a 3.9 and a 31"; null where something else is asked, or of no college. */
export function askForMerit(reading: CounselorReading | null, slots: Slots): CounselorReading | null {
  const { text, entities } = slots;
  if (!asksForMerit.test(text) || isOfElse.test(text)) return null;
  if (reading !== null && !mayBeOf.has(reading.tool)) return null;
  if (entities.some(({ kind }) => kind === "program")) return null;
  const named = listColleges(entities);
  const colleges = named.length > 0 || !/\bmerit\b/.test(text) ? named : listNamedLikeStates(slots);
  const isKnown = colleges.some(({ unitId }) => meritTablesByUnitId.has(unitId));
  // A college without a table, where its own facts are asked about; words of a price or a chance were not said.
  const isOfFacts =
    reading?.tool === "collegeFacts" ||
    // Of two, what each costs is what sets them against each other.
    (reading?.tool === "price" && named.length === 1) ||
    (reading?.tool === "chance" && !asksForChance.test(text));
  const isAsked = isKnown || (isOfFacts && named.length > 0);
  return isAsked
    ? fillReading({ tool: "collegeFacts", measure: "merit" }, { ...slots, entities: colleges })
    : null;
}

/** "Send my SAT to Alabama for merit": the university that a state's name may mean, if it has a table. */
function listNamedLikeStates({ links }: Slots): College[] {
  return links.flatMap(({ entity, others }) =>
    entity.kind === "state"
      ? listColleges(others)
          .filter(({ unitId }) => meritTablesByUnitId.has(unitId))
          .slice(0, 1)
      : [],
  );
}
