/** POST /api/contact and /api/waitlist: each form is stored once, and a note to the operator goes into the outbox with it. */
import type { contactEndpoints } from "#contract/contact.ts";
import type { waitlistEndpoints } from "#contract/waitlist.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { storeContactMessage } from "./contactStore.ts";
import { contactNote, waitlistNote } from "./mail.ts";
import { joinWaitlist } from "./waitlistStore.ts";

// A program that fills in every field, the hidden one too, hears what a person hears, and nothing is stored.

export const contactHandlers: HandlersFor<typeof contactEndpoints> = {
  async contact({ body: form, parts }) {
    if (form.website === "") {
      const { id, name, email, topic, message } = form;
      const note = contactNote(form, parts.settings.contactEmail);
      await storeContactMessage(parts.store.database, { id, name, email, topic, message }, note, parts.now());
    }
    return { status: 200, body: { status: "received" } };
  },
};

/** The answer never says whether the address was on the list before. */
export const waitlistHandlers: HandlersFor<typeof waitlistEndpoints> = {
  async waitlist({ body, parts }) {
    const form = { ...body, wishes: [...new Set(body.wishes)] };
    if (form.website === "") {
      const { id, email, role, wishes } = form;
      const note = waitlistNote(form, parts.settings.contactEmail);
      await joinWaitlist(parts.store.database, { id, email, role, wishes }, note, parts.now());
    }
    return { status: 200, body: { status: "received" } };
  },
};
