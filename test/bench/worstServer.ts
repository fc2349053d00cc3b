/**
 * A separate process: the server with a full plan, ready for the worst input of each endpoint. Prints its address and
 * the tokens as JSON, then serves. Asked by a message, it answers with the longest that its event loop was held since
 * the message before.
 */
import { proxyOnThisMachine } from "../support/testSettings.ts";
import { openWorstWorld } from "../support/worstInputs.ts";

/** A plan holds 10,000 commands; this leaves room for what restoring it adds. */
const commands = 6_600;

const { server, tokens } = await openWorstWorld(commands, { trustedProxies: proxyOnThisMachine });

let longestMs = 0;
let usedMs = readUsedMs();
// Processor time of this thread between two looks: what other processes do on the machine is not counted.
setInterval(() => {
  const now = readUsedMs();
  longestMs = Math.max(longestMs, now - usedMs);
  usedMs = now;
}, 1);

process.on("message", () => {
  process.send?.({ longestMs });
  longestMs = 0;
});

const address = await server.listen({ port: 0, host: "127.0.0.1" });
process.send?.({ address, tokens });

function readUsedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
