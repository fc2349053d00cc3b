/** Which action a task belongs to. */
import type { ActionKind } from "./actionKind.ts";
import { actionKinds, stateMoney } from "./actionTable.ts";

const kindOf: ReadonlyMap<string, ActionKind> = new Map(
  actionKinds.flatMap((kind) => kind.steps.map((step) => [step, kind] as const)),
);
const stateMoneyKind = actionKinds.find(({ id }) => id === stateMoney);

/** The kind of action that a template belongs to. Those made from records of state programs ask for state money. */
export function findActionKind(templateId: string): ActionKind | null {
  return kindOf.get(templateId) ?? stateMoneyKind ?? null;
}
