/**
 * Email addresses as forms accept them: trimmed, with a name, an @ and a host; only mail can tell whether one
 * works.
 */
import { z } from "zod/mini";

export const emailSchema = z.string().check(
  z.trim(),
  z.maxLength(254, "That is longer than an email address can be."),
  z.regex(
    // Without characters that separate a list of addresses: one containing them would send mail to several
    // people.
    /^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@<>"(),:;[\]\\]+\.[^\s\p{Cc}@<>"(),:;[\]\\.]{2,}$/u,
    "This does not look like an email address, such as name@example.com.",
  ),
);
