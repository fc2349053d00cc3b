/** The props of every part of a state guide. */
import type { StateCode } from "#domain/college/states.ts";

/** `data` is what the page was rendered from; each part validates its own. */
export type StatePartProps = { data: unknown; state: StateCode };
