/** An essay as a Word document: one paragraph for each of its own, double-spaced, in the fewest parts Word accepts. */
import { writeZip } from "#lib/zip.ts";

const mediaType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const formats = "http://schemas.openxmlformats.org";

/** `title` is the first line, in bold; left out if empty. */
export function writeDocument(title: string, text: string): Blob {
  const paragraphs = [
    ...(title === "" ? [] : [writeParagraph(title, "<w:rPr><w:b/></w:rPr>")]),
    ...text.split("\n").map((line) => writeParagraph(line, "")),
  ];
  const bytes = writeZip([
    {
      name: "[Content_Types].xml",
      text: `${head}<Types xmlns="${formats}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mediaType}.main+xml"/></Types>`,
    },
    {
      name: "_rels/.rels",
      text: `${head}<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="rId1" Type="${formats}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: "word/document.xml",
      text: `${head}<w:document xmlns:w="${formats}/wordprocessingml/2006/main"><w:body>${paragraphs.join("")}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    },
  ]);
  return new Blob([bytes], { type: mediaType });
}

function writeParagraph(line: string, look: string): string {
  const spacing = '<w:pPr><w:spacing w:line="480" w:lineRule="auto" w:after="0"/></w:pPr>';
  return `<w:p>${spacing}<w:r>${look}<w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`;
}

/** Characters that XML cannot hold are left out: they are no part of a text. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
