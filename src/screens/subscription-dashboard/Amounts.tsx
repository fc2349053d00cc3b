/** The plan's limits on what costs the server, and current usage. */
import type { SubscriptionReply } from "#contract/subscription.ts";
import { limitedThings } from "#domain/subscription/plans.ts";
import { words } from "./words.ts";

export function Amounts({ subscription: { allowances, used } }: { subscription: SubscriptionReply }) {
  const isAbove = limitedThings.some((thing) => {
    const [has, maximum] = [used[thing], allowances[thing]];
    return has !== null && maximum !== null && has > maximum;
  });
  return (
    <section aria-labelledby="used-title">
      <h2 id="used-title" className="text-3xl sm:text-4xl">
        {words.usedTitle}
      </h2>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {limitedThings.map((thing) => (
          <div key={thing} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[1.6fr_1fr]">
            <dt>
              <span className="font-semibold">{words.things[thing].title}</span>
              <span className="block text-ink-soft">{words.things[thing].text}</span>
            </dt>
            <dd className="figures text-lg sm:text-right">{words.amount(used[thing], allowances[thing])}</dd>
          </div>
        ))}
      </dl>
      {isAbove && <p className="mt-4 max-w-lead">{words.above}</p>}
    </section>
  );
}
