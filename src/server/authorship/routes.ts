/** Authorship records over HTTP: the student's devices send entries, and everyone may read the public keys. */
import type { authorshipEndpoints } from "#contract/authorship.ts";
import type { HandlersFor, RequestContext } from "#server/http/handler.ts";
import { type ProblemReply, refuse } from "#server/http/problems.ts";
import { refuseNonOwner, sealingFor, withPlan } from "#server/plans/withPlan.ts";
import { toPublicKey } from "#server/secrets.ts";
import {
  type CountersignProblem,
  countersign,
  eraseAuthorship,
  type RecordAt,
  readBatch,
  readCountersigned,
} from "./countersign.ts";

export const authorshipHandlers: HandlersFor<typeof authorshipEndpoints> = {
  authorshipKeys: async ({ parts }) =>
    Promise.resolve({ status: 200, body: { keys: parts.secrets.authorshipKeys.map(toPublicKey) } }),

  authorshipRecord: withPlan(async (input) => {
    const { params, query, plan } = input;
    if (plan.role !== "owner") return refuseNonOwner();
    return { status: 200, body: await readFor(input, { ...params, after: query.after }) };
  }),

  countersign: withPlan(async (input) => {
    const { params, body, plan, parts } = input;
    if (plan.role !== "owner") return refuseNonOwner();
    if (parts.secrets.authorshipKeys.length === 0)
      return refuse(503, "This site has no key to countersign with.");
    const batch = await readBatch(body.batch, params);
    if (!batch.ok) return refuseEntries(batch.problem);
    const { database } = parts.store;
    const added = await countersign(database, sealingFor(input), params, batch.value, parts.now());
    if (!added.ok) return refuseEntries(added.problem);
    return { status: 200, body: await readFor(input, { ...params, after: body.after }) };
  }),

  eraseAuthorship: withPlan(async ({ params, plan, parts }) => {
    if (plan.role !== "owner") return refuseNonOwner();
    await eraseAuthorship(parts.store.database, params);
    return { status: 204, body: null };
  }),
};

function readFor(input: RequestContext, at: RecordAt & { after: number }) {
  const { parts } = input;
  const signing = {
    keys: parts.secrets.authorshipKeys,
    site: parts.settings.publicUrl,
    now: parts.now(),
  };
  return readCountersigned(parts.store.database, sealingFor(input), at, signing);
}

const reasons: Readonly<Record<Exclude<CountersignProblem, "missing">, string>> = {
  otherEssay: "These entries are about another essay.",
  otherPlan: "These entries are about another plan.",
  order: "These entries are not in order.",
  sum: "An entry’s counts do not add up to the length it gives.",
  fork: "This device has sent another entry under the same number.",
  unsigned: "These entries are not signed by the device they name.",
  full: "This record is full.",
};

function refuseEntries(problem: CountersignProblem): ProblemReply {
  if (problem === "missing") return refuse(409, "Entries before these are missing here. Send them first.");
  return refuse(400, reasons[problem]);
}
