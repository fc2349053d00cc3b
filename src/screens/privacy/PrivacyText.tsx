/** What /privacy says, according to this installation's settings. A default export because the page stays as HTML until it is read. */
import { LegalPage } from "#components/legal/LegalPage.tsx";
import { useInstallation } from "#components/legal/useInstallation.ts";
import { words, writePrivacySections, writePrivacySummary } from "./words.ts";

export default function PrivacyText() {
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
