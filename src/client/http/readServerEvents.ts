/** Reads server-sent events off the wire, each as the JSON it carries. */

/** Our server never sends longer blocks. */
const blockMost = 64_000;

/** A block that is too long or not valid JSON. */
export class UnreadableEvents extends Error {}

/**
 * Ends with the stream; whoever stops listening earlier cancels it. Throws UnreadableEvents, and what a reader throws
 * where the line breaks.
 */
export async function* readServerEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown, void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const data = readData(block);
        if (data !== "") yield parse(data);
      }
      if (rest.length > blockMost) throw new UnreadableEvents("A block is too long.");
      if (done) return;
    }
  } finally {
    // Tells the server that the client has stopped listening.
    await reader.cancel().catch(() => undefined);
  }
}

/** Empty for a comment or an empty block. */
function readData(block: string): string {
  return block
    .split(/\r?\n/)
    .flatMap((line) => (line.startsWith("data:") ? [line.slice(5).trimStart()] : []))
    .join("\n");
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new UnreadableEvents("A block is no JSON.");
  }
}
