/** The house's floors, held on every import: who may import whom, and what never enters a floor. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "src");

/** Which floors a floor may import, itself apart; the same table stands in ARCHITECTURE.md. */
const mayImport: Record<string, readonly string[]> = {
  lib: [],
  facts: ["lib"],
  domain: ["lib", "facts"],
  content: ["lib", "facts", "domain"],
  contract: ["lib", "facts", "domain", "content"],
  site: ["lib", "facts", "domain", "content"],
  ui: ["lib"],
  client: ["lib", "facts", "domain", "content", "contract", "site", "ui"],
  components: ["lib", "facts", "domain", "content", "contract", "site", "ui", "client"],
  screens: ["lib", "facts", "domain", "content", "contract", "site", "ui", "client", "components"],
  app: ["lib", "facts", "domain", "content", "contract", "site", "ui", "client", "components", "screens"],
  server: ["lib", "facts", "domain", "contract"],
};

/** Doors stand outside the floors. */
const entryPoints: Record<string, readonly string[]> = {
  "browser.ts": ["app", "client", "ui"],
  "prerender.tsx": ["app", "site", "client", "ui"],
  "server.ts": ["server"],
  "operator.ts": ["server"],
  "serviceWorker.ts": [],
  "serviceWorkerRules.ts": [],
};

/** Packages a floor may use; other floors are free but for React and Node, which have their own rules below. */
const allowedPackages: Record<string, RegExp> = {
  lib: /^$/,
  facts: /^$/,
  domain: /^(zod\/mini|ical-generator)$/,
  content: /^zod\/mini$/,
  contract: /^zod\/mini$/,
  site: /^zod\/mini$/,
  ui: /^(react|react-dom|radix-ui|lucide-react|d3-.+|wouter\/use-browser-location)$/,
};

type Import = { file: string; floor: string; specifier: string; floorOfTarget: string | null };

const imports = listSourceFiles(source).flatMap(listImports);

