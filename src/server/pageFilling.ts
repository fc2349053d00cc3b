/**
 * Fills this installation's settings into the placeholders the build leaves in every page, once at startup.
 */
import type { BrowserSettings } from "#contract/installation.ts";
import type { Settings } from "./settings.ts";

/** The placeholder in built pages for this server's address. */
export const publicUrlPlaceholder = "https://public-url.invalid";

const settingsSlot = 'id="settings">null<';
const paymentConnectionSlot = "<!--payment-connection-->";
const paymentConnection = '<link rel="preconnect" href="https://js.stripe.com" crossorigin />';

export type FilledSettings = Pick<
  Settings,
  | "publicUrl"
  | "analyticsTagId"
  | "isMeasuringVisits"
  | "isOpenToAssistants"
  | "payments"
  | "routingUrl"
  | "smtp"
  | "operatorName"
  | "contactEmail"
  | "model"
  | "identity"
>;

export function fillPage(html: string, settings: FilledSettings): string {
  const { model } = settings;
  const forBrowser: BrowserSettings = {
    analyticsTagId: settings.analyticsTagId,
    hasRouting: settings.routingUrl !== null,
    ...(model !== null && {
      model: {
        providerName: model.providerName,
        minimumAge: model.minimumAge,
        allowsVisitors: model.allowsVisitors,
      },
    }),
    ...(!settings.isMeasuringVisits && { skipsVitals: true }),
    ...(settings.smtp === null && describeKeptMail(settings)),
    ...(!settings.isOpenToAssistants && { isClosedToAssistants: true }),
    identity: {
      domain: new URL(settings.identity.issuer).host,
      issuer: settings.identity.issuer,
      clientId: settings.identity.clientId,
      audience: settings.identity.audience,
      isEmbedded: settings.identity.kind === "embedded",
      ...(settings.identity.organization !== null && { organization: settings.identity.organization }),
      ...(settings.identity.maxAgeSeconds !== null && { maxAgeSeconds: settings.identity.maxAgeSeconds }),
    },
  };
  // "<" is escaped in the JSON, so that no setting can close the element.
  const json = JSON.stringify(forBrowser).replaceAll("<", "\\u003c");
  return html
    .replaceAll(publicUrlPlaceholder, () => settings.publicUrl)
    .replace(settingsSlot, () => `id="settings">${json}<`)
    .replace(paymentConnectionSlot, () => (settings.payments === null ? "" : paymentConnection));
}

/** Who can help a family that waits for a code: the first of what this installation says of itself. */
function describeKeptMail({ operatorName, contactEmail }: FilledSettings) {
  const helper = operatorName ?? contactEmail;
  return { keepsMail: true, ...(helper !== null && { helper }) } as const;
}
