/** What a source may link to and be called: the exact page or none, and the title of a document. */
import { expect, test } from "vitest";
import { readTestFacts } from "../../test/support/readTestContent.ts";

/** Sites that are about one program or one tool, so that their first page is the document. This list only shrinks. */
const sitesOfOneThing = [
  "calkids.org",
  "cof.college-assist.org",
  "cssprofile.collegeboard.org",
  "financialaid.dartmouth.edu",
  "financialaid.richmond.edu",
  "financialaid.wfu.edu",
  "itransfer.org",
  "msep.mhec.org",
  "nccollegeconnect.org",
  "ncresidency.org",
  "nextncscholarship.org",
  "ohiomeansjobs.ohio.gov",
  "okpromise.org",
  "pipelineaz.com",
  "selfreportedtranscript.com",
  "thon.org",
  "www.academyadmissions.com",
  "www.brightstart.com",
  "www.burgerkingfoundation.org",
  "www.cacareerzone.org",
  "www.coca-colascholarsfoundation.org",
  "www.dellscholars.org",
  "www.floridabrightfutures.gov",
  "www.goapplytexas.org",
  "www.hsf.net",
  "www.misaves.com",
  "www.mitransfer.org",
  "www.mycoloradojourney.com",
  "www.myfloridaprepaid.com",
  "www.nc529.org",
  "www.qualityinfo.org",
  "www.thegatesscholarship.org",
];

const book = await readTestFacts();
const sources = [...book.sources.values()];

test("a source links to its own page or to none, never to a bare home page", () => {
  const bare = sources.flatMap(({ id, url }) => {
    if (url === null || url.startsWith("/")) return [];
    const { host, pathname, search } = new URL(url);
    const isHomePage = pathname.replaceAll("/", "") === "" && search === "";
    return isHomePage && !sitesOfOneThing.includes(host) ? [`${id}: ${url}`] : [];
  });
  expect(bare).toEqual([]);
});

test("every site on the list is still linked to", () => {
  const hosts = new Set(sources.flatMap(({ url }) => (url?.startsWith("https:") ? new URL(url).host : [])));
  expect(sitesOfOneThing.filter((host) => !hosts.has(host))).toEqual([]);
});

test("a title names a document; how we know it and what to confirm stand elsewhere", () => {
  const remark = /\bconfirm\b|\bas reported\b|lists that agree|general knowledge/i;
  const said = sources.filter(({ title, publisher }) => publisher !== null && remark.test(title));
  expect(said.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
});

test("official means an organization's own document", () => {
  const secondhand = /\bhigh school's\b|High School,|as reported|lists that agree|published lists|news/i;
  const wrong = sources.filter(({ standing, title }) => standing === "official" && secondhand.test(title));
  expect(wrong.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
});
