/** Where calls to the server get the token that says who asks: given once, by whoever starts the app. */

export type Bearers = {
  /** Whether the call at this path is to say who asks, on a device where somebody signed in. */
  isFor: (path: string) => boolean;
  /**
   * Null where the session turned out to be over: the server then treats the call as a visitor's. Rejects where the
   * identity host could not be asked.
   */
  token: (wish: "kept" | "renewed") => Promise<string | null>;
};

const nobody: Bearers = { isFor: () => false, token: () => Promise.resolve(null) };
let given: Bearers = nobody;

/** From here on calls carry these; null: none does. */
export function giveBearers(bearers: Bearers | null): void {
  given = bearers ?? nobody;
}

export function bearers(): Bearers {
  return given;
}
