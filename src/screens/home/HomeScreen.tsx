/** The home page, in the order of section 2 of the specification: the rest comes alive after what is seen first. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { LatePart } from "#components/loading/LatePart.tsx";
import { Hero } from "./Hero.tsx";

const belowHero = createLazyPart(() => import("./BelowHero.tsx"));
// One screen tall, so that the footer does not flash right below the fold.
const room = <div className="h-screen" />;

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <LatePart of={null} load={belowHero.preload} fallback={room}>
        {() => <belowHero.Part />}
      </LatePart>
    </>
  );
}
