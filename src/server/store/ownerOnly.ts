/** Closes this installation's data to the machine's other users, also where a folder or file was made more open before. */
import { chmodSync, lstatSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";

const ownerFolder = 0o700;
const ownerFile = 0o600;
const othersMayAnything = 0o077;
const sticky = 0o1000;

/** Called before anything is written: new files and folders of this process are its user's alone. */
export function keepNewFilesPrivate(): void {
  process.umask(othersMayAnything);
}

/**
 * Takes all rights of other users from the data folder and the files in it, and from the file of keys wherever it is.
 * A folder that is not ours alone (a temporary one, the home folder, one with other folders in it) keeps its mode:
 * closing it would lock out other programs, and then only our own files in it are closed. Returns a sentence for
 * whatever stays open.
 */
export function closeToOthers(
  dataFolder: string,
  secretsFile: string,
  isOurFile: (name: string) => boolean,
): string[] {
  const left: string[] = [];
  const folder = resolve(dataFolder);
  const names = list(folder);
  if (names === null) return close(secretsFile, ownerFile, left);
  const isAlone = isOursAlone(folder, names);
  if (isAlone) close(folder, ownerFolder, left);
  else if (isOpen(folder)) {
    left.push(
      `${folder} (setting DATA_DIR) can be opened by other users of this machine, because it is not Tassel's alone. Its own files in it are closed.`,
    );
  }
  for (const name of names) {
    const path = join(folder, name);
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) continue;
    if (isAlone || isOurFile(name)) close(path, ownerFile, left);
  }
  return close(secretsFile, ownerFile, left);
}

/** Null if there is no such folder: with PostgreSQL there may be none. */
function list(folder: string): string[] | null {
  try {
    return readdirSync(folder);
  } catch {
    return null;
  }
}

function isOursAlone(folder: string, names: readonly string[]): boolean {
  const isShared = [resolve("/"), resolve(homedir()), process.cwd()].includes(folder);
  if (isShared || (statSync(folder).mode & sticky) !== 0) return false;
  // A volume of its own has this one.
  const others = names.filter((name) => name !== "lost+found");
  return !others.some(
    (name) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() === true,
  );
}

function isOpen(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & othersMayAnything) !== 0;
}

/** Files that other processes are removing meanwhile are no trouble. Adds a sentence to `left` if it cannot be closed. */
function close(path: string, mode: number, left: string[]): string[] {
  if (!isOpen(path)) return left;
  try {
    chmodSync(path, mode);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    left.push(
      `${path} can be read by other users of this machine, and this user may not change that (${reason}). Give it to the user that runs Tassel, or close it by hand: chmod ${mode.toString(8)}.`,
    );
  }
  return left;
}
