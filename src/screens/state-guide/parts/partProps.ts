/** What every drawn part of a state's guide is given. */
import type { StateCode } from "#domain/college/states.ts";

/** `data` is what the page was rendered from; each part checks its own. */
export type StatePartProps = { data: unknown; state: StateCode };
