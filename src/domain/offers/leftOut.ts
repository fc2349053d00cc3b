/** Lines of a letter that are not counted, with the reason. */
export type LeftOutReason = "sum" | "repeated" | "notAid" | "zero" | "unknown" | "tooLarge" | "tooMany";
export type LeftOut = { label: string; amountUsd: number; because: LeftOutReason };
