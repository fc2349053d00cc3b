/**
 * Award letters with their keys, made of a layout, a vocabulary, printed sums and noise. The held-out ones use layouts and words that the
 * others don't: they are scored, and nobody looks at what was missed.
 */
import type { OfferLineKind } from "#domain/offers/offer.ts";
import { createSeededRandom } from "#lib/random.ts";
import type { KeyedLetter, KeyLine } from "../evaluate/scoreLetters.ts";

type Item = { name: string; kind: OfferLineKind; usd: number };
type Words = Readonly<
  Record<"tuition" | "fees" | "housing" | "food" | "books" | "travel" | "personal", readonly string[]>
> &
  Readonly<
    Record<
      "merit" | "need" | "pell" | "state" | "sub" | "unsub" | "plus" | "work" | "outside",
      readonly string[]
    >
  > & {
    costTotal: string;
    giftTotal: string;
    loanTotal: string;
    aidTotal: string;
    net: string;
    due: string;
    costs: string;
    gifts: string;
    loans: string;
    works: string;
  };

const plain: Words = {
  tuition: ["Tuition", "Tuition (full-time)", "Undergraduate tuition"],
  fees: ["Fees", "Mandatory fees", "Student activity fee"],
  housing: ["Housing", "Residence hall", "Room (double)"],
  food: ["Food", "Meal plan", "Dining - Block 150"],
  books: ["Books and supplies", "Books"],
  travel: ["Transportation", "Travel"],
  personal: ["Personal expenses", "Miscellaneous"],
  merit: ["Trustee Scholarship", "Dean's Scholarship", "Presidential Award"],
  need: ["University Grant", "Opportunity Grant", "College Grant"],
  pell: ["Federal Pell Grant", "Pell Grant"],
  state: ["State Grant", "Cal Grant A", "Ohio College Opportunity Grant", "TEXAS Grant"],
  sub: ["Federal Direct Subsidized Loan", "Direct Subsidized Loan"],
  unsub: ["Federal Direct Unsubsidized Loan", "Direct Unsubsidized Loan"],
  plus: ["Parent PLUS Loan", "Federal Direct PLUS Loan"],
  work: ["Federal Work-Study", "Campus employment"],
  outside: ["Rotary Club Scholarship", "Outside scholarship"],
  costTotal: "Total cost of attendance",
  giftTotal: "Total grants and scholarships",
  loanTotal: "Total loans",
  aidTotal: "Total financial aid",
  net: "Net price",
  due: "Estimated balance due",
  costs: "Cost of attendance",
  gifts: "Grants and scholarships",
  loans: "Loans",
  works: "Work",
};
const short: Words = {
  ...plain,
  tuition: ["Tuit", "TUITION"],
  fees: ["Fees", "Comp Fee"],
  housing: ["Hsg", "Room"],
  food: ["Board", "Meals"],
  books: ["Bks/Supplies", "Books/Supp"],
  travel: ["Transp"],
  personal: ["Misc", "Pers/Misc"],
  merit: ["Presidential Schp", "Dean's Schol", "Trustee Sch"],
  need: ["Univ Grnt", "Inst Grant"],
  pell: ["PELL", "Fed Pell"],
  state: ["OCOG", "NYS TAP", "TPEG"],
  sub: ["DL Sub", "Fed Direct Sub"],
  unsub: ["DL Unsub", "Fed Direct Unsub"],
  plus: ["Dir PLUS"],
  work: ["FWS", "CWS"],
  outside: ["Elks Schol"],
  costTotal: "Total COA",
  giftTotal: "Total Grants",
  loanTotal: "Total Loans",
  aidTotal: "Total Aid",
};
const spanish: Words = {
  tuition: ["Matr\u00edcula"],
  fees: ["Cuotas", "Cargos"],
  housing: ["Hospedaje", "Alojamiento"],
  food: ["Comidas", "Plan de comidas"],
  books: ["Libros y materiales"],
  travel: ["Transporte", "Transportaci\u00f3n"],
  personal: ["Gastos personales"],
  merit: ["Beca de m\u00e9rito", "Beca del rector"],
  need: ["Beca institucional", "Subvenci\u00f3n del colegio"],
  pell: ["Beca Federal Pell", "Beca Pell"],
  state: ["Beca estatal", "Subvenci\u00f3n estatal"],
  sub: ["Pr\u00e9stamo con subsidio", "Pr\u00e9stamo federal subsidiado"],
  unsub: ["Pr\u00e9stamo sin subsidio"],
  plus: ["Pr\u00e9stamo para padres"],
  work: ["Estudio y trabajo"],
  outside: ["Beca externa"],
  costTotal: "Costo total",
  giftTotal: "Total de becas",
  loanTotal: "Total de pr\u00e9stamos",
  aidTotal: "Total de ayuda",
  net: "Precio neto",
  due: "Saldo",
  costs: "Costos",
  gifts: "Becas",
  loans: "Pr\u00e9stamos",
  works: "Trabajo",
};
/** Held out: codes of aid systems, and names that say less. */
const codes: Words = {
  ...short,
  merit: ["FNDRS SCHOL", "HNRS SCHLSHP"],
  need: ["INST NEED GR", "NEED-BASED GRT"],
  pell: ["FPELL", "PELL GRT"],
  state: ["MAP GRANT", "NJ TAG", "FSAG"],
  sub: ["DLSUB", "FDSL"],
  unsub: ["DLUNSUB", "FDUSL"],
  plus: ["DL PLUS"],
  work: ["FWSP", "FED WK STDY"],
  outside: ["EXT SCHOL"],
  giftTotal: "GIFT TOTAL",
  aidTotal: "AID TOTAL",
};

