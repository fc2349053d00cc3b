/** The state of a ZIP code by its first three digits (Labeling List L002 of the Postal Service), where no table of positions is at hand. */
import { isStateCode, type StateCode } from "#domain/college/states.ts";

/** Each range begins with its first three digits and ends where the next begins; "--": no state's mail, or none at all. */
const ranges = `
000-- 005NY 006PR 008VI 009PR 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090-- 100NY
150PA 197DE 200DC 201VA 202DC 206MD 220VA 247WV 270NC 290SC 300GA 320FL 340-- 341FL 350AL 370TN
386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI 550MN 570SD 580ND 590MT 600IL 630MO 660KS 680NE
700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 834ID 840UT 850AZ 870NM 885TX 889NV 900CA
962-- 967HI 969-- 970OR 980WA 995AK
`
  .trim()
  .split(/\s+/)
  .map((range): [from: number, state: StateCode | null] => {
    const state = range.slice(3);
    return [Number(range.slice(0, 3)), isStateCode(state) ? state : null];
  });

/** Null where the first digits belong to no state, to military mail or to several islands. */
export function findStateOfZip(zip: string): StateCode | null {
  if (!/^\d{5}$/.test(zip)) return null;
  const prefix = Number(zip.slice(0, 3));
  return ranges.findLast(([from]) => from <= prefix)?.[1] ?? null;
}
