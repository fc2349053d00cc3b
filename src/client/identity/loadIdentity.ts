/** Loads the identity code for people who sign in or have signed in; visitors never download it. */

/** Rejects if it cannot be loaded; the next call tries again. */
export function loadIdentity(): Promise<typeof import("./pageIdentity.ts")> {
  return import("./pageIdentity.ts");
}
