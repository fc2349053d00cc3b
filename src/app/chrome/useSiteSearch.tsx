/** Opens the search from the bar on top. Its code comes when it is wanted; until then, and without it, it is a link to help. */
import { type MouseEvent, type ReactNode, useCallback, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { isPlainClick, navigate } from "#ui/router.tsx";
import type { SearchDialogProps } from "./SearchDialog.tsx";

const searchDialog = createLazyPart<SearchDialogProps>(() => import("./SearchDialog.tsx"));

export type OpenSearch = (event: MouseEvent) => void;

export function useSiteSearch(): { open: OpenSearch; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback((event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    searchDialog.preload().then(
      () => setOpen(true),
      () => navigate("/help"),
    );
  }, []);
  return { open, dialog: isOpen && <searchDialog.Part onClose={close} /> };
}
