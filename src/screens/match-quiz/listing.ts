/** The listing of the whole list, as the history of the browser keeps it. */
import { admissionLabels } from "#domain/admission/label.ts";
import { sizes } from "#domain/answers/catalog/profile.ts";
import { controls } from "#domain/college/college.ts";
import { stateCodes } from "#domain/college/states.ts";
import { type Listing, scopes, sorts } from "#domain/match/listing.ts";
import { budgetLabels } from "#domain/price/budgetLabel.ts";

export const everything: Listing = {
  sort: "recommended",
  labels: [],
  budgets: [],
  controls: [],
  sizes: [],
  state: null,
  scope: "fit",
};

/** The listing stored in history state, or everything as recommended if there is none. */
export function readListing(raw: unknown): Listing {
  const listing = isRecord(raw) ? upgradeListing(raw) : null;
  return isListing(listing) ? listing : everything;
}

function isRecord(raw: unknown): raw is Partial<Record<string, unknown>> {
  return typeof raw === "object" && raw !== null;
}

/** Until November 2026 a label stood for admission and price together, and a check box for "within budget". */
function upgradeListing(raw: Partial<Record<string, unknown>>): Partial<Record<string, unknown>> {
  // `shown` counted the rows of a list that was shown twenty at a time.
  const { isWithinPrice, shown: _, ...kept } = raw;
  const fields: Partial<Record<string, unknown>> = { scope: "fit", ...kept };
  if (typeof isWithinPrice !== "boolean" || !Array.isArray(fields["labels"])) return fields;
  const codes: unknown[] = fields["labels"];
  const labels = codes.flatMap((code) =>
    code === "safety" || code === "likelyPriceNotSafe" ? ["safety", "open"] : [code],
  );
  return { ...fields, labels: [...new Set(labels)], budgets: isWithinPrice ? ["within"] : [] };
}

/** Validated by hand: a schema library would be the largest part of the first result just for this check. */
function isListing(raw: unknown): raw is Listing {
  if (!isRecord(raw)) return false;
  const { sort, state } = raw;
  return (
    isChoice(sorts, sort) &&
    areChoices(admissionLabels, raw["labels"]) &&
    areChoices(budgetLabels, raw["budgets"]) &&
    areChoices(controls, raw["controls"]) &&
    areChoices(sizes, raw["sizes"]) &&
    isChoice(scopes, raw["scope"]) &&
    (state === null || isChoice(stateCodes, state))
  );
}

function isChoice(choices: readonly unknown[], value: unknown): boolean {
  return choices.includes(value);
}

function areChoices(choices: readonly unknown[], values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => isChoice(choices, value));
}
