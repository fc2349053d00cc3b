/** Downloads a file created on the device; nothing is sent. */

export function saveFile(name: string, mediaType: string, text: string): void {
  saveBlob(name, new Blob([text], { type: `${mediaType};charset=utf-8` }));
}

/** A table for a spreadsheet: the byte order mark tells it that the file is UTF-8, so that "Cañada" stays whole. */
export function saveTable(name: string, csv: string): void {
  saveFile(name, "text/csv", `\uFEFF${csv}`);
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
