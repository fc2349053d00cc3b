/** Where a message stands, by shape and word. */
import type { MessageState } from "#contract/adminInbox.ts";
import { StatusMark, type StatusTone } from "#ui/StatusMark.tsx";
import { inboxWords as words } from "./words.ts";

const tones: Record<MessageState, StatusTone> = {
  new: "caution",
  assigned: "target",
  answered: "likely",
  closed: "safety",
};

export function MessageStatus({ state }: { state: MessageState }) {
  return <StatusMark tone={tones[state]} word={words.states[state]} />;
}
