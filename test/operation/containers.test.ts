/**
 * The container files match reality: settings, files, scripts, health check path, and an unprivileged user.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { endpoints } from "#contract/endpoints.ts";
import { readSettings, settingNames } from "#server/settings.ts";
import { closeLimitMs, stopLimitMs } from "#server/stopping.ts";
import { buildSources, serveFile } from "../../build/stamp.ts";
import { listImageContext } from "../support/imageContext.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (name: string) => readFileSync(join(root, name), "utf8");
const dockerfile = read("Dockerfile");
type Service = {
  image?: string;
  environment: Record<string, string>;
  volumes: string[];
  networks: string[];
  ports?: string[];
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
};
// Part of this repository; the tests below check its content.
const compose = parse(read("compose.yaml")) as {
  services: Record<"caddy" | "tassel" | "database", Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
};
const { caddy, tassel, database } = compose.services;

/** The last stage, which becomes the image. */
const image = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));

test("every file that the image is made of is there, but for what the build makes", () => {
  const copied = [...dockerfile.matchAll(/^COPY (?:--from=\w+ )?(.+) \S+$/gm)].flatMap(([, names = ""]) =>
    names.split(" ").map((name) => name.replace(/^\/app\//, "")),
  );
  expect(copied).toContain("dist");
  const made = new Set(["dist", "node_modules"]);
  expect(copied.filter((name) => !made.has(name) && !existsSync(join(root, name)))).toEqual([]);
  for (const script of dockerfile.matchAll(/npm run (\S+)/g)) {
    expect(JSON.parse(read("package.json")).scripts).toHaveProperty([script[1] ?? ""]);
  }
  const taken = listImageContext(root);
  const isTaken = (name: string) => taken.some((path) => path === name || path.startsWith(`${name}/`));
  expect(copied.filter((name) => name !== "." && !made.has(name) && !isTaken(name))).toEqual([]);
});

describe("what the image is built from", () => {
  const taken = listImageContext(root);
  const listSources = (path: string) =>
    statSync(join(root, path)).isFile()
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
          .filter((name) => /\.(?:tsx?|mjs|css|md|yaml|csv|html|svg|png|webp|woff2|txt)$/.test(name))
          .map((name) => `${path}/${name}`);

  test("is the sources of the build, and nothing that it makes or that is for people", () => {
    const top = new Set(taken.map((path) => path.split("/")[0] ?? ""));
    expect([...top].toSorted()).toEqual(
      [...buildSources, "docs", "package.json", "tsconfig.json"].toSorted(),
    );
    const sources = buildSources.flatMap((path) => listSources(path));
    expect(sources.length).toBeGreaterThan(2_000);
    expect(sources.filter((path) => !taken.includes(path))).toEqual([]);
  });

  test("has every file that the build names outside of them", () => {
    const files = taken.filter((path) => /^build\/.*\.ts$/.test(path) && !path.includes(".test."));
    const named = files.flatMap((path) =>
      [...read(path).matchAll(/"((?:docs|test)\/[\w./-]+)"/g)].map(([, file = ""]) => file),
    );
    // A command for the people who work on Tassel writes it; a build does not read it.
    const written = ["docs/dependencies.md"];
    expect(named).toContain("docs/glossary.md");
    expect(named.filter((file) => !taken.includes(file) && !written.includes(file))).toEqual([]);
  });

  test("never holds a password, a database, a key or a copy of one, wherever they lie", () => {
    const folder = mkdtempSync(join(tmpdir(), "tassel-context-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const planted = [".env", ".env.production", "tassel.sqlite", "tassel.sqlite-wal", "tassel.sqlite-shm"];
    planted.push("plans.db", "plans.db-journal", "2026-11-27.dump", "tassel.sqlite.bak", "secrets.json");
    planted.push("secrets.2026.json", "tls.key", "tls.pem", ".npmrc", "notes.txt");
    const kept = ["src/server.ts", "package.json", "docs/glossary.md", "data/sources.json"];
    const private_ = ["var/secrets.json", "backups/all.tar.gz", "node_modules/x/index.js", ".git/config"];
    const beside = ["src/var/tassel.sqlite", "data/.ssh/id_ed25519", "docs/operating.md", "dist/client/a.js"];
    const inFolders = ["", "src/", "src/server/store/", "data/", "public/", "build/"].flatMap((at) =>
      planted.filter((name) => at === "" || name !== "notes.txt").map((name) => at + name),
    );
    for (const path of [...kept, ...private_, ...beside, ...inFolders]) {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), "private");
    }
    expect(listImageContext(folder, join(root, ".dockerignore"))).toEqual(kept.toSorted());
  });
});

test("every image is one exact version and its digest, the same wherever it is named", () => {
  const named = [
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name = ""]) => name),
    ...["compose.yaml", "compose.scale.yaml"].flatMap((file) =>
      [...read(file).matchAll(/^\s*image: (\S+)$/gm)].map(([, name = ""]) => name),
    ),
  ].filter((name) => name !== "tassel-scale");
  expect(named).toHaveLength(7);
  for (const name of named)
    expect(name).toMatch(/^[a-z]+:\d+\.\d+(?:\.\d+)?(?:-[a-z-]+)?@sha256:[0-9a-f]{64}$/);
  expect(new Set(named).size).toBe(3);
  // The Node that runs in the image is the one that the tests ran on.
  const { node } = JSON.parse(read("package.json")).dependencies;
  expect(named[0]).toContain(`node:${node}-`);
});

