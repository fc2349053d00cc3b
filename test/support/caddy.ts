/** The Caddyfiles as they are shipped, changed to run on this machine. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const rootFolder = resolve(import.meta.dirname, "../..");

export const caddyProgram =
  ["/usr/bin/caddy", "/usr/local/bin/caddy"].find((path) => existsSync(path)) ?? null;

export type LocalCaddy = {
  port: number;
  /** Ports in place of the containers, in their order. */
  targets: readonly number[];
  /** Whoever asks says whose request it is, as a load generator does for thousands of networks; as shipped, Caddy says it. */
  passesForwardedFor?: boolean;
};

/** `name` is a file in the project's folder. */
export function toLocalCaddyfile(
  name: "Caddyfile.scale",
  { port, targets, passesForwardedFor = false }: LocalCaddy,
): string {
  let shipped = readFileSync(resolve(rootFolder, name), "utf8").replace(
    "{$SITE_HOST} {",
    `http://:${port} {\n\tbind 127.0.0.1`,
  );
  for (const [index, target] of targets.entries()) {
    shipped = shipped.replace(`tassel-${index + 1}:3000`, `127.0.0.1:${target}`);
  }
  if (passesForwardedFor) {
    const passOn = "\t\theader_up X-Forwarded-For {http.request.header.X-Forwarded-For}\n";
    shipped = shipped.replace("\t\tlb_policy", `${passOn}\t\tlb_policy`);
  }
  return `{\n\tadmin off\n\tauto_https off\n}\n${shipped}`;
}
