/** The outline of a guide's state, cut from the map, with the box around it. */

import { usStatePathsFine } from "#components/map/usStatePathsFine.ts";
import type { ArticlePage } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import { guideStates } from "#content/guideStates.ts";
import { stateNames } from "#domain/college/states.ts";

/** Null at an address that is no guide's. */
export function parseOutline(path: string): ArticlePage["outline"] {
  const address = parseArticleAddress(path);
  if (address?.kind !== "state") return null;
  const outline = usStatePathsFine[stateNames[guideStates[address.state]]];
  return outline === undefined ? null : { path: outline, viewBox: findBox(outline) };
}

/** Smallest box around a path of absolute moves and relative lines, as build/drawUsMap.ts makes them. */
function findBox(path: string): string {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const piece of path.split("M").slice(1)) {
    const numbers = piece.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    let [x = 0, y = 0] = numbers;
    xs.push(x);
    ys.push(y);
    for (let at = 2; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0;
      y += numbers[at + 1] ?? 0;
      xs.push(x);
      ys.push(y);
    }
  }
  const left = Math.min(...xs) - 1;
  const top = Math.min(...ys) - 1;
  return `${left} ${top} ${Math.max(...xs) - left + 1} ${Math.max(...ys) - top + 1}`;
}
