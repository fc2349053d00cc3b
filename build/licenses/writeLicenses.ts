/** The page at /licenses: one document without scripts, apart from the app, so that no other page carries any of it. */
import type { Licenses, Work } from "./listLicenses.ts";

const words = {
  title: "Licenses",
  description:
    "The licenses of the software, typefaces, maps and data that Tassel is built on, with their full texts.",
  lead: "Tassel is built on the work of many others. Here is everyone whose software, typefaces, maps or data reach your browser, with the terms they chose.",
  back: "Back to Tassel",
  data: "Data",
  dataLead:
    "Our figures come from these sources. Every figure on this site also names its own source and year. Facts that a college or a state publishes are theirs; we show them with the address they came from.",
  by: "by",
  software: "Software, typefaces and maps",
  softwareLead:
    "Open one to read its license. Packages whose licenses have the same text, to the letter, stand together. State lines come from the U.S. Census Bureau, by way of us-atlas.",
} as const;

/** `styleAddress` is the site's style sheet. */
export function writeLicenses({ texts, data }: Licenses, styleAddress: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${words.title} | Tassel</title>
<meta name="description" content="${escape(words.description)}">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escape(styleAddress)}">
</head>
<body>
<main class="page pt-10 pb-20">
<h1 class="text-4xl">${words.title}</h1>
<p class="mt-4 max-w-2xl text-lg text-ink-soft">${words.lead}</p>
<p class="mt-4"><a href="/" class="text-accent-text underline">${words.back}</a></p>
<div class="prose">
<h2>${words.data}</h2>
<p>${words.dataLead}</p>
<ul>
${data.map(writeData).join("\n")}
</ul>
<h2>${words.software}</h2>
<p>${words.softwareLead}</p>
${texts.map(({ text, works }) => writeText(text, works)).join("\n")}
</div>
</main>
</body>
</html>
`;
}

function writeData({ title, publisher, license, url }: Licenses["data"][number]): string {
  const named =
    url === null ? escape(title) : `<a href="${escape(url)}" rel="noreferrer">${escape(title)}</a>`;
  return `<li>${named}, ${words.by} ${escape(publisher)}: ${escape(license)}</li>`;
}

function writeText(text: string, works: readonly Work[]): string {
  const licenses = [...new Set(works.map(({ license }) => license))].join(", ");
  const names = works.map(({ name, version }) => (version === null ? name : `${name} ${version}`)).join(", ");
  return `<details>
<summary class="cursor-pointer py-2 break-words text-accent-text underline"><strong>${escape(names)}</strong> (${escape(licenses)})</summary>
<pre class="mt-2 mb-4 text-[0.82rem] break-words whitespace-pre-wrap">${escape(text)}</pre>
</details>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
