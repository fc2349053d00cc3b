/** The result of an operator's command. */
export type OperatorAnswer = { isOk: boolean; text: string };
