/** Downloads a file created on the device; nothing is sent. */

/** The byte order mark tells a spreadsheet that a table is UTF-8, so that "Núñez" stays whole. */
export function saveFile(name: string, mediaType: string, text: string): void {
  const mark = mediaType === "text/csv" ? "\uFEFF" : "";
  saveBlob(name, new Blob([mark + text], { type: `${mediaType};charset=utf-8` }));
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
