/** /terms: what people can expect and what is expected of them, according to this installation's settings. */
import { LegalPage } from "#components/legal/LegalPage.tsx";
import { useInstallation } from "#components/legal/useInstallation.ts";
import { words, writeTermsSections, writeTermsSummary } from "./words.ts";

export default function TermsScreen() {
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