describe("the floors", () => {
  test("every folder of src is a floor of the table", () => {
    const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((folder) => folder.name).filter((name) => !(name in mayImport))).toEqual([]);
  });

  test("imports go downwards only", () => {
    expect(imports.length).toBeGreaterThan(100);
    const upward = imports.filter(({ file, floor, floorOfTarget }) => {
      if (floorOfTarget === null) return false;
      const allowed = floor === "door" ? (entryPoints[file] ?? []) : [floor, ...(mayImport[floor] ?? [])];
      return !allowed.includes(floorOfTarget) && floorOfTarget !== "door";
    });
    expect(upward.map(toMessage)).toEqual([]);
  });

  test("only doors are imported by nobody but build and tests", () => {
    const intoDoors = imports.filter((one) => one.floorOfTarget === "door" && one.floor !== "door");
    expect(intoDoors.map(toMessage)).toEqual([]);
  });

  test("a screen does not import another screen", () => {
    const between = imports.filter(({ file, specifier }) => {
      const from = /^screens\/([^/]+)\//.exec(file)?.[1];
      const to = /^#screens\/([^/]+)\//.exec(specifier)?.[1];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(between.map(toMessage)).toEqual([]);
  });

  test("across floors an import is written #floor/file.ts, inside a floor it may be ./", () => {
    const wrong = imports.filter(({ file, floor, specifier }) => {
      if (!specifier.startsWith(".")) return false;
      const target = relative(source, resolve(source, dirname(file), specifier));
      return floor !== "door" && target.split("/")[0] !== floor;
    });
    expect(wrong.map(toMessage)).toEqual([]);
  });

  test("the ground floors use only the packages the table names", () => {
    const foreign = imports.filter(({ floor, specifier }) => {
      const allowed = allowedPackages[floor];
      return allowed !== undefined && isPackage(specifier) && !allowed.test(specifier);
    });
    expect(foreign.map(toMessage)).toEqual([]);
  });

  test("calendar files are written in one place", () => {
    const writers = imports.filter(({ specifier }) => specifier === "ical-generator");
    expect(writers.map(({ file }) => file)).toEqual(["domain/timeline/calendarFile.ts"]);
  });

  test.each([
    ["jose", "server/parts/identity/tokens.ts"],
    ["oidc-provider", "server/parts/identity/embedded/provider.ts"],
    ["@auth0/auth0-spa-js", "client/identity/auth0.ts"],
    ["nodemailer", "server/parts/mail/smtp.ts"],
    ["pg", "server/store/postgresql.ts"],
    ["node:sqlite", "server/store/sqlite.ts"],
    // The payment provider's own package, wherever payments are configured.
    ["stripe", "server/parts/payments/stripe.ts"],
  ])("%s is known to one file at most, and to this one", (name, only) => {
    const knowing = imports.filter(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`));
    expect(knowing.filter(({ file }) => file !== only).map(toMessage)).toEqual([]);
  });

  test("each of those packages but the payment provider's is imported where the table says", () => {
    const vendors = ["jose", "oidc-provider", "@auth0/auth0-spa-js", "nodemailer", "pg", "node:sqlite"];
    const found = new Set(imports.map(({ specifier }) => specifier));
    expect(vendors.filter((name) => !found.has(name))).toEqual([]);
  });

  test("the router is known to one file", () => {
    const knowing = imports.filter(({ specifier }) => /^(wouter|react-router)/.test(specifier));
    expect(knowing.map(({ file }) => file)).toEqual(["ui/router.tsx"]);
  });

  test("the browser's floors never import Node, and the server never imports React", () => {
    const wrong = imports.filter(({ file, floor, specifier }) => {
      if (floor === "server") return /^(react|react-dom|wouter)(\/|$)/.test(specifier);
      return specifier.startsWith("node:") && file !== "server.ts" && file !== "operator.ts";
    });
    expect(wrong.map(toMessage)).toEqual([]);
  });

  test("rules read no clock and no chance", () => {
    const reading = listSourceFiles(join(source, "domain"))
      .filter((file) => !file.includes(".test."))
      .filter((file) =>
        /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(/.test(readFileSync(file, "utf8")),
      );
    expect(reading).toEqual([]);
  });

  test("only the settings read the environment, one file asks the API, and one the routing server", () => {
    const files = listSourceFiles(source).filter((file) => !file.includes(".test."));
    const readsEnvironment = files.filter((file) => readFileSync(file, "utf8").includes("process.env"));
    expect(readsEnvironment.map((file) => relative(source, file))).toEqual(["server/settings.ts"]);
    const asks = files.filter((file) => /\bfetch\(/.test(readFileSync(file, "utf8")));
    expect(asks.map((file) => relative(source, file)).toSorted()).toEqual([
      "client/http/api.ts",
      "server/parts/routing/osrmTable.ts",
      "serviceWorker.ts",
    ]);
  });

  test("no file is longer than 400 lines, and each begins by saying what it is for", () => {
    const files = listSourceFiles(source);
    const long = files.filter((file) => readFileSync(file, "utf8").split("\n").length > 400);
    const silent = files.filter((file) => !/^(\/\*\*|\/\/|\/\*)/.test(readFileSync(file, "utf8")));
    expect(long.map((file) => relative(source, file))).toEqual([]);
    expect(silent.map((file) => relative(source, file))).toEqual([]);
  });
});

function listSourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function listImports(path: string): Import[] {
  if (path.includes(".test.")) return [];
  const file = relative(source, path);
  const floor = file.includes("/") ? (file.split("/")[0] ?? "") : "door";
  const text = readFileSync(path, "utf8");
  const found = text.matchAll(
    /(?:^|\s)(?:import|export)\s[^"';]*?from\s+"([^"]+)"|import\("([^"]+)"\)|^import\s+"([^"]+)"/gm,
  );
  return [...found].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? "";
    return { file, floor, specifier, floorOfTarget: findLayer(file, specifier) };
  });
}

function findLayer(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1).split("/")[0] ?? null;
  if (!specifier.startsWith(".")) return null;
  const target = relative(source, resolve(source, dirname(file), specifier));
  return target.includes("/") ? (target.split("/")[0] ?? null) : "door";
}

function isPackage(specifier: string): boolean {
  return !specifier.startsWith("#") && !specifier.startsWith(".");
}

function toMessage(one: Import): string {
  return `${one.file} imports ${one.specifier}`;
}
