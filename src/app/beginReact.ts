/**
 * Runs React's own start, which mount.tsx finds done: on a slow phone it takes as long as all the rest of the app's. Its
 * file is there by then, but what is in it starts only when asked.
 */
export async function beginReact(): Promise<void> {
  await import("react-dom/client");
}
