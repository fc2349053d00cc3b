/** Defers work until the page has painted. */

/** Calls back once the next frame has been painted and the following one has started; returns a function that cancels it. */
export function runAfterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A hidden page never paints and gets no frames.
  if (document.hidden) {
    timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  // Work queued inside a frame would run before that frame is painted.
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
