/** Tasks that take turns. */
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("at most two run at a time, in the order they came, and one that fails gives up its place", async () => {
  const takeTurn = createTurns(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = Array.from({ length: 9 }, (_, index) =>
    takeTurn(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (index === 3) throw new Error("This one fails.");
      return index;
    }),
  );
  const results = await Promise.allSettled(tasks);
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter((result) => result.status === "rejected")).toHaveLength(1);
  expect(running).toBe(0);
});