test("the server is process 1 of a user without rights, with a health check of an address that answers", () => {
  expect(image).toMatch(/^USER node$/m);
  expect(image.indexOf("USER node")).toBeLessThan(image.indexOf("\nCMD "));
  expect(image).toMatch(new RegExp(`\\nCMD \\["node", (?:"--[^"]+", )?"${serveFile}"\\]\\n`));
  const [, health = ""] = /HEALTHCHECK[^]*?(\/api\/\w+)/.exec(image) ?? [];
  expect(endpoints.map(({ path }): string => path)).toContain(health);
  // Not the one for alarms, which fails while a disk is full.
  expect(health).toBe("/api/health");
});

test("only settings that there are, and together they are taken", () => {
  const [, set = ""] = /^ENV (.+)$/m.exec(image) ?? [];
  const fromImage = Object.fromEntries(
    set.split(" ").map((pair): [string, string] => {
      const [name = "", value = ""] = pair.split("=");
      return [name, value];
    }),
  );
  const known = [...settingNames, "NODE_ENV"];
  const given = { ...fromImage, ...tassel.environment };
  expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([]);
  const filled = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      value.replace("${SITE_HOST}", "plan.example.com").replace("${POSTGRES_PASSWORD}", "secret"),
    ]),
  );
  const settings = readSettings(filled);
  expect(settings.ok && settings.value).toMatchObject({
    publicUrl: "https://plan.example.com",
    trustedProxies: { hops: 1, isAssumed: false },
    databaseUrl: "postgresql://tassel:secret@database:5432/tassel",
    port: 3_000,
    dataFolder: "/var/lib/tassel",
  });
});

test("only the proxy is reached from outside, the database by the server alone, and what must be kept is in volumes", () => {
  expect(caddy.ports?.length).toBeGreaterThan(0);
  expect([tassel.ports, database.ports]).toEqual([undefined, undefined]);
  expect(database.networks).toEqual(["inside"]);
  expect(compose.networks["inside"]?.internal).toBe(true);
  const kept = [caddy, tassel, database].flatMap(({ volumes }) =>
    volumes.map((volume) => volume.split(":")[0] ?? ""),
  );
  expect(kept.filter((name) => !name.startsWith("./")).toSorted()).toEqual(
    Object.keys(compose.volumes).toSorted(),
  );
  expect(tassel.volumes).toEqual([
    `keys:${String(tassel.environment["SECRETS_FILE"]).replace("/secrets.json", "")}`,
  ]);
  expect(read("Caddyfile")).toMatch(/^\{\$SITE_HOST\} \{\n\treverse_proxy tassel:3000 /m);
});

test("the runner waits longer than the server takes to stop", () => {
  expect(tassel.stop_grace_period).toBe("10s");
  expect(stopLimitMs + closeLimitMs).toBeLessThan(10_000);
});

describe("past one machine's one process", () => {
  type Scaled = Service & { image: string };
  // Part of this repository; the tests below check its content.
  const scaled = parse(read("compose.scale.yaml"), { merge: true }) as {
    services: Record<string, Scaled>;
    networks: Record<string, { internal?: boolean }>;
    volumes: Record<string, unknown>;
  };
  const own = Object.entries(scaled.services).filter(([, service]) => service.image === "tassel-scale");
  const web = own.filter(([, service]) => service.environment["JOBS"] === "0");

  test("four processes serve, exactly one runs jobs, and all have the same settings and keys otherwise", () => {
    expect(web.map(([name]) => name)).toEqual(["tassel-1", "tassel-2", "tassel-3", "tassel-4"]);
    expect(own.filter(([, service]) => service.environment["JOBS"] === "only").map(([name]) => name)).toEqual(
      ["jobs"],
    );
    expect(own).toHaveLength(5);
    for (const [, service] of own) {
      const { JOBS: jobs, ...others } = service.environment;
      expect(["0", "only"]).toContain(jobs);
      expect(others).toEqual(tassel.environment);
      expect(service).toEqual({ ...tassel, image: "tassel-scale", environment: service.environment });
    }
  });

  test("the proxy leads to every process that serves, and never to the one that runs jobs", () => {
    const [, named = ""] = /^\treverse_proxy (.+) \{$/m.exec(read("Caddyfile.scale")) ?? [];
    expect(named.split(" ")).toEqual(web.map(([name]) => `${name}:3000`));
    const { caddy: front } = scaled.services;
    expect(front?.volumes[0]).toBe("./Caddyfile.scale:/etc/caddy/Caddyfile:ro");
    expect(Object.keys(front?.depends_on ?? {})).toEqual(["tassel-1"]);
  });

  test("database, networks and volumes are those of the single server", () => {
    expect(scaled.services["database"]).toEqual(database);
    expect([scaled.networks, scaled.volumes]).toEqual([compose.networks, compose.volumes]);
    const ports = Object.entries(scaled.services).filter(([, service]) => service.ports !== undefined);
    expect(ports.map(([name]) => name)).toEqual(["caddy"]);
  });
});
