/** What the lint rules cannot express about imports, and that they agree with the table in ARCHITECTURE.md. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "src");

/** The layers from the ground up, as ARCHITECTURE.md and .oxlintrc.json name them. */
const layers = readLayerTable(readFileSync(join(root, "ARCHITECTURE.md"), "utf8"));

/** Entry points stand outside the layers: what each may import. */
const entryPoints: Record<string, readonly string[]> = {
  "browser.ts": ["app", "client", "ui"],
  "prerender.tsx": ["app", "site", "client", "ui"],
  "server.ts": ["server"],
  "operator.ts": ["server"],
  "serviceWorker.ts": ["lib"],
  "serviceWorkerRules.ts": [],
};

/** Packages the lower layers may use. The lint rules keep Node out of the browser and React out of the server. */
const allowedPackages: Record<string, RegExp> = {
  lib: /^$/,
  facts: /^$/,
  domain: /^(zod\/mini|ical-generator)$/,
  content: /^zod\/mini$/,
  contract: /^zod\/mini$/,
  site: /^zod\/mini$/,
  // For the build and the server: no bundle includes it.
  authoring: /^(zod|mdast|mdast-util-.+|micromark-extension-.+|yaml|syllable|feed)$/,
  ui: /^(react|react-dom|radix-ui|lucide|d3-.+|wouter\/use-browser-location)$/,
};

/** The rules behind `client/engine`, by file: whoever shows their results asks for them there. Types are everyone's. */
const engineRules: Readonly<Record<string, readonly string[]>> = {
  "domain/college/collegeIndex.ts": ["decodeInSteps", "decodeCollegeIndex"],
  "domain/college/majorsIndex.ts": ["decodeMajorsIndex"],
  "domain/search/collegeSearch.ts": ["searchColleges"],
  "domain/price/band.ts": ["createPriceEstimator", "estimatePrice"],
  "domain/price/fourYears.ts": ["estimateStudyPrice"],
  "domain/price/working.ts": ["explainPrice"],
  "domain/match/rank.ts": ["rankColleges", "scoreColleges", "rankCollege", "explainMatch", "sortByMatch"],
  "domain/match/matchColleges.ts": ["matchColleges", "toRankInput"],
  "domain/match/firstList.ts": ["buildFirstList", "listOffers"],
  "domain/match/fitsAnswers.ts": ["listMissedAnswers", "countKeptOut"],
  "domain/match/listing.ts": ["applyListing"],
  "domain/match/changes.ts": ["listRankingChanges"],
  "domain/match/whatIf.ts": ["listWhatIfs"],
  "domain/match/gains.ts": ["suggestByGain"],
  "domain/timeline/buildTimeline.ts": ["buildTimeline"],
  "domain/essays/listEssays.ts": ["listEssays"],
  "domain/counselor/readQuestion.ts": ["readQuestion"],
  "domain/counselor/answerReading.ts": ["answerReading"],
  "domain/visits/planTrip.ts": ["planTrip"],
  "domain/search/createFilter.ts": ["createFilter"],
  "domain/search/sortColleges.ts": ["sortColleges"],
  "domain/search/orderForStart.ts": ["orderForStart", "listNearby"],
  "domain/college/kindMedians.ts": ["calculateKindMedians"],
  "domain/college/suggestColleges.ts": ["suggestColleges"],
  "domain/essays/reading/readDraft.ts": ["readDraft"],
};

/** `values` are what it imports by name, without types. `target` is the imported layer, "entry" for an entry point, and null for a package. */
type Import = {
  file: string;
  layer: string;
  specifier: string;
  values: readonly string[];
  target: string | null;
};

const imports = listSourceFiles(source).flatMap(readImports);

