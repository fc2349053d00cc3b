/** Which reading of a draft was done last, by rules or by a language model: the writing record counts both. */
import { useState } from "react";

type Done = { remarks: number } | null;

/** Each is a new object for each reading, and null before the first. */
export function useLastReading(rules: Done, model: Done): Done {
  const [last, setLast] = useState({ rules, model, done: rules });
  if (last.rules !== rules) setLast({ rules, model, done: rules });
  else if (last.model !== model) setLast({ rules, model, done: model });
  return last.done;
}
