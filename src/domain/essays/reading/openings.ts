/** Openings that readers of applications meet every day. A closed list: anything else is the writer's own. */
import type { Finding, OpeningKind } from "./remark.ts";
import type { Draft } from "./sentences.ts";

/** The first that fits is told; each is tested on the first sentence. */
const patterns: readonly (readonly [OpeningKind, RegExp])[] = [
  [
    "dictionary",
    /\b(?:webster|merriam|oxford english|dictionary(?:\.com)?)\b.{0,60}\b(?:defines?|definition|says?|describes?)\b|\baccording to (?:the |merriam|webster|oxford|google)[^.]{0,30}\b(?:dictionary|webster|definition)\b|^the (?:dictionary )?definition of\b|\bis defined as\b/iu,
  ],
  [
    "quotation",
    /^["“][^"”]{12,}["”],?\s*(?:[-–—]|said\b|wrote\b|once\b|by\b)\s*[-–—]?\s*\p{Lu}|^as \p{Lu}[\p{L}. ]+ (?:once |famously )*(?:said|wrote|put it)\b|^\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)+ (?:once|famously) (?:said|wrote|stated)\b/u,
  ],
  [
    "everSince",
    /^(?:ever )?since (?:i was (?:a |an )?(?:very )?(?:little|young|small|kid|child|toddler|baby|born|\w+ years old)|i can remember|(?:my )?childhood|birth|a young age|elementary school)|^(?:for )?as long as i can remember|^from (?:a|the) (?:very )?(?:young|early) age|^as a (?:young |little |small )?(?:child|kid|boy|girl),? i|^growing up,? i (?:was |have |had )?always|^when i was (?:little|young|a (?:little )?(?:kid|child|girl|boy)),? i (?:always|wanted|dreamed|loved)/iu,
  ],
  [
    "alwaysBeen",
    /^i(?:'ve|’ve| have)? (?:always|long) (?:been (?:\w+ )?(?:passionate|fascinated|interested|intrigued|curious|drawn|driven|in love|a )|loved|wanted|dreamed|dreamt|known|had a (?:passion|love|dream))|^(?:\w+ )?has always (?:been|held) (?:\w+ )?(?:my|a) (?:passion|dream|big part|huge part|special place)|^my (?:passion|love|fascination) for\b/iu,
  ],
  [
    "society",
    /^in (?:today[’']s|our|this|the) (?:\w+ )?(?:modern |fast-paced |ever-changing )?(?:society|world|age|era)\b|^(?:nowadays|these days),/iu,
  ],
  ["imagine", /^(?:imagine|picture) (?:this|a world|a place|yourself|being|that|if|the)\b/iu],
  [
    "introduction",
    /^(?:hi|hello|hey)?[,.!]? ?my name is\b|^i am a[n]? \w+ (?:senior|student|junior)\b|^allow me to introduce/iu,
  ],
  [
    "announcement",
    /^(?:in this essay|this essay (?:is|will)|i am writing (?:this|to)|i(?:’m|'m| am) going to (?:tell|write|talk)|i would like to (?:tell|share|talk))/iu,
  ],
  [
    "haveYouEver",
    /^(?:have you ever|did you know|what (?:does it mean to be|is the meaning of|if i told you)|ever wonder(?:ed)?)\b/iu,
  ],
  [
    "beginningOfTime",
    /^(?:since the (?:dawn|beginning) of|throughout (?:all of |human )?(?:history|time)|for (?:centuries|thousands of years|generations),)/iu,
  ],
  [
    "lifeIs",
    /^life is (?:like|a|full|about|not)\b|^(?:everyone|everybody|we all|all of us|every person) (?:has|have|faces?|experiences?|goes through|knows?|wants?)\b/iu,
  ],
  [
    "alarmClock",
    /^(?:(?:beep|ring|buzz|bzz+|brr+ing)[!,.… ]+){1,}|^(?:my|the) alarm(?: clock)? (?:rings|rang|goes off|went off|blares|blared|buzzes|buzzed)\b/iu,
  ],
];

export function findOpening({ sentences }: Draft): Finding[] {
  const [first, second] = sentences;
  if (first === undefined) return [];
  for (const [opening, pattern] of patterns) {
    if (pattern.test(first.text)) return [{ kind: "opening", opening, start: first.start, end: first.end }];
  }
  // A quotation whose speaker is named after it: "…" — Name, on a line of its own.
  const isAttributed =
    second !== undefined && /^["“][^"”]+["”]$/u.test(first.text) && /^[-–—~]\s*\p{Lu}/u.test(second.text);
  if (!isAttributed) return [];
  return [{ kind: "opening", opening: "quotation", start: first.start, end: second.end }];
}
