/** /privacy: what is and is not stored, according to this installation's settings. */
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { LegalLoading } from "#components/legal/LegalLoading.tsx";
import { LatePart } from "#components/loading/LatePart.tsx";

/** Its text, and what checks the settings, are a third of all that the page would download; as HTML they are there already. */
const text = createLazyPart(() => import("./PrivacyText.tsx"));

export default function PrivacyScreen() {
  return (
    <LatePart of={null} load={text.preload} fallback={<LegalLoading />}>
      {() => <text.Part />}
    </LatePart>
  );
}
