/**
 * POST /api/contact and /api/waitlist: each form is stored once, with a note to the operator in the outbox.
 */
import type { contactEndpoints } from "#contract/contact.ts";
import type { waitlistEndpoints } from "#contract/waitlist.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { storeContactMessage } from "./contactStore.ts";
import { contactNote, waitlistNote } from "./mail.ts";
import { joinWaitlist } from "./waitlistStore.ts";

// A bot that also fills in the hidden field gets the normal response, and nothing is stored.

export const contactHandlers: HandlersFor<typeof contactEndpoints> = {
  async contact({ body: form, parts }) {
    if (form.website === "") {
      const { id, name, email, topic, message, record } = form;
      const note = contactNote(form, parts.settings.contactEmail);
      const stored = { id, name, email, topic, message, record };
      await storeContactMessage(parts.store.database, stored, note, parts.now());
    }
    return { status: 200, body: { status: "received" } };
  },
};

/** The response never reveals whether the address was already on the list. */
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
