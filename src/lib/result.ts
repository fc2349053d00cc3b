/** Expected failures as values: either ok with a value, or not ok with a problem. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function fail<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
