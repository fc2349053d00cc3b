/** Opens a form page in tests: records its requests, and can fake the responses. */
import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { findBarriers } from "./accessible.ts";
import { waitForHydration } from "./inUse.ts";
import { type OpenPage, open } from "./open.ts";

export const message = "Is the price of Rice for families like ours really this low?";
let opened: OpenPage | null = null;

/** Closes what `openForm` opened; a test file calls it after each test. */
export async function closeForm(): Promise<void> {
  const page = opened;
  opened = null;
  await page?.close();
}

export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
export type Sent = { bodies: Record<string, unknown>[]; answers: Answer[] };

/** Requests are counted; each gets the next response in the list, then the real server's. */
export async function openForm(path: string, answers: Answer[] = []): Promise<{ page: Page; sent: Sent }> {
  const sent: Sent = { bodies: [], answers };
  opened = await open(path, {
    serviceWorkers: "block",
    expectedErrors: ["Failed to load resource"],
    prepare: (page) => page.route(/\/api\/(contact|waitlist)$/, (route) => answerNext(route, sent)),
  });
  await waitForHydration(opened.page);
  return { page: opened.page, sent };
}

async function answerNext(route: Route, sent: Sent): Promise<void> {
  const body: unknown = route.request().postDataJSON();
  sent.bodies.push({ ...(body as Record<string, unknown>) });
  const answer = sent.answers.shift();
  if (answer === undefined) return route.fallback();
  return route.fulfill({
    status: answer.status,
    contentType: answer.status === 200 ? "application/json" : "application/problem+json",
    headers: answer.headers ?? {},
    body: JSON.stringify(
      answer.body ?? { type: "about:blank", title: "No", status: answer.status, detail: "No." },
    ),
  });
}

export async function writeMessage(page: Page): Promise<void> {
  await page.getByLabel("Your name").fill("Ana");
  await page.getByLabel("Your email").fill("ana@family.example");
  await page.getByLabel("What is it about?").selectOption("question");
  await page.getByLabel("Your message").fill(message);
}

export const sendMessage = (page: Page) => page.getByRole("button", { name: "Send the message" });
export const findProblems = (page: Page) => page.locator("[data-problems]");
export const findArrived = (page: Page) => page.getByRole("heading", { name: "Your message has arrived" });

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
}
