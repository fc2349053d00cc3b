/** What the content search finds in a few made-up pages, and in which order. */
import { describe, expect, test } from "vitest";
import type { SearchedPage } from "#contract/contentSearch.ts";
import { runToEnd } from "#lib/steps.ts";
import { prepareContentSearch } from "./contentSearch.ts";

const makePage = (changed: Partial<SearchedPage> & Pick<SearchedPage, "path" | "title">): SearchedPage => ({
  kind: "help",
  excerpt: "",
  names: [],
  also: "",
  sections: [],
  ...changed,
});

const pages: SearchedPage[] = [
  makePage({
    path: "/help/fafsa",
    title: "FAFSA: who signs and what to have ready",
    excerpt: "The order of the steps.",
    sections: [
      { anchor: "", heading: "", words: "Each parent signs." },
      {
        anchor: "when",
        heading: "When to file",
        words: "Each state has its own deadline. File in fall.",
        names: ["GI Bill", "parents didn't go"],
      },
    ],
  }),
  makePage({
    path: "/help/early",
    title: "Early decision or regular",
    sections: [
      {
        anchor: "rules",
        heading: "What early decision binds you to",
        words: "You enroll. A scholarship waits.",
      },
      { anchor: "fafsa", heading: "Aid", words: "File the FAFSA before the early deadline of the college." },
    ],
  }),
  makePage({
    path: "/college-planning-texas/financial-aid",
    title: "Texas financial aid",
    kind: "state",
    also: "grants, Texas, TX",
    excerpt: "State money with its dates.",
    sections: [{ anchor: "hours", heading: "Veterans’ hours", words: "Hazlewood pays tuition." }],
  }),
  makePage({
    path: "/faq",
    title: "Questions and answers",
    kind: "question",
    sections: [
      { anchor: "is-it-free", heading: "Is it free?", words: "Yes. It stays free." },
      { anchor: "account", heading: "Do I need an account?", words: "No, it is free without one." },
    ],
  }),
  makePage({
    path: "/offers",
    title: "Compare aid offers",
    kind: "tool",
    excerpt: "Scholarships told from loans.",
  }),
  makePage({ path: "/help/free", title: "Free days and free visits", excerpt: "Free at last." }),
];

const { search } = runToEnd(prepareContentSearch({ pages }));
const searchPages = (query: string) => search(query, 10)?.hits.map(({ to }) => to) ?? null;

/** The second's excerpt names the first, which must not put it ahead. */
const sampleGrants = ["B", "A", "C"].map((letter) =>
  makePage({
    path: `/grants#${letter}`,
    title: `Golden Grant ${letter}`,
    kind: "program",
    excerpt: letter === "B" ? "The same form as for Golden Grant A." : "One form.",
  }),
);

test("titles that differ in their last word alone keep its order; the one that is named comes first", () => {
  const { search } = runToEnd(prepareContentSearch({ pages: [...pages, ...sampleGrants] }));
  const findPaths = (query: string) => search(query, 3)?.hits.map(({ to }) => to);
  expect(findPaths("golden grant")).toEqual(["/grants#A", "/grants#B", "/grants#C"]);
  expect(findPaths("golden gra")).toEqual(["/grants#A", "/grants#B", "/grants#C"]);
  expect(findPaths("golden grant c")?.[0]).toBe("/grants#C");
});

describe("what is found first", () => {
  test.each([
    ["what the page is called", "fafsa", "/help/fafsa"],
    ["an unfinished word", "earl", "/help/early"],
    ["a slip", "erly decison", "/help/early"],
    ["the plural of what is written", "veteran hour", "/college-planning-texas/financial-aid#hours"],
    ["a word that is nowhere shown", "tx grants", "/college-planning-texas/financial-aid"],
    ["words of the page's name and of a section", "texas hazlewood", "/college-planning-texas/financial-aid"],
    ["a question, by its own words", "is it free", "/faq#is-it-free"],
    ["a question around the word that counts", "how do I sign the FAFSA?", "/help/fafsa"],
    ["a section under its heading", "binds", "/help/early#rules"],
    ["a page without sections", "loans", "/offers"],
    ["another name of a section", "gi bill", "/help/fafsa#when"],
    ["such a name within a sentence", "my parents didnt go to college", "/help/fafsa#when"],
    ["a missing letter of a word in a title", "finacial aid texas", "/college-planning-texas/financial-aid"],
  ])("%s: %s", (_name, query, expected) => {
    expect(searchPages(query)?.[0]?.startsWith(expected)).toBe(true);
  });

  test("a name within other subjects is not what is asked for", () => {
    expect(searchPages("early decision veterans hours gi bill")?.[0]).not.toBe("/help/fafsa#when");
  });

  test("where no state is named, a state's guide comes after what holds for every family", () => {
    const aid = [
      makePage({ path: "/college-planning-texas/aid", title: "Work-study", kind: "state" }),
      makePage({ path: "/help/work", title: "Paying for college", excerpt: "Work-study pays a little." }),
    ];
    const { search } = runToEnd(prepareContentSearch({ pages: aid }));
    expect(search("pays study", 2)?.hits[0]?.to).toBe("/help/work");
    expect(search("texas work study", 2)?.hits[0]?.to).toBe("/college-planning-texas/aid");
  });

  test("each page is found once, with its best section", () => {
    expect(searchPages("free")).toEqual(["/help/free", "/faq#is-it-free"]);
  });

  test("a word that no page holds does not hide those that hold the others", () => {
    expect(searchPages("texas hazlewood zzyzx")).toEqual(["/college-planning-texas/financial-aid"]);
  });
});

describe("what is said of the list", () => {
  test.each([
    ["fafsa", { isNamed: true, isGuess: false }],
    ["hazlewood", { isNamed: false, isGuess: false }],
    ["hazelwood", { isNamed: false, isGuess: true }],
  ])("%s", (query, expected) => {
    expect(search(query, 10)).toMatchObject(expected);
  });

  test("more were found than are shown", () => {
    expect(search("fafsa", 1)).toMatchObject({ total: 2, hits: [{ to: "/help/fafsa" }] });
  });

  test("the words are marked where they stand", () => {
    const hit = search("veterans", 1)?.hits[0];
    expect(hit?.heading).toEqual([
      { text: "Veterans", isFound: true },
      { text: "’ hours", isFound: false },
    ]);
    expect(hit?.excerpt).toEqual([{ text: "Hazlewood pays tuition.", isFound: false }]);
  });
});

describe("what finds nothing", () => {
  test.each(["", "   ", "…", "the", "how is it "])("“%s” asks for nothing yet", (query) => {
    expect(search(query, 10)).toBeNull();
  });

  test.each(["zzyzx", "qq qq", "12345"])("“%s” is on no page", (query) => {
    expect(search(query, 10)).toMatchObject({ hits: [], total: 0 });
  });

  test("a page of text pasted in is read in part", () => {
    expect(search("fafsa ".repeat(2_000), 10)?.hits[0]?.to).toBe("/help/fafsa");
  });
});
