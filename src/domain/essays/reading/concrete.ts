/** How much of a sentence one could see, hear or check: the measure behind "telling" and "anyone's". */
import type { Draft, Sentence } from "./sentences.ts";

/** Things and bodies. Not complete and need not be: numbers, names, speech and verbs count as well. */
const things = new Set(
  `kitchen table stove oven pan pot knife fork bowl plate cup mug flour dough bread rice bean beans salt sugar tortilla soup
  apron counter sink floor door window wall porch stairs roof garage yard garden fence tree leaf leaves root dirt mud sand rock
  stone river lake creek beach boat dock net fish bird dog cat horse chicken cow bus car truck bike train road street sidewalk
  field court pool gym locker bench ball bat glove cleats uniform jersey whistle clipboard notebook pencil pen paper page
  book library desk chair bed couch blanket pillow lamp light phone screen laptop keyboard code wire wires circuit solder
  battery motor engine wrench hammer screwdriver nail saw drill paint brush canvas guitar violin piano drum trumpet string
  strings bow stage curtain microphone camera lens photo photograph letter envelope box bag backpack suitcase shoe shoes boots
  coat jacket shirt dress sleeve pocket hand hands finger fingers fist palm wrist arm arms shoulder shoulders knee knees foot
  feet leg legs back neck face eyes eye mouth lip lips teeth hair skin voice ear ears nose tears sweat blood scar hospital
  nurse waiting bandage needle pill shop store register receipt market bakery restaurant church mosque temple cemetery grave
  snow rain wind storm smoke fire ash dust heat ice mop broom bucket laundry cart shelf aisle ladder basement attic closet
  spreadsheet scoreboard chalk whiteboard microscope beaker telescope robot calculator chess board pawn cards dice thermos
  abuela abuelo mami papi nana grandma grandpa coach cashier janitor mechanic`.split(/\s+/u),
);
/** What a body does; the past tense of stories. */
const acts = new Set(
  `said asked whispered shouted yelled laughed cried nodded shrugged pointed grabbed dropped pulled pushed knocked slammed
  climbed crawled ran walked drove biked swam jumped fell tripped sat stood knelt leaned held carried lifted threw caught
  opened closed locked wiped washed scrubbed folded cut chopped stirred kneaded baked cooked poured spilled counted
  measured wrote typed drew painted sketched built hammered soldered sewed stitched planted dug watered picked packed
  unpacked handed passed tasted smelled heard watched stared squinted blinked burned froze shook trembled sang hummed
  played practiced rehearsed called texted knitted translated signed read erased taped glued fixed rebuilt broke repaired
  waited woke slept mopped swept stacked sorted sold bought paid weighed tested rewired debugged`.split(
    /\s+/u,
  ),
);
const speech = /["“][^"“”]{2,}["”]/u;
const figures =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|dozen)\b/iu;
const times =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|a\.m|p\.m|midnight|noon|morning|afternoon|evening|tonight|yesterday|last (?:spring|summer|fall|winter|year)|freshman|sophomore|seventh|eighth|ninth|tenth|eleventh grade)\b/iu;

/** 0 for a sentence that names nothing; 2 or more for one that puts a reader somewhere. */
export function measureConcreteness(sentence: Sentence): number {
  let points = 0;
  if (speech.test(sentence.text)) points += 2;
  if (figures.test(sentence.text)) points += 1;
  if (times.test(sentence.text)) points += 1;
  for (const [index, word] of sentence.words.entries()) {
    if (things.has(word.lower) || things.has(word.lower.replace(/s$/u, ""))) points += 1;
    else if (acts.has(word.lower)) points += 1;
    else if (index > 0 && /^\p{Lu}\p{Ll}/u.test(word.text) && !/^I['’]/u.test(word.text)) points += 1;
  }
  return points;
}

/** The concreteness of each sentence of the draft, in order. */
export function measureAll({ sentences }: Draft): number[] {
  return sentences.map(measureConcreteness);
}
