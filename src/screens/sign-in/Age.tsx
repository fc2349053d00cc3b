/** Asks about age before sign-up, and says what is available to younger people. */
import { PlaceLink } from "#components/place-link/PlaceLink.tsx";
import { Button } from "#ui/Button.tsx";
import { words } from "./words.ts";

export function AgeQuestion(props: { onYes: () => void; onNo: () => void }) {
  return (
    <div role="group" aria-labelledby="age-question">
      <p id="age-question" className="font-serif text-2xl">
        {words.ageQuestion}
      </p>
      <p className="mt-1.5 text-ink-soft">{words.ageWhy}</p>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Button variant="outline" size="lg" onClick={props.onYes}>
          {words.yes}
        </Button>
        <Button variant="outline" size="lg" onClick={props.onNo}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}

export function TooYoung() {
  return (
    <>
      <p>{words.tooYoungText}</p>
      <ul className="mt-5 space-y-3">
        {words.tooYoungLinks.map((place) => (
          <li key={place.to}>
            <PlaceLink place={place} />
          </li>
        ))}
      </ul>
    </>
  );
}
