/** The few installation settings the browser needs, read from the slot in the page that the server fills in. */
import { browserSettingsElementId } from "#contract/browserSettingsSlot.ts";
import type { BrowserSettings } from "#contract/installation.ts";

/** Empty if the slot is missing, empty or malformed. Identity settings are read in client/identity. */
export function readBrowserSettings(document: Document): Omit<BrowserSettings, "identity"> {
  const settings = parseSettings(document);
  const helper = readText(settings, "helper");
  return {
    analyticsTagId: readText(settings, "analyticsTagId"),
    hasRouting: readValue(settings, "hasRouting") === true,
    ...(readValue(settings, "keepsMail") === true && { keepsMail: true }),
    ...(helper !== null && { helper }),
    ...(readValue(settings, "isClosedToAssistants") === true && { isClosedToAssistants: true }),
  };
}

function parseSettings(document: Document): unknown {
  try {
    return JSON.parse(document.getElementById(browserSettingsElementId)?.textContent ?? "null");
  } catch {
    return null;
  }
}

function readText(value: unknown, name: string): string | null {
  const found = readValue(value, name);
  return typeof found === "string" && found !== "" ? found : null;
}

function readValue(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
