/** How the browser's files and the renderer are built. */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : "public",
  build: {
    // Nothing inline: the content security policy allows no inline style, script or data address.
    assetsInlineLimit: 0,
    // A lazy chunk's failed style sheet is never asked for again, so there is one sheet for all.
    cssCodeSplit: false,
    target: ["chrome111", "safari16.4", "firefox115"],
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": "http://127.0.0.1:3001" } },
}));
