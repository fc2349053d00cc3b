/** When a tooltip opens and where it stands, as pure rules: after a wait, at once from one to the next, always in view. */
import { tooltipOpenMs, tooltipSkipMs } from "./limits.ts";

/** How long the pointer must rest before a tooltip opens; `closedAtMs` is when the last one closed, null if none has. */
export function openDelayMs(closedAtMs: number | null, nowMs: number): number {
  return closedAtMs !== null && nowMs - closedAtMs < tooltipSkipMs ? 0 : tooltipOpenMs;
}

export type Size = { width: number; height: number };
/** In pixels of the viewport. */
export type Box = Size & { left: number; top: number };

/** What is left free at the edges of the view. */
export const edgePx = 8;

/** Above its word and centered on it; below where there is no room above; never over an edge that it can keep clear of. */
export function placeTooltip(word: Box, tooltip: Size, view: Size): { left: number; top: number } {
  const above = word.top - tooltip.height;
  const below = word.top + word.height;
  const hasRoomBelow = below + tooltip.height <= view.height - edgePx;
  return {
    left: clampStart(word.left + word.width / 2 - tooltip.width / 2, tooltip.width, view.width),
    top:
      above >= edgePx || (!hasRoomBelow && word.top > view.height - below)
        ? clampStart(above, tooltip.height, view.height)
        : clampStart(below, tooltip.height, view.height),
  };
}

/** The start edge wins where there is not enough room: words are read from there. */
function clampStart(start: number, length: number, viewLength: number): number {
  return Math.max(edgePx, Math.min(start, viewLength - edgePx - length));
}
