/** What the counts of a waiting list come to, in a sentence a counselor would say. */
import type { WaitingList } from "./details.ts";

/** Below this number on the list, one student more or less would change the sentence. */
const fewest = 30;

/** Above this share, a college has most likely counted only those it admitted. */
const most = 0.95;

/** Null where the counts allow no sentence: too few students, or a list that seems to hold only those admitted. */
export function describeWaiting({ offered, accepted, admitted }: WaitingList): string | null {
  if (offered === 0) return "No one was put on a waiting list that year.";
  if (accepted < fewest) return "Too few students were on the list to say what the odds were.";
  const share = admitted / accepted;
  if (share > most) return null;
  if (admitted === 0) return "No one on the waiting list got in.";
  if (share < 0.01) return "Fewer than 1 in 100 students on the waiting list got in.";
  const [count, of] = share < 0.095 ? [Math.round(share * 100), 100] : [Math.round(share * 10), 10];
  return `About ${count} in ${of} students on the waiting list got in.`;
}
