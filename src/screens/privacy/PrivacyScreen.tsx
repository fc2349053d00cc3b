/** /privacy: what is kept and what is not, as this installation is set up. */
import { LegalPage } from "#components/legal/LegalPage.tsx";
import { useInstallation } from "#components/legal/useInstallation.ts";
import { writePrivacySections, writePrivacySummary, words } from "./words.ts";

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