type Random = () => number;
type Made = { text: string; key: KeyLine[] };
type Parts = {
  costs: Item[];
  gifts: Item[];
  loans: Item[];
  works: Item[];
  words: Words;
  random: Random;
  write: (usd: number) => string;
  noise: readonly string[];
};
type Layout = (parts: Parts) => Made;

const sum = (items: readonly Item[]) => items.reduce((total, { usd }) => total + usd, 0);
const toKey = (items: readonly Item[]): KeyLine[] => items.map(({ kind, usd }) => ({ kind, amountUsd: usd }));
const pick = <One>(random: Random, all: readonly [One, ...One[]] | readonly One[]): One => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error("Nothing to pick from.");
  return one;
};
const row = (name: string, ...amounts: readonly string[]) =>
  `${name.padEnd(36)}${amounts.map((one) => ` ${one.padStart(11)}`).join("")}`;
const head = (title: string) => `Ridgefall University\n${title} 2027-2028\n`;

/** A list under headings, with as many of its sums as the letter prints. */
const list: Layout = ({ costs, gifts, loans, works, words, random, write, noise }) => {
  const line = pick(random, [
    (name: string, usd: number) => row(name, write(usd)),
    (name: string, usd: number) => `${name}: ${write(usd)}`,
    (name: string, usd: number) => `${name} ${".".repeat(12)} ${write(usd)}`,
  ]);
  const rows = (items: readonly Item[]) => items.map(({ name, usd }) => line(name, usd));
  const hasTotals = random() < 0.7;
  const hasNet = hasTotals && random() < 0.7;
  const takesLoans = hasNet && random() < 0.3;
  const costUsd = sum(costs);
  const netUsd = costUsd - sum(gifts) - (takesLoans ? sum(loans) + sum(works) : 0);
  const text = [
    head("Financial aid offer"),
    words.costs,
    ...rows(costs),
    ...(hasTotals ? [line(words.costTotal, costUsd)] : []),
    noise[0] ?? "",
    words.gifts,
    ...rows(gifts),
    ...(hasTotals ? [line(words.giftTotal, sum(gifts))] : []),
    words.loans,
    ...rows(loans),
    words.works,
    ...rows(works),
    ...(hasTotals && random() < 0.5 ? [line(words.aidTotal, sum([...gifts, ...loans, ...works]))] : []),
    ...(hasNet && netUsd >= 0 ? [line(takesLoans ? words.due : words.net, netUsd)] : []),
    ...noise.slice(1),
  ].join("\n");
  const key = toKey([...costs, ...gifts, ...loans, ...works]);
  if (hasTotals) key.push({ kind: "totalCost", amountUsd: costUsd });
  if (hasNet && netUsd >= 0) key.push({ kind: "statedNetPrice", amountUsd: netUsd });
  return { text, key };
};

const split = (usd: number, terms: number): number[] => {
  const each = Math.floor(usd / terms);
  return Array.from({ length: terms }, (_, term) => (term === terms - 1 ? usd - each * (terms - 1) : each));
};

/** A table with a column a term. */
const table =
  (terms: readonly string[], total: string | null): Layout =>
  ({ gifts, loans, works, words, write, noise }) => {
    const aid = [...gifts, ...loans, ...works];
    const cells = (usd: number) => [...split(usd, terms.length), ...(total === null ? [] : [usd])];
    const columns = terms.map((_, term) =>
      aid.reduce((all, { usd }) => all + (split(usd, terms.length)[term] ?? 0), 0),
    );
    const text = [
      head("Award summary"),
      noise[0] ?? "",
      row("Award", ...terms, ...(total === null ? [] : [total])),
      ...aid.map(({ name, usd }) => row(name, ...cells(usd).map(write))),
      row("Total", ...[...columns, ...(total === null ? [] : [sum(aid)])].map(write)),
      ...noise.slice(1),
      words.due === "" ? "" : "Questions? Call (555) 010-2300.",
    ].join("\n");
    return { text, key: toKey(aid) };
  };

