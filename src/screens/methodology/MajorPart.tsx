/** How a major's own admit rate enters the chance, and what does not. */
import { majorWidening } from "#domain/admission/majorParameters.ts";
import { majorWords as text } from "./majorWords.ts";
import { SmallHeading, Text } from "./Section.tsx";

export function MajorPart() {
  return (
    <>
      <SmallHeading>{text.title}</SmallHeading>
      <Text>{text.rate}</Text>
      <Text>{text.residency}</Text>
      <Text>{text.range(majorWidening.majorRate, majorWidening.majorPolicy)}</Text>
      <Text>{text.broad}</Text>
      <Text>{text.notUsed}</Text>
    </>
  );
}
