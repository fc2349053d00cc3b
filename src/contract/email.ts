/** An email address as a form takes it: trimmed, with a name, an @ and a host; whether it works only mail can tell. */
import { z } from "zod/mini";

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, "That is longer than an email address can be."),
    z.regex(
      /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/,
      "This does not look like an email address, such as name@example.com.",
    ),
  );
