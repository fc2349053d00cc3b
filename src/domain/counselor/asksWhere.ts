/** Whether a question asks for colleges to apply to, and names none. Texts are folded. */
/** Colleges are asked for, and none is named: "where should he apply", "which schools fit". */
export const asksWhereToApply =
  /\b(?:where (?:can|could|should|do|does|would|will|to) (?:(?:i|we|he|she|they|(?:my|our) \w+) )?(?:apply|go|look|even apply|aim)|(?:what|which) (?:(?:4|four) year |good |other )?(?:colleges|schools|universities|places)(?! (?:are|is|do|does|have|has|require|need|accept|take|offer|give|will)\b)|who (?:should|could) (?:i|we|he|she) apply|donde (?:deberia|debo|debe|puedo|puede) (?:aplicar|solicitar|ir))\b/;
