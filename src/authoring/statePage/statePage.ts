/** What the page of a state is written from. */
import type { GuideState } from "#domain/college/stateGuides.ts";
import type { Day } from "#lib/dates.ts";
import type { FactBook } from "../facts/factBook.ts";
import type { Figures } from "../figures.ts";

export type StatePageSurroundings = {
  state: GuideState;
  asOf: Day;
  book: FactBook;
  colleges: {
    byUnitId: (unitId: number) => { name: string; slug: string; hasOpenAdmission: boolean | null } | null;
  };
  /** Those of the state's colleges. */
  figures: Figures;
};
