/** The input for the charts and tables of a state guide. */
import type { StateCode } from "#domain/college/states.ts";
import type { Colleges } from "#server/colleges.ts";

export type StatePartInput = { state: StateCode; colleges: Colleges; dataFolder: string };
