/** /terms: what people can expect and what is asked of them, as this installation is set up. */
import { LegalPage } from "#components/legal/LegalPage.tsx";
import { useInstallation } from "#components/legal/useInstallation.ts";
import { writeTermsSections, writeTermsSummary, words } from "./words.ts";

export default function TermsScreen() {
  return (
    <LegalPage
      title={words.title}
      lead={words.lead}
      installation={useInstallation("/terms")}
      getShort={writeTermsSummary}
      getSections={writeTermsSections}
      links={words.links}
    />
  );
}
