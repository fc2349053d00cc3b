/** What runs when a built site is served: one place for `npm start`, a rehearsal, and the test that holds the image to it. */
import { join } from "node:path";

/** The server that the build bundled, by its path from the folder of the project. */
export const serveFile = join("dist", "server", "serve.js");

/**
 * At most 4 MB for what is young: after a load a process holds a fifth less, at the same speed. And what is old is looked
 * through once it has grown by 40%, not by several times: 10 MB less, for no more processor time than the runs differ by.
 */
export const serveOptions: readonly string[] = ["--max-semi-space-size=4", "--heap-growing-percent=40"];

/**
 * For the C library, which reads them at the start of a process: two arenas instead of eight for each processor, and
 * buffers from 64 kB up go back to the machine when they are let go. Rendering and packing pages leave holes between
 * smaller ones otherwise: 60 MB after a load. Other systems' libraries pass over these names.
 */
export const serveEnvironment: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "262144",
};
