/** The closing call to action: start, or look up one college. */
import { Tassel } from "#components/illustration/Tassel.tsx";
import { ButtonLink } from "#ui/Button.tsx";
import { words } from "./words.ts";

export function FinalCall() {
  return (
    <section aria-labelledby="begin-title" className="deep relative overflow-hidden">
      <Tassel className="absolute top-0 right-5 h-36 w-auto sm:right-12 lg:right-24 lg:h-64" />
      <div className="page py-16 lg:py-24">
        <h2 id="begin-title" className="max-w-[72%] text-[2rem] sm:max-w-2xl sm:text-5xl">
          {words.final.title}
        </h2>
        <p className="mt-4 max-w-[75%] text-lg text-on-deep-soft sm:max-w-xl">{words.final.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="cta-primary" size="lg" to="/college-match-quiz">
            {words.final.start}
          </ButtonLink>
          <ButtonLink variant="outline-white" size="lg" to="/colleges">
            {words.final.browse}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
