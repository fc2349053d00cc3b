/** POST /api/contact: stores a message once and puts a note to the operator into the outbox with it. */
import type { ContactBody } from "#contract/contact.ts";
import type { HandlerInput } from "#server/parts.ts";
import { storeContactMessage } from "./contactStore.ts";
import { contactNote } from "./mail.ts";

export async function answerContact({ body, reply, parts }: HandlerInput) {
  // Checked against this schema by registerEndpoints.
  const form = body as ContactBody;
  // A program that fills in every field hears what a person hears, and nothing is stored.
  if (form.website === "") {
    const { id, name, email, topic, message } = form;
    const note = contactNote(form, parts.settings.contactEmail);
    await storeContactMessage(parts.store.database, { id, name, email, topic, message }, note, parts.now());
  }
  return reply.header("cache-control", "no-store").send({ status: "received" });
}
