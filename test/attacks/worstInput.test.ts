/**
 * The worst input of each endpoint, sent to a real server: its status, how many names and lines were read, and the bytes
 * of its reply. How long each takes is measured by `npm run bench -- worst`; only what does not depend on the machine
 * is checked here.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { sendWorst } from "../support/sendWorst.ts";
import { listWorstInputs, openWorstWorld, type WorstWorld } from "../support/worstInputs.ts";

let world: WorstWorld;
beforeAll(async () => {
  world = await openWorstWorld(1_200);
});
afterAll(() => world.close());

test("each endpoint names its worst input", () => {
  const named = Object.entries(listWorstInputs(world)).filter(([, inputs]) => inputs.length > 0);
  expect(named.map(([id]) => id).toSorted()).toEqual(endpoints.map(({ id }): string => id).toSorted());
});

test.each<Endpoint>(endpoints)("$id", async (endpoint) => {
  const inputs = Object.entries(listWorstInputs(world)).find(([id]) => id === endpoint.id)?.[1] ?? [];
  for (const input of inputs) {
    const answer = await sendWorst(world, endpoint, input);
    expect(answer.statusCode, `${input.what}: ${answer.body.slice(0, 300)}`).toBe(input.status);
    expect(answer.rawPayload.length, input.what).toBeLessThanOrEqual(input.mostBytes);
    expect(input.findFaults?.(answer.json()) ?? [], input.what).toEqual([]);
  }
});
