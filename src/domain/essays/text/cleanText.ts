/** Makes pasted text plain: one kind of line break and space, nothing invisible, and every letter kept. */

const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
/** No-break, thin, figure, ideographic and the other spaces of Unicode, and tabs. */
const spaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
/**
 * Zero-width spaces, soft hyphens, byte-order marks, direction overrides and tags. The zero-width joiner and non-joiner
 * stay, because emoji and several scripts are written with them; so do the two direction marks and a flag's tags.
 */
const invisible =
  /[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0001}]|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0020}-\u{e007f}]+/gu;
const controls = /(?!\n)\p{Cc}/gu;
/** What PDF files write for two or three letters. */
const ligatures = /[\ufb00-\ufb06]/gu;
const loneSurrogates = /\p{Cs}/gu;

/** `raw` is what the clipboard or an input event holds, without formats. Cleaning twice changes nothing. */
export function cleanText(raw: string): string {
  return raw
    .replaceAll(lineBreaks, "\n")
    .replaceAll(loneSurrogates, "\ufffd")
    .replaceAll(spaces, " ")
    .replaceAll(controls, "")
    .replaceAll(invisible, "")
    .replaceAll(ligatures, (letters) => letters.normalize("NFKC"))
    .normalize("NFC");
}
