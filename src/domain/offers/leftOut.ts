/** What stands in a letter and is not taken over, with the reason. */
export type LeftOutReason = "sum" | "repeated" | "notAid" | "zero" | "unknown" | "tooLarge" | "tooMany";
export type LeftOut = { label: string; amountUsd: number; because: LeftOutReason };
