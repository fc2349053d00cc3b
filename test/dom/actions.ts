/** What a person does beyond clicking and typing: moving the focus, taking a saved file, choosing a file. */
import { vi } from "vitest";
import { type Locator, server } from "vitest/browser";

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateColorScheme: (scheme: "light" | "dark") => Promise<void>;
  }
}

/** Waits for the element first. */
export async function focusOn(locator: Locator): Promise<void> {
  (await locator.findElement()).focus();
}

export async function blur(locator: Locator): Promise<void> {
  (await locator.findElement()).blur();
}

/** What the device is set to. */
export async function preferColorScheme(scheme: "light" | "dark"): Promise<void> {
  await server.commands.emulateColorScheme(scheme);
}

/** The text of the file that pressing saves. */
export async function readSavedFile(press: () => Promise<void>): Promise<string> {
  const saving = vi.spyOn(URL, "createObjectURL");
  try {
    await press();
    await vi.waitUntil(() => saving.mock.lastCall !== undefined, { timeout: 10_000 });
    const [saved] = saving.mock.lastCall ?? [];
    if (!(saved instanceof Blob)) throw new Error("What was saved is no file.");
    return await saved.text();
  } finally {
    saving.mockRestore();
  }
}

/** Chooses a plan file in the page's field for one. */
export async function choosePlanFile(field: Locator, content: string): Promise<void> {
  await field.upload(new File([content], "plan.json", { type: "application/json" }));
}

/** The text as a person sees it, with its line breaks; empty where nothing stands. */
export function readShownText(locator: Locator): string {
  const element = locator.query();
  return element instanceof HTMLElement ? element.innerText : "";
}
