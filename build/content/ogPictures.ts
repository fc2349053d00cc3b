/** The pictures for sharing: one for each written page and each listed one, drawn at build and kept by what they show. */
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { guideStates } from "#content/guideStates.ts";
import { storyChapters, storyStudent } from "#content/storyChapters.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { pageHeads } from "#site/pageHeads.ts";
import { pages } from "#site/pages.ts";
import { hasOwnPicture, toPicturePath } from "#site/picturePath.ts";
import { drawBlog, drawHelp, drawState, drawStory, drawTool } from "./og/drawings.ts";
import { rendererVersion } from "./og/renderSvg.ts";
import { drawPicture } from "./og/picture.ts";
import { createPictureDrawer } from "./og/pictureDrawer.ts";

export type SharedPicture = {
  /** Where it stands on the site. */
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
      svg: drawPicture({ label: words.listed, title: pageHeads[id].title, drawing: drawTool() }),
    })),
  ];
}

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

/** Drawn at a time: each takes 9 MB while it is drawn. */
const atOnce = 3;

/** Writes them below `clientFolder`; what was drawn before from the same is taken from `cacheFolder`. */
export async function writeSharedPictures(
  pictures: readonly SharedPicture[],
  clientFolder: string,
  cacheFolder: string,
): Promise<{ drawn: number; kept: number }> {
  await mkdir(cacheFolder, { recursive: true });
  const counts = { drawn: 0, kept: 0 };
  const drawer = createPictureDrawer();
  const waiting = pictures.values();
  const work = async () => {
    for (const { path, svg } of waiting) {
      const key = createHash("sha256").update(rendererVersion).update(svg).digest("hex").slice(0, 32);
      const cached = join(cacheFolder, `${key}.png`);
      const isKept = existsSync(cached);
      const png = isKept ? await readFile(cached) : await drawer.draw(svg);
      counts[isKept ? "kept" : "drawn"] += 1;
      if (!isKept) await writeAtomically(cached, png);
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
  return counts;
}

/** A build that is stopped, or another one beside it, never leaves half a picture. */
async function writeAtomically(file: string, content: Uint8Array): Promise<void> {
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, content);
  await rename(half, file);
}