/** A web page's table copied with tabs or bars, offered beside accepted. */
const cells: Layout = ({ gifts, loans, works, random, write }) => {
  const between = pick(random, ["\t", " | "]);
  const aid = [...gifts, ...loans, ...works];
  const isLoan = ({ kind }: Item) => kind !== "grant";
  const text = [
    head("Awards"),
    ["Award", "Offered", "Accepted"].join(between),
    ...aid.map((item) => [item.name, write(item.usd), write(isLoan(item) ? 0 : item.usd)].join(between)),
    ["Total", write(sum(aid)), write(sum(gifts))].join(between),
  ].join("\n");
  return { text, key: toKey(aid) };
};

/** Cards: the amount over its name, or under it. */
const cards =
  (isAbove: boolean): Layout =>
  ({ gifts, loans, works, random, write }) => {
    const aid = [...gifts, ...loans, ...works];
    const hasStatus = random() < 0.5;
    const text = [
      "My aid",
      ...aid.flatMap(({ name, usd }) => [
        ...(isAbove ? [write(usd), name] : [name, write(usd)]),
        ...(hasStatus ? ["Offered"] : []),
      ]),
    ].join("\n");
    return { text, key: toKey(aid) };
  };

/** One term's bill: charges, credits and the balance of that term. Its total is no cost of attendance. */
const bill =
  (title: string, terms: number): Layout =>
  ({ costs, gifts, loans, write, random }) => {
    const charges = costs.filter(({ kind }) => kind === "tuitionFees" || kind === "housingFood");
    const even = (items: readonly Item[]) =>
      items.map((item) => ({ ...item, usd: terms * Math.round(item.usd / terms) }));
    const [billed, credits] = [even(charges), even([...gifts, ...loans])];
    const term = (usd: number) => usd / terms;
    const hasTotal = random() < 0.5;
    const balance = term(sum(billed) - sum(credits));
    const taken = (usd: number) => (random() < 0.5 ? `-${write(usd)}` : `(${write(usd)})`);
    const text = [
      `Ridgefall University\n${title}`,
      ...billed.map(({ name, usd }) => row(name, write(term(usd)))),
      ...(hasTotal ? [row("Total charges", write(term(sum(billed))))] : []),
      ...credits.map(({ name, usd }) => row(name, taken(term(usd)))),
      ...(balance > 0 ? [row("Balance due", write(balance))] : []),
    ].join("\n");
    const key = toKey([...billed, ...credits]);
    return { text, key };
  };

const prose: Layout = ({ gifts, loans, works, costs, write, random }) => {
  const [tuition, ...others] = costs;
  const given = gifts.map(({ name, usd }) =>
    pick(random, [
      `a ${name} of ${write(usd)}`,
      `the ${name} in the amount of ${write(usd)}`,
      `${write(usd)} from the ${name}`,
    ]),
  );
  const text = [
    "Dear Sam,",
    `Congratulations on your admission to Ridgefall University! We are pleased to offer you ${given.join(", and ")}.`,
    ...loans.map(({ name, usd }) => `You may also borrow ${write(usd)} through the ${name} program.`),
    ...works.map(({ name, usd }) => `You can earn up to ${write(usd)} through ${name}.`),
    tuition === undefined ? "" : `${tuition.name} for the coming year will be ${write(tuition.usd)}.`,
    ...others.slice(0, 2).map(({ name, usd }) => `${name} will cost you about ${write(usd)}.`),
    "Your enrollment deposit of $300 is due May 1.",
  ].join("\n");
  return { text, key: toKey([...gifts, ...loans, ...works, ...costs.slice(0, 3)]) };
};

const sideBySide: Layout = ({ costs, gifts, loans, works, write }) => {
  const aid = [...gifts, ...loans, ...works];
  const lines = Array.from({ length: Math.max(costs.length, aid.length) + 1 }, (_, at) => {
    const left = costs[at] ?? (at === costs.length ? { name: "Total", usd: sum(costs) } : null);
    const right = aid[at] ?? (at === aid.length ? { name: "Total", usd: sum(aid) } : null);
    const half = (one: { name: string; usd: number } | null) =>
      one === null ? "" : `${one.name.padEnd(28)}${write(one.usd).padStart(9)}`;
    return `${half(left).padEnd(42)}${half(right)}`.trimEnd();
  });
  const text = [`${"Costs".padEnd(42)}Your aid`, ...lines].join("\n");
  return { text, key: [...toKey([...costs, ...aid]), { kind: "totalCost", amountUsd: sum(costs) }] };
};

