/** POST /api/waitlist: puts an address on the list; the answer never says whether it was there before. */
import type { WaitlistBody } from "#contract/waitlist.ts";
import type { HandlerInput } from "#server/parts.ts";
import { waitlistNote } from "./mail.ts";
import { joinWaitlist } from "./waitlistStore.ts";

export async function answerWaitlist({ body, reply, parts }: HandlerInput) {
  // Checked against this schema by registerEndpoints.
  const sent = body as WaitlistBody;
  const form = { ...sent, wishes: [...new Set(sent.wishes)] };
  // A program that fills in every field hears what a person hears, and nothing is stored.
  if (form.website === "") {
    const { id, email, role, wishes } = form;
    const note = waitlistNote(form, parts.settings.contactEmail);
    await joinWaitlist(parts.store.database, { id, email, role, wishes }, note, parts.now());
  }
  return reply.header("cache-control", "no-store").send({ status: "received" });
}
