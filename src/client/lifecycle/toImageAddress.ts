/** Requests a smaller version of a scalable image on a slow connection. */
import { slowImageWidthPx } from "#client/limits.ts";

/**
 * Caps the `w` or `width` parameter at 400 on a slow connection; other addresses are unchanged. The product
 * has no such images today: its illustrations are inline.
 */
export function toImageAddress(address: string, isSlow: boolean): string {
  if (!isSlow) return address;
  return address.replace(/([?&](?:w|width)=)(\d+)(?=&|#|$)/, (whole, name: string, widthPx: string) =>
    Number(widthPx) > slowImageWidthPx ? `${name}${slowImageWidthPx}` : whole,
  );
}