describe("the layers", () => {
  test("every folder of src is a layer of the table", () => {
    const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((folder) => folder.name).filter((name) => !layers.has(name))).toEqual([]);
  });

  test("a layer imports only layers below it, so there is no cycle between layers", () => {
    const order = [...layers.keys()];
    for (const [layer, allowed] of layers) {
      const upward = allowed.filter((name) => order.indexOf(name) >= order.indexOf(layer));
      expect(upward, `${layer} may import`).toEqual([]);
    }
  });

  test("the lint rules refuse exactly the imports that the table does not allow", () => {
    for (const [layer, allowed] of layers) {
      const refused = [...layers.keys()].filter((name) => name !== layer && !allowed.includes(name));
      const { patterns } = lintRuleFor(layer);
      const named = patterns.flatMap(({ group }) => group).filter((pattern) => pattern.startsWith("#"));
      expect(named.toSorted(), layer).toEqual(refused.map((name) => `#${name}/*`).toSorted());
    }
  });

  test("an entry point imports the layers listed for it, and no layer imports an entry point", () => {
    const wrong = imports.filter(({ file, layer, target }) => {
      if (target === null) return false;
      if (layer !== "entry") return target === "entry";
      return target !== "entry" && !(entryPoints[file] ?? []).includes(target);
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test("no module imports itself through others", () => {
    expect(findCycles(imports)).toEqual([]);
  });

  test("a screen does not import another screen", () => {
    const between = imports.filter(({ file, specifier }) => {
      const from = /^screens\/([^/]+)\//.exec(file)?.[1];
      const to = /^#screens\/([^/]+)\//.exec(specifier)?.[1];
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(between.map(describeImport)).toEqual([]);
  });

  test("across layers an import is written #layer/file.ts; inside a layer it may be relative", () => {
    const wrong = imports.filter(({ file, layer, specifier }) => {
      if (!specifier.startsWith(".")) return false;
      const target = relative(source, resolve(source, dirname(file), specifier));
      return layer !== "entry" && target.split("/")[0] !== layer;
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test("the lower layers use only the packages listed for them", () => {
    const foreign = imports.filter(({ layer, specifier }) => {
      const allowed = allowedPackages[layer];
      return allowed !== undefined && isPackage(specifier) && !allowed.test(specifier);
    });
    expect(foreign.map(describeImport)).toEqual([]);
  });

  test.each(Object.entries(engineRules))(
    "%s is asked through the engine, not run by a screen",
    (rule, names) => {
      const text = readFileSync(join(source, rule), "utf8");
      expect(names.filter((name) => !new RegExp(`^export function\\*? ${name}\\b`, "m").test(text))).toEqual(
        [],
      );
      const wrong = imports.filter(
        ({ layer, specifier, values }) =>
          /^(components|screens|app)$/.test(layer) &&
          specifier === `#${rule}` &&
          names.some((name) => values.includes(name)),
      );
      expect(wrong.map(describeImport)).toEqual([]);
    },
  );

  test("the rules of the engine are in the worker's files: a page reaches them only where no worker starts", () => {
    const answers = readdirSync(join(source, "client/engine"))
      .filter((file) => /^(answer|held|counselorContext|pageEngine|serveEngine|engineWorker)/.test(file))
      .map((file) => `client/engine/${file}`);
    expect(answers.length).toBeGreaterThan(20);
    const isAnswer = (file: string) => answers.includes(file);
    const outside = imports.filter(({ file, specifier, layer }) => {
      if (layer === "entry" || isAnswer(file)) return false;
      return isAnswer(toPath(file, specifier) ?? "");
    });
    // Its types are nobody's business either: `engine.ts` has them.
    expect(outside.map(describeImport)).toEqual([expect.stringMatching(/askEngine\.ts.*pageEngine\.ts/)]);
    const port = readFileSync(join(source, "client/engine/askEngine.ts"), "utf8");
    expect(port).toContain('import("./pageEngine.ts")');
    expect(port).not.toMatch(/^import [^(]*pageEngine/m);
  });

  test("calendar files are written in one place", () => {
    const writers = imports.filter(({ specifier }) => specifier === "ical-generator");
    expect(writers.map(({ file }) => file)).toEqual(["domain/timeline/calendarFile.ts"]);
  });

  test.each([
    // Access tokens, and the signatures of writing records.
    [
      "jose",
      "server/parts/identity/tokens.ts",
      "server/authorship/countersign.ts",
      "client/essays/deviceKey.ts",
      "client/essays/hashText.ts",
      "client/essays/verifyRecordFile.ts",
    ],
    ["oidc-provider", "server/parts/identity/embedded/provider.ts"],
    ["@auth0/auth0-spa-js", "client/identity/auth0.ts"],
    ["nodemailer", "server/parts/mail/smtp.ts"],
    ["pg", "server/store/postgresql.ts"],
    ["node:sqlite", "server/store/sqlite.ts"],
    // The payment provider's own package, wherever payments are configured.
    ["stripe", "server/parts/payments/stripe.ts"],
  ])("%s is known to these files at most: %s", (name, ...only) => {
    const knowing = imports.filter(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`));
    expect(knowing.filter(({ file }) => !only.includes(file)).map(describeImport)).toEqual([]);
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

  test("one hook confirms a change of the plan, so that none is confirmed before the device has it", () => {
    const confirming = listSourceFiles(source).filter((file) => {
      const text = readFileSync(file, "utf8");
      return /\busePlanStore\(/.test(text) && /\buseToast\(/.test(text);
    });
    expect(confirming.map((file) => relative(source, file))).toEqual(["components/keeping/useSave.ts"]);
  });

  test("rules read no clock and no chance", () => {
    const reading = listSourceFiles(join(source, "domain"))
      .filter((file) => !file.includes(".test."))
      .filter((file) =>
        /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(/.test(readFileSync(file, "utf8")),
      );
    expect(reading).toEqual([]);
  });

  test("only the settings read the environment, one file asks the API and one its streams, one the routing server and one a language model", () => {
    const files = listSourceFiles(source).filter((file) => !file.includes(".test."));
    const readsEnvironment = files.filter((file) => readFileSync(file, "utf8").includes("process.env"));
    expect(readsEnvironment.map((file) => relative(source, file))).toEqual(["server/settings.ts"]);
    const asks = files.filter((file) => /\bfetch\(/.test(readFileSync(file, "utf8")));
    expect(asks.map((file) => relative(source, file)).toSorted()).toEqual([
      "client/essays/grammar/grammarFile.ts",
      "client/http/api.ts",
      "client/http/openStream.ts",
      // Times answers as a visitor gets them: anonymous and past every cache.
      "client/performance/runTest.ts",
      // Times the running server from a command line.
      "server/operators/measurePerformance.ts",
      "server/parts/model/chooseModel.ts",
      "server/parts/routing/osrmTable.ts",
      "serviceWorker.ts",
    ]);
  });

  test("no module of the browser starts Intl while it is loaded, which a slow phone feels", () => {
    const starting = /^(?:export )?const .*= new Intl\./m;
    const eager = listSourceFiles(source).filter((file) => starting.test(readFileSync(file, "utf8")));
    expect(eager.map((file) => relative(source, file)).filter((file) => !file.startsWith("server/"))).toEqual(
      [],
    );
    expect(starting.test('const list = new Intl.ListFormat("en-US");')).toBe(true);
  });

  test("no file is longer than 400 lines, and each begins by saying what it is for", () => {
    const files = listSourceFiles(source);
    const long = files.filter((file) => readFileSync(file, "utf8").split("\n").length > 400);
    const silent = files.filter((file) => !/^(\/\*\*|\/\/|\/\*)/.test(readFileSync(file, "utf8")));
    expect(long.map((file) => relative(source, file))).toEqual([]);
    expect(silent.map((file) => relative(source, file))).toEqual([]);
  });
});

describe("the folders of a layer", () => {
  /** Pairs that import each other both ways, type imports too, each with the reason that it may. */
  const mutualPairs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    server: {},
    domain: {
      "answers and people": "the profile's schema takes its bounds from the catalog, which reads the profile",
    },
    client: {
      "identity and session":
        "the session loads the code of signing in when it is needed, and that code opens the session",
    },
  };

  test.each(Object.entries(mutualPairs))(
    "two folders of %s import each other only where it is said why",
    (layer, said) => {
      expect(findMutualPairs(layer)).toEqual(Object.keys(said));
    },
  );

  test("what puts the server's features together is imported by none of them", () => {
    const together =
      /^(?:createServer|handlers|migrations|openStore|registerEndpoints|startJobs|subscribers|workThread)\.ts$/;
    const features = imports.filter(
      // The command line opens stores and copies them, as the server's entry point does.
      ({ file }) => /^server\/[^/]+\//.test(file) && !file.startsWith("server/operators/"),
    );
    const knowing = features.filter(({ file, specifier }) => {
      const path = toPath(file, specifier);
      return path?.startsWith("server/") === true && together.test(path.slice("server/".length));
    });
    expect(knowing.map(describeImport)).toEqual([]);
    const composing = readdirSync(join(source, "server")).filter((name) => together.test(name));
    expect(composing).toHaveLength(8);
  });
});

/** Such as "essays and plans", in the order of the alphabet. */
function findMutualPairs(layer: string): string[] {
  const folderOf = (path: string) => new RegExp(`^${layer}/([^/]+)/`).exec(path)?.[1];
  const known = new Set<string>();
  for (const { file, specifier } of imports) {
    const [from, to] = [folderOf(file), folderOf(toPath(file, specifier) ?? "")];
    if (from !== undefined && to !== undefined && from !== to) known.add(`${from} and ${to}`);
  }
  return [...known]
    .filter((pair) => {
      const [one = "", other = ""] = pair.split(" and ");
      return one < other && known.has(`${other} and ${one}`);
    })
    .toSorted();
}

function listSourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function readImports(path: string): Import[] {
  if (path.includes(".test.")) return [];
  const file = relative(source, path);
  const layer = file.includes("/") ? (file.split("/")[0] ?? "") : "entry";
  const text = readFileSync(path, "utf8");
  const found = text.matchAll(
    /(?:^|\s)(?:import|export)\s[^"';]*?from\s+"([^"]+)"|import\("([^"]+)"\)|^import\s+"([^"]+)"/gm,
  );
  return [...found].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? "";
    return { file, layer, specifier, values: listValues(match[0]), target: findTarget(file, specifier) };
  });
}

/** The names in the braces of an import, unless all of it or the name is a type. */
function listValues(statement: string): string[] {
  if (/^\s*(?:import|export)\s+type\b/.test(statement)) return [];
  const [, names = ""] = /\{([^}]*)\}/.exec(statement) ?? [];
  return names.split(",").flatMap((name) => {
    const [first = ""] = name.trim().split(/\s+/);
    return first === "" || first === "type" ? [] : [first];
  });
}

function findTarget(file: string, specifier: string): string | null {
  const path = toPath(file, specifier);
  if (path === null) return null;
  return path.includes("/") ? (path.split("/")[0] ?? null) : "entry";
}

/** The imported file below src; null for a package. */
function toPath(file: string, specifier: string): string | null {
  if (isPackage(specifier)) return null;
  return specifier.startsWith("#")
    ? specifier.slice(1)
    : relative(source, resolve(source, dirname(file), specifier));
}

function isPackage(specifier: string): boolean {
  return !specifier.startsWith("#") && !specifier.startsWith(".");
}

function describeImport(one: Import): string {
  return `${one.file} imports ${one.specifier}`;
}

type LintRule = { patterns: { group: string[] }[] };

/** The `no-restricted-imports` options of one layer. */
function lintRuleFor(layer: string): LintRule {
  // Our own file; a shape that differs fails the test that reads it.
  const config = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as {
    overrides: { files: string[]; rules: { "no-restricted-imports": [string, LintRule] } }[];
  };
  const override = config.overrides.find(({ files }) => files.includes(`src/${layer}/**/*.{ts,tsx}`));
  if (override === undefined) throw new Error(`.oxlintrc.json has no import rule for src/${layer}.`);
  return override.rules["no-restricted-imports"][1];
}

/** Rows of "Who may import whom": the layer, and the layers it may import. */
function readLayerTable(markdown: string): Map<string, readonly string[]> {
  const [, section = ""] = markdown.split("## Who may import whom");
  const rows = section.matchAll(/^\| ([a-z]+) \| ([^|]*) \|/gm);
  const table = [...rows].filter(([, name]) => name !== "layer");
  const names = table.map(([, name = ""]) => name);
  return new Map(
    table.map(([, name = "", may = ""]) => [
      name,
      (may.split(";")[0] ?? "").split(", ").filter((word) => names.includes(word)),
    ]),
  );
}

/** Each cycle once, as the files on it. Type imports count. */
function findCycles(all: readonly Import[]): string[] {
  const graph = new Map<string, string[]>();
  for (const { file, specifier } of all) {
    const path = toPath(file, specifier);
    if (path === null) continue;
    graph.set(file, [...(graph.get(file) ?? []), path]);
  }
  const cycles: string[] = [];
  const finished = new Set<string>();
  function visit(file: string, trail: readonly string[]): void {
    if (finished.has(file)) return;
    const at = trail.indexOf(file);
    if (at !== -1) {
      cycles.push([...trail.slice(at), file].join(" → "));
      return;
    }
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    finished.add(file);
  }
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

describe("charts", () => {
  /** Icons, maps and illustrations with places that are computed; a chart's come from a scale and stand in the kit. */
  const drawnByHand = [
    "components/connection-issue/ConnectionIssue.tsx",
    "components/label/BudgetMark.tsx",
    "components/map/TripMap.tsx",
    "components/map/UsMap.tsx",
    "components/timeline/DateStatusShape.tsx",
    "screens/essays/list/EssayLink.tsx",
    "screens/tools/pictures.tsx",
  ];
  const computedPlace =
    /\b(?:cx|cy|r|x|x1|x2|y|y1|y2|points|strokeDasharray)=\{(?!-?[\d.]+\})|\bd=\{`|\b(?:width|height)=\{(?!-?[\d.]+\}|size\}|wholeMap|pictureSize)/;
  const components = listSourceFiles(source).filter(
    (file) => file.endsWith(".tsx") && !file.includes(".test.") && !file.includes("/ui/chart/"),
  );

  test("are drawn by the kit in ui/chart, which keeps their labels apart", () => {
    const drawing = components.filter((file) => {
      const text = readFileSync(file, "utf8");
      return text.includes("<svg") && computedPlace.test(text);
    });
    expect(drawing.map((file) => relative(source, file)).toSorted()).toEqual(drawnByHand);
  });

  test("are not drawn with the widths of boxes either, which the page's policy for styles refuses", () => {
    const sized = components.filter((file) =>
      /style=\{\{[^}]*(?:width|left):/.test(readFileSync(file, "utf8")),
    );
    expect(sized).toEqual([]);
  });

  test("a chart outside the kit would be found", () => {
    expect(computedPlace.test("<svg><rect x={at(lower)} width={4} /></svg>")).toBe(true);
    expect(computedPlace.test("<svg><path d={`M${x} 0v4`} /></svg>")).toBe(true);
    expect(computedPlace.test('<svg width={size}><path d="M0 0" /><circle cx={6} r={4.5} /></svg>')).toBe(
      false,
    );
  });
});
