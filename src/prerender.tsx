/** The door of the prerenderer: a path and its data become the page's HTML. */
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { App } from "#app/App.tsx";
import { findScreen } from "#app/findScreen.ts";
import { type PageData, pageDataElementId } from "#client/pageData.tsx";
import { createQueryClient } from "#client/query/queryClient.ts";
import { type HeadInput, renderHeadHtml, buildHead, listHeadTags, publicUrlPlaceholder } from "#site/head.ts";
import { findPage } from "#site/pages.ts";
import { payingPages } from "#site/perInstallationPages.ts";
import { PrerenderedPath } from "#ui/router.tsx";

export { buildArticleHead as articleHead } from "#site/articleHead.ts";
export { buildCollegeHead as collegeHead } from "#site/collegeHead.ts";
export { buildHead as headOf, offlineHead } from "#site/head.ts";
export { listAddresses as addressesOf, pages } from "#site/pages.ts";
export { perInstallationPages } from "#site/perInstallationPages.ts";

/**
 * Renders one page into the template; `head` defaults to the listed page's, `handed`, what the browser finds in the
 * page, to the data it was rendered from. What the server fills in keeps its place.
 */
export async function renderPage(
  template: string,
  path: string,
  data: unknown,
  head: HeadInput = buildHead(path),
  handed: unknown = data,
): Promise<string> {
  const page = findPage(path);
  // A page at another address asks for its data by the first one.
  const pageData: PageData | null = data === null ? null : { path: page?.path ?? path, value: data };
  await findScreen(path).preload();
  const queryClient = createQueryClient(true);
  const { prelude } = await prerender(
    <StrictMode>
      <PrerenderedPath value={path}>
        <App queryClient={queryClient} pageData={pageData} onMounted={() => undefined} />
      </PrerenderedPath>
    </StrictMode>,
    // Without it React hides large parts behind inline scripts, which the security policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // A query's own retention time is a timer, which would keep the process alive and the page's data in memory.
  queryClient.clear();
  const isPaying = page !== null && payingPages.includes(page.id);
  return template
    .replace("<!--head-->", () => renderHeadHtml(listHeadTags(head, publicUrlPlaceholder)))
    .replace("<!--payment-connection-->", (slot) => (isPaying ? slot : ""))
    .replace("<!--app-->", () => html)
    .replace("<!--data-->", () => (pageData === null ? "" : renderDataElement({ ...pageData, value: handed })));
}

function renderDataElement(data: PageData): string {
  // "<" never appears in the JSON, so that no text in it can end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${pageDataElementId}">${json}</script>`;
}
