/** Deletes the account: what that means, and the way to the dialog that asks. */
import { useState } from "react";
import { Button } from "#ui/Button.tsx";
import { EraseDialog, type EraseDialogProps } from "./EraseDialog.tsx";
import { words as all } from "./words.ts";

const words = all.erase;

export function EraseAccount({ onErased }: Pick<EraseDialogProps, "onErased">) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="erase" className="rounded-3xl border-2 border-danger p-5 sm:p-8">
      <h2 id="erase" className="text-3xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-text">{words.text}</p>
      <Button variant="destructive" className="mt-5" onClick={() => setIsAsking(true)}>
        {words.button}
      </Button>
      {isAsking && <EraseDialog onErased={onErased} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