const fourYears: Layout = ({ gifts, costs, write }) => {
  const years = ["2027-28", "2028-29", "2029-30", "2030-31", "Four-year total"];
  const shown = [...costs.slice(0, 3), ...gifts];
  const text = [
    head("Your four-year plan"),
    row("", ...years.map((year) => year)),
    ...shown.map(({ name, usd }) =>
      row(name, write(usd), write(usd), write(usd), write(usd), write(4 * usd)),
    ),
  ].join("\n");
  return { text, key: toKey(shown) };
};

/** Each cell of a table on a line of its own. */
const cellLines: Layout = ({ gifts, loans, write }) => {
  const aid = [...gifts, ...loans];
  const text = [
    "Award\nFall\nSpring\nTotal",
    ...aid.flatMap(({ name, usd }) => [name, ...split(usd, 2).map(write), write(usd)]),
  ].join("\n");
  return { text, key: toKey(aid) };
};

const openLayouts: readonly Layout[] = [
  list,
  list,
  list,
  table(["Fall", "Spring"], "Total"),
  table(["Fall 2027", "Spring 2028"], null),
  table(["Fall", "Winter", "Spring"], "Year"),
  cells,
  cards(false),
  cards(true),
  bill("Fall 2027 Semester Bill", 2),
  prose,
  sideBySide,
];
const heldOutLayouts: readonly Layout[] = [
  list,
  table(["Autumn", "Winter", "Spring"], "Total"),
  table(["Trimester 1", "Trimester 2", "Trimester 3"], null),
  bill("Statement of Account - Winter 2028 Quarter", 3),
  bill("Your Spring 2028 eBill", 2),
  fourYears,
  cellLines,
  cards(true),
  prose,
];

const noises: readonly string[] = [
  "Student Aid Index (SAI): 4,120",
  "Enrollment deposit $300 due May 1, 2027",
  "Federal Supplemental Grant $0",
  "Page 1 of 2",
  "Student ID: 900123456",
  "Printed 03/14/2027",
  "You must enroll in 12 credits and keep a 2.5 GPA.",
  "Awards are estimates and may change.",
];

const writers: readonly ((usd: number) => string)[] = [
  (usd) => `$${usd.toLocaleString("en-US")}`,
  (usd) => usd.toLocaleString("en-US"),
  (usd) => `$${usd.toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
  (usd) => usd.toLocaleString("en-US", { minimumFractionDigits: 2 }),
];

export type GeneratedLetters = { isHeldOut: boolean; letters: number; seed: number };

export function generateLetters({ isHeldOut, letters, seed }: GeneratedLetters): KeyedLetter[] {
  const random = createSeededRandom(seed);
  const layouts = isHeldOut ? heldOutLayouts : openLayouts;
  const vocabularies = isHeldOut ? [codes, plain, spanish] : [plain, short, spanish];
  return Array.from({ length: letters }, (_, at) => {
    const words = pick(random, vocabularies);
    const layout = layouts[at % layouts.length] ?? list;
    const { text, key } = layout(makeParts(words, random));
    return { name: `${isHeldOut ? "held out" : "generated"} ${at}`, text, key };
  });
}

function makeParts(words: Words, random: Random): Parts {
  const usd = (from: number, to: number) => from + Math.round((random() * (to - from)) / 10) * 10;
  const item = (kind: OfferLineKind, names: readonly string[], from: number, to: number): Item => ({
    name: pick(random, names),
    kind,
    usd: usd(from, to),
  });
  const some = (items: readonly Item[], share: number) => items.filter(() => random() < share);
  const isCheap = random() < 0.4;
  return {
    words,
    random,
    write: pick(random, writers),
    noise: noises.filter(() => random() < 0.3),
    costs: [
      item("tuitionFees", words.tuition, isCheap ? 5_200 : 24_000, isCheap ? 14_000 : 66_000),
      item("tuitionFees", words.fees, 310, 2_900),
      item("housingFood", words.housing, 4_300, 10_900),
      item("housingFood", words.food, 3_100, 7_900),
      ...some(
        [
          item("books", words.books, 600, 1_400),
          item("travel", words.travel, 500, 2_300),
          item("personal", words.personal, 900, 3_100),
        ],
        0.8,
      ),
    ],
    gifts: [
      item("grant", words.pell, 1_020, 7_390),
      ...some(
        [
          item("grant", words.merit, 2_000, isCheap ? 4_000 : 26_000),
          item("grant", words.need, 1_000, 9_000),
          item("grant", words.state, 800, 5_000),
          item("grant", words.outside, 500, 2_500),
        ],
        0.65,
      ),
    ],
    loans: [
      { name: pick(random, words.sub), kind: "studentLoan", usd: 3_500 },
      ...some(
        [
          { name: pick(random, words.unsub), kind: "studentLoan", usd: 2_000 },
          item("parentLoan", words.plus, 4_000, 15_000),
        ],
        0.5,
      ),
    ],
    works: some([item("workStudy", words.work, 1_200, 3_000)], 0.6),
  };
}
