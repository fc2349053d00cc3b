/** An email address as a form takes it: trimmed, with a name, an @ and a host; whether it works only mail can tell. */
import { z } from "zod/mini";

export const emailSchema = z.string().check(
  z.trim(),
  z.maxLength(254, "That is longer than an email address can be."),
  z.regex(
    // Without the signs that part a list of addresses: one that holds them would be mail to several.
    /^[^\s\p{Cc}@<>"(),:;[\]\\]+@[^\s\p{Cc}@<>"(),:;[\]\\]+\.[^\s\p{Cc}@<>"(),:;[\]\\.]{2,}$/u,
    "This does not look like an email address, such as name@example.com.",
  ),
);
