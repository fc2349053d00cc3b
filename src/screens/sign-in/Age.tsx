/** Asks before sign-up who the account is for, and says what is available to those who are too young for one. */
import { noteReader } from "#client/reader.ts";
import { PlaceLink } from "#components/place-link/PlaceLink.tsx";
import { readers } from "#domain/people/reader.ts";
import { Button } from "#ui/Button.tsx";
import { words } from "./words.ts";

export function WhoQuestion(props: { onOld: () => void; onYounger: () => void }) {
  return (
    <div role="group" aria-labelledby="who-question">
      <p id="who-question" className="font-serif text-2xl">
        {words.whoQuestion}
      </p>
      <p className="mt-1.5 text-ink-soft">{words.whoWhy}</p>
      <div className="mt-5 grid gap-3">
        {readers.map((reader) => (
          <Button
            key={reader}
            variant="outline"
            size="lg"
            onClick={() => {
              noteReader(reader);
              props.onOld();
            }}
          >
            {words.who[reader]}
          </Button>
        ))}
        <Button variant="outline" size="lg" onClick={props.onYounger}>
          {words.younger}
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
