/** What an operator is answered. */
export type OperatorAnswer = { isOk: boolean; text: string };
