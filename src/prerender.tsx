/** The prerenderer's entry point: renders a path and its data to the page's HTML. */
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { App } from "#app/App.tsx";
import { findScreen } from "#app/findScreen.ts";
import type { SampleData } from "#app/pictures/sampleAnswers.ts";
import { type PageData, pageDataElementId } from "#client/pageData.tsx";
import { createQueryClient } from "#client/query/queryClient.ts";
import { buildHead, type HeadInput, listHeadTags, publicUrlPlaceholder, renderHeadHtml } from "#site/head.ts";
import { findPage } from "#site/pages.ts";
import { payingPages } from "#site/perInstallationPages.ts";
import type { DrawnPictures } from "#site/screenPictures.ts";
import { PrerenderedPath } from "#ui/router.tsx";

export { buildArticleHead as articleHead } from "#site/articleHead.ts";
export { buildCollegeHead as collegeHead } from "#site/collegeHead.ts";
export { buildHead as headOf, offlineHead } from "#site/head.ts";
export { listAddresses as addressesOf, pages } from "#site/pages.ts";
export { perInstallationPages } from "#site/perInstallationPages.ts";

/** The product's screens as pictures. Only the build draws them, so the server never loads what it takes. */
export async function drawPictures(data: SampleData): Promise<DrawnPictures> {
  return (await import("#app/pictures/drawPictures.tsx")).drawPictures(data);
}

/**
 * Renders one page into the template. `head` defaults to the listed page's head; `handed`, the data embedded
 * in the page, defaults to the data it was rendered from. Slots that the server fills in are left alone.
 */
export async function renderPage(
  template: string,
  path: string,
  data: unknown,
  head: HeadInput = buildHead(path),
  handed: unknown = data,
): Promise<string> {
  const page = findPage(path);
  // A page at an alternative address fetches its data by the main address.
  const pageData: PageData | null = data === null ? null : { path: page?.path ?? path, value: data };
  await findScreen(path).preload();
  const queryClient = createQueryClient(true);
  const { prelude } = await prerender(
    <StrictMode>
      <PrerenderedPath value={path}>
        <App queryClient={queryClient} pageData={pageData} onMounted={() => undefined} />
      </PrerenderedPath>
    </StrictMode>,
    // Without this React hides large parts behind inline scripts, which the content security policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // A query's own retention timer would keep the process alive and the page's data in memory.
  queryClient.clear();
  const isPaying = page !== null && payingPages.includes(page.id);
  return template
    .replace("<!--head-->", () => renderHeadHtml(listHeadTags(head, publicUrlPlaceholder)))
    .replace("<!--payment-connection-->", (slot) => (isPaying ? slot : ""))
    .replace("<!--app-->", () => html)
    .replace("<!--data-->", () =>
      pageData === null ? "" : renderDataElement({ ...pageData, value: handed }),
    );
}

function renderDataElement(data: PageData): string {
  // "<" is escaped in the JSON, so no text in it can close the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${pageDataElementId}">${json}</script>`;
}
