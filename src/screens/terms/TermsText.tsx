/** What /terms says, according to this installation's settings. A default export because the page stays as HTML until it is read. */
import { LegalPage } from "#components/legal/LegalPage.tsx";
import { useInstallation } from "#components/legal/useInstallation.ts";
import { words, writeTermsSections, writeTermsSummary } from "./words.ts";

export default function TermsText() {
  return (
    <LegalPage
      title={words.title}
      lead={words.lead}
      installation={useInstallation("/terms")}
      getShort={writeTermsSummary}
      getSections={writeTermsSections}
      links={words.links}
      documents={words.documents}
    />
  );
}
