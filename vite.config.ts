/** How the browser's files and the renderer are built. */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bundledPackagesPlugin } from "./build/bundledPackagesPlugin.ts";
import { appModule, createChunkNames } from "./build/chunkNames.ts";
import { flatImportsPlugin } from "./build/flatImportsPlugin.ts";
import { importsPlugin } from "./build/importsPlugin.ts";
import { routeTablePlugin } from "./build/routeTablePlugin.ts";

/** All that the frame of a page reaches, but for what the small file at the door needs too. */
const chunkGroups = [
  // Begun by itself, before the app: see browser.ts.
  {
    name: "react",
    test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/beginReact\.ts$/,
    priority: 4,
    // What loads late files stays with the small file at the door.
    includeDependenciesRecursively: false,
  },
  // One file, though only part of it is shared with what sends stored forms: split, it is larger.
  { name: "query", test: /@tanstack\/query-core\/.*\/(query|utils)\.js$/, priority: 3 },
  { name: "limits", test: /src\/client\/limits\.ts$|vite\/preload-helper/, priority: 2 },
  { name: "frame", test: /src\/app\/App\.tsx$/, priority: 1 },
  // One file on every page, though what streams an answer shares only part of it.
  { name: "api", test: /src\/client\/http\/(?:api|toRequest|requestError|accessTokens)\.ts$/, priority: 0 },
  { name: createChunkNames(import.meta.dirname), priority: -1, includeDependenciesRecursively: false },
];

const flatImports = () =>
  flatImportsPlugin({
    isApp: (id) => id.endsWith(appModule),
    isScreen: (id) => /\/src\/screens\/[^/]+\/\w+Screen\.tsx$/.test(id),
  });

/** How long plugins waited for their thread says nothing, because the build has other work on it. */
const checks = { bundlerTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    routeTablePlugin(),
    ...(isSsrBuild ? [] : [importsPlugin(), flatImports(), bundledPackagesPlugin()]),
  ],
  publicDir: isSsrBuild ? false : "public",
  // The router asks for a stand-in for versions of React that lack this; React 19 has it.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  // Modules of their own, so that a worker too downloads what is rarely asked only when it is.
  worker: {
    format: "es",
    plugins: () => [importsPlugin("worker"), flatImports(), bundledPackagesPlugin()],
    rolldownOptions: { checks },
  },
  build: {
    // Nothing inline: the content security policy allows no inline style, script or data address.
    assetsInlineLimit: 0,
    // A lazy chunk's failed style sheet is never asked for again, so there is one sheet for all.
    cssCodeSplit: false,
    target: ["chrome111", "safari16.4", "firefox115"],
    // Screens are fetched ahead by the app itself; a list of every chunk's chunks would weigh 3 kB on every page.
    modulePreload: false,
    // The frame is one file: packed together it is 2 kB smaller than in a dozen.
    rolldownOptions: isSsrBuild ? { checks } : { checks, output: { codeSplitting: { groups: chunkGroups } } },
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    // The reader of PDF files, loaded by who opens one.
    chunkSizeWarningLimit: 1_700,
  },
}));
