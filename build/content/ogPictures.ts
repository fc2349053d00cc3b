/** Sharing pictures: one per article and listed page, and one per state for its colleges, drawn at build time and kept for the next build. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { guideStates } from "#content/guideStates.ts";
import { storyChapters, storyStudent } from "#content/storyChapters.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { pageHeads } from "#site/pageHeads.ts";
import { type PageId, pages } from "#site/pages.ts";
import { hasOwnPicture, toCollegePicturePath, toPicturePath } from "#site/picturePath.ts";
import type { BuildCache } from "../buildCache.ts";
import { drawBlog, drawHelp, drawList, drawState, drawStory, drawTool } from "./og/drawings.ts";
import { drawPicture } from "./og/picture.ts";
import { createPictureDrawer } from "./og/pictureDrawer.ts";
import { rendererVersion } from "./og/renderSvg.ts";

export type SharedPicture = {
  /** Its address on the site. */
  path: `/${string}`;
  svg: string;
};

type Colleges = { summaries: readonly CollegeSummary[] };
type PicturedArticle = Pick<Article, "path" | "title" | "category">;

const words = {
  help: (category: string) => `Help: ${category.toLowerCase()}`,
  blog: "Blog",
  story: `${storyStudent.name}’s year, a composite`,
  state: (name: string) => `State guide: ${name}`,
  listed: "College planning",
  colleges: (name: string) => `Colleges in ${name}`,
  college: "What would it cost your family, and could you get in?",
};

/** Pages about chances and prices show a list, the checklist and the book stand for what is read; the rest has the tassel. */
const pageDrawings: Partial<Record<PageId, () => string>> = {
  matchQuiz: drawList,
  costCalculator: drawList,
  colleges: drawList,
  compare: drawList,
  offers: drawList,
  landing: drawList,
  features: drawList,
  howItWorks: drawList,
  parents: drawList,
  applicationTimeline: drawHelp,
  fafsaCalculator: drawHelp,
  essays: drawHelp,
  help: drawHelp,
  faq: drawHelp,
  blog: drawBlog,
  methodology: drawBlog,
  financialPlanningGuide: drawBlog,
  divorcedParentsGuide: drawBlog,
};

export function listSharedPictures(
  articles: readonly PicturedArticle[],
  { summaries }: Colleges,
): SharedPicture[] {
  const drawings = new Map<StateCode, string>();
  const drawingOf = (state: StateCode) => {
    const drawn = drawings.get(state) ?? drawState(state, listCollegesIn(state, summaries));
    drawings.set(state, drawn);
    return drawn;
  };
  return [
    ...articles.map((article) => toArticlePicture(article, drawingOf)),
    ...pages.filter(hasOwnPicture).map(({ id, path }) => ({
      path: toPicturePath(path),
      svg: drawPicture({
        label: words.listed,
        title: pageHeads[id].title,
        drawing: (pageDrawings[id] ?? drawTool)(),
      }),
    })),
    ...[...new Set(summaries.map(({ state }) => state))].toSorted().map((state) => ({
      path: toCollegePicturePath(state),
      svg: drawPicture({
        label: words.colleges(stateNames[state]),
        title: words.college,
        // Of a few islands there is neither an outline nor more than one or two dots.
        drawing: hasShape(state) ? drawingOf(state) : drawTool(),
      }),
    })),
  ];
}

const shapedStates: ReadonlySet<StateCode> = new Set(Object.values(guideStates));
const hasShape = (state: StateCode) => shapedStates.has(state);

function toArticlePicture(
  { path, title, category }: PicturedArticle,
  drawingOf: (state: StateCode) => string,
): SharedPicture {
  const address = parseArticleAddress(path);
  const pictured = (label: string, drawing: string) => ({
    path: toPicturePath(path),
    svg: drawPicture({ label, title, drawing }),
  });
  switch (address?.kind) {
    case "help":
      return pictured(words.help(category), drawHelp());
    case "blog":
      return pictured(words.blog, drawBlog());
    case "story": {
      const passed = (storyChapters.indexOf(address.chapter) + 1) / storyChapters.length;
      return pictured(words.story, drawStory(Math.round(27 * passed)));
    }
    case "state": {
      const state = guideStates[address.state];
      return pictured(words.state(stateNames[state]), drawingOf(state));
    }
    default:
      throw new Error(`No page can stand at ${path}.`);
  }
}

function listCollegesIn(state: StateCode, summaries: readonly CollegeSummary[]) {
  return summaries
    .filter((college) => college.state === state && college.isDegreeGranting)
    .map(({ latitude, longitude, level }) => ({ latitude, longitude, isFourYear: level === "fourYear" }));
}

/** Drawn in parallel; each takes 9 MB while it is drawn. */
const atOnce = 3;

/** Writes them under `clientFolder`, and returns how many had to be drawn. */
export async function writeSharedPictures(
  pictures: readonly SharedPicture[],
  clientFolder: string,
  cache: BuildCache,
): Promise<number> {
  let drawn = 0;
  const drawer = createPictureDrawer();
  const waiting = pictures.values();
  const work = async () => {
    for (const { path, svg } of waiting) {
      const png = await cache.keep([rendererVersion, svg], () => {
        drawn += 1;
        return drawer.draw(svg);
      });
      const file = join(clientFolder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, png);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await drawer.close();
  }
  return drawn;
}
