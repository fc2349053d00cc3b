/** What happened to who sees a plan, in a sentence. */
import { words as family } from "#components/family/words.ts";
import type { PeopleEvent } from "#contract/plans.ts";
import { words as all } from "./words.ts";

const words = all.people;

export function describePeopleEvent(event: PeopleEvent): string {
  const { kind, scopes, endedInvitations } = event;
  const what = family.shared(scopes);
  const by = {
    first: event.byYou ? all.you : (event.by ?? words.goneFirst),
    later: nameLater(event.byYou, event.by),
  };
  const who = {
    first: event.isYou ? all.you : (event.who ?? words.goneFirst),
    later: nameLater(event.isYou, event.who),
  };
  switch (kind) {
    case "joined":
      return words.joined(who.first, by.later, what);
    case "scopesChanged":
      return words.scopesChanged(by.first, who.later, what);
    case "left":
      return words.left(who.first);
    case "removed":
      return words.removed(by.first, who.later);
    case "handedOver":
    default: {
      const given = words.handedOver(by.first, who.later);
      return endedInvitations === 0 ? given : `${given} ${words.ended(endedInvitations)}`;
    }
  }
}

function nameLater(isYou: boolean, name: string | null): string {
  return isYou ? words.you : (name ?? words.gone);
}
