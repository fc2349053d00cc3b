/**
 * Schools within a university that families call by a name of their own: "Wharton", "NYU Stern". Read as the university and
 * the field, because figures are published for these and not for the school.
 */

/** `isAlone`: nothing else is called so. The others count beside their university's name. */
type School = { college: string; named: RegExp; field: string; isAlone: boolean };

const michigan = /\b(?:u ?mich|michigan|ann arbor)\b(?! state)/i;
const nyu = /\b(?:nyu|new york university)\b/i;
const usc = /\b(?:usc|southern california)\b/i;
const austin = /\b(?:ut|ut austin|texas)\b/i;
const illinois = /\b(?:uiuc|illinois|urbana)\b/i;
const syracuse = /\bsyracuse\b/i;
const arizonaState = /\b(?:asu|arizona state)\b/i;
const none = /(?!)/;

const schools: ReadonlyMap<string, School> = new Map([
  [
    "wharton",
    {
      college: "UPenn",
      named: /\b(?:u ?penn|penn|pennsylvania)\b(?! state)/i,
      field: "business",
      isAlone: true,
    },
  ],
  ["stern", { college: "NYU", named: nyu, field: "business", isAlone: false }],
  ["tandon", { college: "NYU", named: nyu, field: "engineering", isAlone: true }],
  ["ross", { college: "Michigan", named: michigan, field: "business", isAlone: true }],
  [
    "kelley",
    {
      college: "Indiana University",
      named: /\b(?:iu|indiana|bloomington)\b/i,
      field: "business",
      isAlone: true,
    },
  ],
  ["mccombs", { college: "UT Austin", named: austin, field: "business", isAlone: true }],
  ["cockrell", { college: "UT Austin", named: austin, field: "engineering", isAlone: true }],
  ["haas", { college: "UC Berkeley", named: /\b(?:berkeley|cal|ucb)\b/i, field: "business", isAlone: true }],
  ["mcintire", { college: "UVA", named: /\b(?:uva|virginia)\b/i, field: "business", isAlone: true }],
  ["mcdonough", { college: "Georgetown", named: /\bgeorgetown\b/i, field: "business", isAlone: false }],
  ["viterbi", { college: "USC", named: usc, field: "engineering", isAlone: true }],
  ["marshall", { college: "USC", named: usc, field: "business", isAlone: false }],
  ["medill", { college: "Northwestern", named: /\bnorthwestern\b/i, field: "journalism", isAlone: true }],
  ["pratt", { college: "Duke", named: /\bduke\b/i, field: "engineering", isAlone: false }],
  ["grainger", { college: "UIUC", named: illinois, field: "engineering", isAlone: true }],
  ["gies", { college: "UIUC", named: illinois, field: "business", isAlone: true }],
  ["smeal", { college: "Penn State", named: /\bpenn state\b/i, field: "business", isAlone: true }],
  ["fisher", { college: "Ohio State", named: /\b(?:osu|ohio state)\b/i, field: "business", isAlone: false }],
  ["newhouse", { college: "Syracuse", named: syracuse, field: "communication", isAlone: true }],
  ["whitman", { college: "Syracuse", named: syracuse, field: "business", isAlone: false }],
  ["carey", { college: "Arizona State", named: arizonaState, field: "business", isAlone: false }],
  [
    "eller",
    {
      college: "University of Arizona",
      named: /\b(?:arizona|uofa)\b(?! state)/i,
      field: "business",
      isAlone: true,
    },
  ],
  [
    "questrom",
    {
      college: "Boston University",
      named: /\b(?:bu|boston university)\b/i,
      field: "business",
      isAlone: true,
    },
  ],
  [
    "scheller",
    { college: "Georgia Tech", named: /\b(?:gt|georgia tech|gatech)\b/i, field: "business", isAlone: true },
  ],
  ["terry", { college: "UGA", named: /\b(?:uga|georgia)\b(?! tech)/i, field: "business", isAlone: false }],
  [
    "warrington",
    {
      college: "University of Florida",
      named: /\b(?:uf|florida)\b(?! state)/i,
      field: "business",
      isAlone: true,
    },
  ],
  [
    "tepper",
    { college: "Carnegie Mellon", named: /\b(?:cmu|carnegie)\b/i, field: "business", isAlone: true },
  ],
]);

const anyName = new RegExp(
  `\\b(${[...schools.keys()].join("|")})\\b(?! county| university)(?:'s)?(?: (?:school|college) of \\w+)?(?: (?:business school|school|college))?`,
  "giu",
);

/** "NYU Stern acceptance rate" as "NYU business school acceptance rate". */
export function nameSchools(question: string): string {
  return question.replaceAll(anyName, (said: string, name: string, at: number) => {
    const { college, named, field, isAlone } = schools.get(name.toLowerCase()) ?? nothing;
    const isAsked = before.test(question.slice(0, at)) && after.test(question.slice(at + said.length));
    if (named.test(question)) return `${field} school`;
    return isAlone && isAsked ? `${college} ${field} school` : said;
  });
}

/** "My son Ross" is no school: alone, a name must stand where a college would. */
const before =
  /(?:^|\b(?:at|into|in|to|(?<!this |name )is|does|do|about|for|of|and|or|vs\.?|versus|than|like) (?:the )?)$/i;
const after =
  /^\s*(?:$|[?.,!;]|(?:acceptance|admit|admission|admissions|rate|hard|worth|cost|costs|tuition|price|deadline|requirements?|have|require|vs\.?|versus|or|gpa|sat|act)\b|(?:with an?|for) \d)/i;

const nothing: School = { college: "", named: none, field: "", isAlone: false };
