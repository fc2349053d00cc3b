/** The home page, in the order of section 2 of the specification. */
import { BelowFold } from "#ui/BelowFold.tsx";
import { About } from "./About.tsx";
import { Features } from "./Features.tsx";
import { FinalCall } from "./FinalCall.tsx";
import { Hero } from "./Hero.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { PlanningTools } from "./PlanningTools.tsx";
import { Pricing } from "./Pricing.tsx";
import { ValueProposition } from "./ValueProposition.tsx";

export default function HomeScreen() {
  return (
    <>
      <Hero />
      <BelowFold>
        <ValueProposition />
        <About />
        <PlanningTools />
        <Features />
        <HowItWorks />
        <Pricing />
        <FinalCall />
      </BelowFold>
    </>
  );
}
