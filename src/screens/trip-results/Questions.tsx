/** Questions to ask on a visit, collapsible. */
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./words.ts";

const text = words.questions;

export function Questions() {
  return (
    <Disclosure summary={text.title}>
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {text.groups.map(({ title, items }) => (
          <div key={title}>
            <h3 className="text-lg">{title}</h3>
            <ul className="mt-1 list-disc space-y-1 pl-5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
