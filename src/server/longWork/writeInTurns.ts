/** JSON of some megabytes, written in slices. */
import { createPause } from "./turns.ts";

const pieceLength = 64 * 1024;
/** How deep lists and objects are written one by one: the commands of each plan of an account. */
const piecesDeep = 4;

/** JSON of some megabytes, a piece at a time: writing it at once would hold up everyone else. */
export async function* writeInTurns(body: unknown): AsyncGenerator<Buffer, void> {
  const pause = createPause();
  let text = "";
  for (const piece of listPieces(body, piecesDeep)) {
    text += piece;
    if (text.length < pieceLength) continue;
    yield Buffer.from(text);
    text = "";
    await pause();
  }
  yield Buffer.from(text);
}

function* listPieces(value: unknown, deep: number): Generator<string, void> {
  if (deep === 0 || typeof value !== "object" || value === null || "toJSON" in value) {
    yield JSON.stringify(value) ?? "null";
    return;
  }
  const isList = Array.isArray(value);
  yield isList ? "[" : "{";
  let before = "";
  for (const [key, inner] of Object.entries(value)) {
    if (!isList && inner === undefined) continue;
    yield isList ? before : `${before}${JSON.stringify(key)}:`;
    yield* listPieces(inner, deep - 1);
    before = ",";
  }
  yield isList ? "]" : "}";
}
