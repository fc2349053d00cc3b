/** An example timeline, labeled as a made-up student, with what each kind of date means. */

import { DateStatusShape } from "#components/timeline/DateStatusShape.tsx";
import { words as timelineWords } from "#components/timeline/words.ts";
import { formatDate } from "#lib/format.ts";
import { type ExampleTask, exampleWords as words } from "./exampleWords.ts";

export function Example() {
  return (
    <div className="bg-sunk">
      <div className="page grid gap-x-16 gap-y-12 py-14 lg:grid-cols-[1.4fr_1fr] lg:py-20">
        <section aria-labelledby="example-title">
          <h2 id="example-title" className="text-3xl sm:text-4xl">
            {words.title}
          </h2>
          <p className="mt-2 max-w-2xl text-lg text-ink-soft">{words.lead}</p>
          <ol className="mt-6">
            {words.tasks.map((task) => (
              <Task key={task.title} task={task} />
            ))}
          </ol>
          <p className="mt-2 max-w-prose text-[0.95rem]">{words.composite}</p>
          <p className="mt-1 max-w-prose text-[0.88rem] text-ink-soft">{words.sources}</p>
        </section>
        <section aria-labelledby="meaning-title">
          <h2 id="meaning-title" className="text-3xl">
            {words.meaningTitle}
          </h2>
          <p className="mt-2 text-ink-soft">{words.meaningLead}</p>
          <dl className="mt-5 space-y-4">
            {kinds.map((kind) => (
              <div key={kind}>
                <dt className="flex items-center gap-2.5 font-semibold">
                  <DateStatusShape standing={kind} size={20} className="text-accent" />
                  {timelineWords.date.standing({ standing: kind })}
                </dt>
                <dd className="mt-0.5 pl-7.5 text-ink-soft">{words.meaning[kind]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  );
}

const kinds = ["published", "expected", "computed", "month", "ask"] as const;

function Task({ task }: { task: ExampleTask }) {
  return (
    <li className="relative flex gap-4 pb-6">
      <span aria-hidden="true" className="absolute top-7 bottom-0 left-2.25 w-0.5 bg-line-strong" />
      <span className="mt-1.5">
        <DateStatusShape standing={task.standing} size={20} className="text-accent" />
      </span>
      <div className="min-w-0">
        <p className="figures font-serif text-[1.375rem] leading-tight">
          {task.day === null ? task.when : formatDate(task.day)}
        </p>
        <p className="mt-1 font-semibold">{task.title}</p>
        <p className="text-ink-soft">{task.note}</p>
        <p className="mt-0.5 text-[0.92rem] text-ink-soft">
          {timelineWords.person(task.who)} · {timelineWords.date.standing(task)}
        </p>
      </div>
    </li>
  );
}
