/** /privacy: what is and is not stored, according to this installation's settings. */
import { LegalPage } from "#components/legal/LegalPage.tsx";
import { useInstallation } from "#components/legal/useInstallation.ts";
import { words, writePrivacySections, writePrivacySummary } from "./words.ts";

export default function PrivacyScreen() {
  return (
    <LegalPage
      title={words.title}
      lead={words.lead}
      installation={useInstallation("/privacy")}
      getShort={writePrivacySummary}
      getSections={writePrivacySections}
      links={words.links}
    />
  );
}
