/** Prints one part of an article's tool on its own; the rest of the page is not printed. */
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#ui/Button.tsx";

export function PrintSheet(props: { label: string; children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const page = document.getElementById("root");
    const end = () => setPrinting(false);
    page?.classList.add("no-print");
    window.addEventListener("afterprint", end);
    window.print();
    return () => {
      page?.classList.remove("no-print");
      window.removeEventListener("afterprint", end);
    };
  }, [isPrinting]);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setPrinting(true)}>
        {props.label}
      </Button>
      {isPrinting &&
        createPortal(<div className="print-only p-0 text-ink">{props.children}</div>, document.body)}
    </>
  );
}
