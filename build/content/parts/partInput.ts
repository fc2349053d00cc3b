/** What the figures of a drawn part are worked out from. */
import type { StateCode } from "#domain/college/states.ts";
import type { Colleges } from "#server/colleges.ts";

export type StatePartInput = { state: StateCode; colleges: Colleges; dataFolder: string };
