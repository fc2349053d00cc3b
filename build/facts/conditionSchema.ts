/** The condition grammar of aid and admission records: each line holds, fails, or cannot be told. */
import { z } from "zod";

/** Until the programs move here, any object with a kind. */
export const conditionSchema = z.looseObject({ kind: z.string() });
