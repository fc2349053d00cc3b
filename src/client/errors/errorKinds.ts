/** Classifies errors by their message. Sections 4 and 8 of the specification. */

/** A chunk that could not be loaded: the message says so, or the stack contains a dynamic import. */
export function isChunkError(error: unknown): boolean {
  const { name, message, stack } = describeError(error);
  if (/Loading chunk|ChunkLoadError/.test(`${name} ${message}`)) return true;
  return /dynamically imported module|Importing a module script failed|\bimport\(/.test(
    `${message}\n${stack ?? ""}`,
  );
}

/** What engines say of mistakes in code, whose names may hold "fetch" or "network" too. */
const codeMistake =
  /is not (?:a function|defined|an object|iterable|a constructor)|of (?:undefined|null)\b|read only|before initialization/;

/** A network error; a failed chunk is one too, but has its own screen. A mistake in our code is never one. */
export function isNetworkError(error: unknown): boolean {
  const { name, message } = describeError(error);
  if (codeMistake.test(message)) return false;
  return /fetch|network|NetworkError/.test(`${name} ${message}`) && !isChunkError(error);
}

/** Neither shown nor logged: the chunk boundary or the caller shows its own message. */
export function isHandledElsewhere(error: unknown): boolean {
  return isChunkError(error) || describeError(error).message.includes("Failed to fetch");
}

export type ErrorDescription = { name: string; message: string; stack: string | null };

/** Anything can be thrown; makes the best message of it. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof Error) {
    return { name: error.name, message: error.message || error.name, stack: error.stack ?? null };
  }
  return {
    name: "",
    message: typeof error === "string" && error !== "" ? error : "Something that is no error was thrown",
    stack: null,
  };
}
