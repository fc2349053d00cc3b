/** Puts off what can wait until the page shows what it has. */

/** Calls back once the next frame has been painted and the one after has begun; the function returned takes it back. */
export function runAfterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A hidden page paints nothing and gets no frames.
  if (document.hidden) {
    timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  // What is put off within a frame would run before that frame has left the page.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(callback);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
