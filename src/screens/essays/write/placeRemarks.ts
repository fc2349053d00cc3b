/** Where the sentences of remarks are, in a text that may have changed since it was read. */
import { locateQuote } from "./locateQuote.ts";

export type PlacedRemark<One> = {
  key: string;
  remark: One;
  quote: string;
  /** Null if the sentence is gone. */
  place: { start: number; end: number } | null;
};

/** `name` tells remarks of several readers apart; `aside` are the keys of those the student set aside. */
export function placeRemarks<One extends { kind: string; start: number; end: number }>(
  name: string,
  remarks: readonly One[],
  readText: string,
  { text, aside }: { text: string; aside: ReadonlySet<string> },
): PlacedRemark<One>[] {
  return remarks.flatMap((remark) => {
    const quote = readText.slice(remark.start, remark.end);
    const key = `${name} ${remark.kind} ${remark.start}`;
    return aside.has(key) ? [] : [{ key, remark, quote, place: locateQuote(text, quote, remark.start) }];
  });
}
