/**
 * What fits the server's process to a small machine: all of it stands here. V8 and the C library read it when a process
 * begins, so the server begins anew, once, in its own place: signals reach it as before.
 */

/**
 * At most 4 MB for what is young: after a load a process holds a fifth less, at the same speed. And what is old is looked
 * through once it has grown by 40%, not by several times: 10 MB less, for no more processor time than the runs differ by.
 */
const nodeOptions: readonly string[] = ["--max-semi-space-size=4", "--heap-growing-percent=40"];

/**
 * For the C library: two arenas instead of eight for each processor, and buffers from 64 kB up go back to the machine when
 * they are let go. Rendering and packing pages leave holes between smaller ones otherwise: 60 MB after a load.
 */
const libraryVariables: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "262144",
};

type Process = Pick<NodeJS.Process, "platform" | "execPath" | "execArgv" | "env">;

/** The words and variables with which `program` begins anew; null where it stays as it is. */
export function planRestart(
  program: string,
  { platform, execPath, execArgv, env }: Process,
): { words: string[]; env: NodeJS.ProcessEnv } | null {
  if (platform !== "linux" || env["MEMORY_TUNING"] === "off") return null;
  if (nodeOptions.every((option) => execArgv.includes(option))) return null;
  const words = [execPath, ...new Set([...execArgv, ...nodeOptions]), program];
  return { words, env: { ...libraryVariables, ...env } };
}

/** `program`: the file that serves. Returns where nothing is to be tuned, or no process can take another's place. */
export function tuneMemory(program: string): void {
  const plan = planRestart(program, process);
  if (plan !== null) process.execve?.(process.execPath, plan.words, plan.env);
}
