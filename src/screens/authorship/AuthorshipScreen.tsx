/** /authorship: checks the file of a shared writing record in the browser, and says what it shows and what it can't. */
import { type DragEvent, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { ChooseFile } from "#ui/ChooseFile.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { words } from "./words.ts";

/** Lazy: what checks signatures is loaded once there is a file to check. */
const result = createLazyPart(() => import("./RecordResult.tsx"));

export default function AuthorshipScreen() {
  const [chosen, setChosen] = useState<{ file: File; turn: number } | null>(null);
  const [isOver, setOver] = useState(false);
  const choose = (file: File) => setChosen((before) => ({ file, turn: (before?.turn ?? 0) + 1 }));

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) choose(file);
  }

  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="max-w-3xl text-[2.6rem] sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div
        className={joinClasses(
          "no-print mt-8 max-w-3xl rounded-3xl border-2 border-dashed p-6 sm:p-10",
          isOver ? "border-accent bg-accent-soft" : "border-line-strong bg-card",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ChooseFile
          label={chosen === null ? words.choose : words.chooseAnother}
          accept=".json,application/json"
          onChoose={choose}
        />
        <p className="mt-3">{words.drop}</p>
        <p className="mt-1 text-[0.95rem] text-ink-soft">{words.stays}</p>
      </div>
      {chosen !== null && (
        <section aria-labelledby="result-title" className="mt-10">
          <h2 id="result-title" className="text-3xl">
            {words.resultTitle}
          </h2>
          <ContentBoundary fallback={<Skeleton label={words.loading} lines={4} className="mt-5" />}>
            <result.Part key={chosen.turn} file={chosen.file} onAgain={() => choose(chosen.file)} />
          </ContentBoundary>
        </section>
      )}
      <About />
    </div>
  );
}

function About() {
  return (
    <>
      <section aria-labelledby="proof-title" className="mt-16 border-t border-line pt-10">
        <h2 id="proof-title" className="text-3xl">
          {words.proofTitle}
        </h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {[words.proves, words.cannot].map(({ title, items }, index) => (
            <div
              key={title}
              className={index === 0 ? "border-t-4 border-accent pt-3" : "border-t-4 border-support pt-3"}
            >
              <h3 className="text-2xl">{title}</h3>
              <ul className="mt-3 list-disc space-y-2 pl-5">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <div className="mt-14 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <section aria-labelledby="fair-title">
          <h2 id="fair-title" className="text-2xl">
            {words.fairTitle}
          </h2>
          <p className="mt-3">{words.fair}</p>
        </section>
        <section aria-labelledby="student-title">
          <h2 id="student-title" className="text-2xl">
            {words.studentTitle}
          </h2>
          <p className="mt-3">{words.student}</p>
          <ButtonLink to="/essays" variant="outline" className="mt-4">
            {words.toEssays}
          </ButtonLink>
        </section>
      </div>
      <section aria-labelledby="keys-title" className="mt-14 max-w-text">
        <h2 id="keys-title" className="text-2xl">
          {words.keysTitle}
        </h2>
        <p className="mt-3">
          {words.keys} <code className="break-words">/api/authorship/keys</code>.
        </p>
      </section>
    </>
  );
}
