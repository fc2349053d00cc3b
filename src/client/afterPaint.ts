/** Puts off what can wait until the page shows what it has. */

/** Calls back once the next frame has been painted; the function returned takes it back. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A hidden page paints nothing and gets no frames.
  if (document.hidden) {
    timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
