/**
 * Finds or installs a Chromium to test with: from a setting, the system, Debian's package, or a packaged one.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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
  const found = systemPaths.find((path) => existsSync(path)) ?? installFromDebian() ?? (await findPackaged());
  if (found === null) {
    throw new Error("No Chromium found: install the package chromium, or set CHROMIUM_PATH.");
  }
  return found;
}

function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    console.log(`Installing Chromium for the tests (try ${attempt} of 3) …`);
    spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=120", "update"], { env: environment });
    spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=120", "install", "-y", "chromium"], {
      env: environment,
    });
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
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
