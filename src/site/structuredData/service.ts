/** What this site does for people and what it costs, for search engines. */
import { toAbsoluteUrl, type JsonLdObject, buildOrganization, buildStructuredData } from "./jsonLd.ts";

export type ServiceInput = {
  name: string;
  description: string | null;
  serviceType: string | null;
  /** `priceUsd` is null where no price is set: then none is named. */
  offerings: readonly {
    name: string;
    description: string | null;
    priceUsd: number | null;
    url: string | null;
  }[];
};

export function buildServiceData(service: ServiceInput, publicUrl: string): JsonLdObject {
  const offers = service.offerings.map((offering) => ({
    "@type": "Offer",
    price: offering.priceUsd,
    priceCurrency: offering.priceUsd === null ? null : "USD",
    itemOffered: {
      "@type": "Service",
      name: offering.name,
      description: offering.description,
      url: toAbsoluteUrl(offering.url, publicUrl),
    },
  }));
  return buildStructuredData("Service", {
    name: service.name,
    description: service.description,
    serviceType: service.serviceType,
    provider: buildOrganization("Tassel", publicUrl),
    areaServed: { "@type": "Country", name: "United States" },
    hasOfferCatalog: { "@type": "OfferCatalog", itemListElement: offers },
  });
}
