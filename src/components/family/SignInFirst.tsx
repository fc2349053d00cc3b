/** What stands where a page is for people with an account: why, and the way there and back. */
import type { ReactNode } from "react";
import { saveReturnPlaceOfPage } from "#client/session/keepReturnPlace.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { words } from "./words.ts";

export function SignInFirst(props: { title: string; children: ReactNode; other?: ReactNode }) {
  return (
    <Card className="max-w-2xl">
      <h2 className="text-2xl sm:text-3xl">{props.title}</h2>
      <div className="mt-2 space-y-2 text-lg">{props.children}</div>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink variant="cta-primary" to="/sign-in" onClick={saveReturnPlaceOfPage}>
          {words.signUp}
        </ButtonLink>
        {props.other}
      </div>
    </Card>
  );
}
