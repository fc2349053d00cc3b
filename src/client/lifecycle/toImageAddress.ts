/** The address of a picture from a service that scales it, smaller on a slow connection. */
import { slowImageWidthPx } from "#client/limits.ts";

/**
 * Sets the `w` or `width` of an address to 400 where the connection is slow and it asks for more; other addresses stay
 * as they are. The product shows no such picture today: its drawings come with the page.
 */
export function toImageAddress(address: string, isSlow: boolean): string {
  if (!isSlow) return address;
  return address.replace(/([?&](?:w|width)=)(\d+)(?=&|#|$)/, (whole, name: string, widthPx: string) =>
    Number(widthPx) > slowImageWidthPx ? `${name}${slowImageWidthPx}` : whole,
  );
}
