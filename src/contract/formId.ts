/** The id a form carries from the moment it is opened: sent twice, it is stored once. */
import { z } from "zod/mini";

/** 32 hexadecimal digits, made by the sender from random numbers. */
export const formIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{32}$/, "This form has lost its number. Reload the page and send it again."));
