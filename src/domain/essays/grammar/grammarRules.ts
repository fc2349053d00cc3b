/**
 * The rules of the grammar checker that are used, by the checker's own names, and what each kind is called. Its other
 * rules are about spelling, style, regional usage, typography and names of products, or speak up in good writing.
 */

/** What a finding is about. */
export const grammarKinds = ["agreement", "verbForm", "mixedUp", "pronoun", "word", "repeated"] as const;
export type GrammarKind = (typeof grammarKinds)[number];

const rulesByKind: Readonly<Record<GrammarKind, readonly string[]>> = {
  agreement: [
    "AnA",
    "IAmAgreement",
    "MostOfTheTimes",
    "OneOfTheSingular",
    "PronounAre",
    "PronounInflectionBe",
    "PronounVerbAgreement",
    "ThereIsAgreement",
    "ThesesThese",
  ],
  verbForm: [
    "DidPast",
    "Didnt",
    "DoubleModal",
    "HadOf",
    "HeDos",
    "HelpedPast",
    "InflectedVerbAfterTo",
    "IsBeenAuxSequence",
    "LookForwardTo",
    "LookingForwardTo",
    "ModalOf",
    "Payed",
    "ProgressiveNeedsBe",
    "RegularIrregulars",
    "SimplePastToPastParticiple",
    "SupposedTo",
    "UseToUsedTo",
    "WantBe",
    "WillNonLemma",
  ],
  mixedUp: [
    "AllReady",
    "AllThough",
    "BareInMind",
    "BoarderBorder",
    "DoesOrDose",
    "EludedTo",
    "ExitedExcitedContext",
    "FeelFell",
    "HavePassed",
    "ItsPossessive",
    "NounVerbConfusion",
    "PeaceOfMind",
    "PiqueInterest",
    "PossessiveYour",
    "PrincipleToPrincipalRoleNoun",
    "PronounKnew",
    "SafeToSave",
    "ThatThan",
    "TheirToThere",
    "TheirToTheyre",
    "ThenThan",
    "ThereOwn",
    "ThereToTheir",
    "Theres",
    "TheyreConfusions",
    "TheyreToTheir",
    "ThingThink",
    "ThoughThought",
    "ToLoseTooLoose",
    "ToTooIdioms",
    "ToTwoToo",
    "TooTo",
    "WaistWaste",
    "WasAloud",
    "WereWhere",
    "WorseOrWorst",
    "YourOutClauseAgreement",
  ],
  pronoun: ["CapitalizePersonalPronouns", "CompoundSubjectI", "FriendOfMe", "SubjectPronoun"],
  word: [
    "AWhile",
    "AdjectiveDoubleDegree",
    "AllIntentsAndPurposes",
    "AnAnother",
    "AnotherAn",
    "AsEvidentBy",
    "BanTogether",
    "Cant",
    "DespiteOf",
    "Everyday",
    "ExceptOf",
    "FreeRein",
    "InterestedIn",
    "LikelyHood",
    "MoreBetter",
    "OpenCompounds",
    "TheAnother",
  ],
  repeated: ["RepeatedWords"],
};

const kindsByRule: ReadonlyMap<string, GrammarKind> = new Map(
  grammarKinds.flatMap((kind) => rulesByKind[kind].map((rule) => [rule, kind] as const)),
);

export const grammarRules: readonly string[] = [...kindsByRule.keys()];

/** Null for a rule that is not used. */
export function findGrammarKind(rule: string): GrammarKind | null {
  return kindsByRule.get(rule) ?? null;
}
