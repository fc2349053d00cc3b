// Installs what package-lock.json names when it is not there yet; plain built-ins, so that any Node can run it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, "node_modules", ".tassel-installed");
const lockFolder = join(root, ".installing");
const lockStaleAfterMs = 10 * 60_000;

/** The lock file's hash: a changed dependency list installs again, an unchanged one costs nothing. */
function wantedStamp() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === wantedStamp();
}

/** Two commands may start at once: the second waits for the first. */
async function takeLock() {
  for (;;) {
    try {
      mkdirSync(lockFolder);
      return;
    } catch {
      if (isInstalled()) return;
      const heldForMs = existsSync(lockFolder) ? Date.now() - statSync(lockFolder).mtimeMs : 0;
      if (heldForMs > lockStaleAfterMs) rmSync(lockFolder, { recursive: true, force: true });
      await sleep(500);
    }
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Tassel needs Node 20.19 or newer; this is ${process.version}.`);

if (!isInstalled()) {
  await takeLock();
  if (!isInstalled()) {
    console.log("Installing dependencies (once) …");
    // npm start may run with NODE_ENV=production, which would leave the build tools out.
    const npm = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (npm.status !== 0) {
      rmSync(lockFolder, { recursive: true, force: true });
      stop("npm ci did not succeed; the lines above say why.");
    }
    const node = spawnSync(join(root, "node_modules", ".bin", "node"), ["--version"], { encoding: "utf8" });
    if (!node.stdout?.startsWith("v24.")) {
      rmSync(lockFolder, { recursive: true, force: true });
      stop(
        "The packaged Node 24 did not install: allow install scripts of the package “node” and run the command again.",
      );
    }
    writeFileSync(stampFile, wantedStamp());
  }
  rmSync(lockFolder, { recursive: true, force: true });
}
