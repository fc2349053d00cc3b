/** When a tooltip opens and where it is placed, as pure rules: after a delay, at once when moving between tooltips, always in view. */
import { tooltipOpenMs, tooltipSkipMs } from "./limits.ts";

/** How long the pointer must rest before a tooltip opens; `closedAtMs` is when the last one closed, or null. */
export function openDelayMs(closedAtMs: number | null, nowMs: number): number {
  return closedAtMs !== null && nowMs - closedAtMs < tooltipSkipMs ? 0 : tooltipOpenMs;
}

export type Size = { width: number; height: number };
/** In viewport pixels. */
export type Box = Size & { left: number; top: number };

/** Margin kept free at the edges of the viewport. */
export const edgePx = 8;

/** Above its word and centered on it, or below if there is no room above; keeps a margin from the edges if it fits. */
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

/** If there is not enough room the start edge wins, because text is read from there. */
function clampStart(start: number, length: number, viewLength: number): number {
  return Math.max(edgePx, Math.min(start, viewLength - edgePx - length));
}
