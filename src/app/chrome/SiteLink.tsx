/**
 * A link of the frame around every page: plain, and followed without a new page by one listener (useLinkClicks.ts). The
 * router's own links render anew on every change of address, and the frame has seventy.
 */
import type { ComponentProps } from "react";

type SiteLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a href={to} data-in-app="" {...rest}>
      {children}
    </a>
  );
}
