/** Downloads all account data as one file. */
import { useMutation } from "@tanstack/react-query";
import { readExport } from "#client/account/accountApi.ts";
import { saveFile } from "#client/saveFile.ts";
import { getToday } from "#client/today.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { explainFailure } from "./explainFailure.ts";
import { words as all } from "./words.ts";

const words = all.take;

export function TakeAccount() {
  const save = useMutation({
    networkMode: "always",
    mutationFn: readExport,
    onSuccess: (text) => saveFile(`tassel-account-${getToday()}.json`, "application/json", text),
  });
  return (
    <section aria-labelledby="take">
      <h2 id="take" className="text-3xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-text">{words.text}</p>
      <p className="mt-2 max-w-text text-ink-soft">{words.plan}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button disabled={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? words.busy : words.button}
        </Button>
        <ButtonLink variant="light" to="/your-data">
          {words.yourData}
        </ButtonLink>
      </div>
      <p role="status" className={save.isSuccess ? "mt-3 font-medium text-accent-text" : "sr-only"}>
        {save.isSuccess && words.saved}
      </p>
      {save.isError && (
        <div className="mt-4 max-w-xl">
          <Notice tone="problem" title={words.failed}>
            {explainFailure(save.error)}
          </Notice>
        </div>
      )}
    </section>
  );
}
