/**
 * Structured data for what people attend: at a place, online, or both. A deadline is no event, and neither is a test
 * day: it is sat in thousands of test centers, and an event of search engines has one address.
 */
import { buildStructuredData, type JsonLdObject, toAbsoluteUrl } from "./jsonLd.ts";

export type EventInput = {
  name: string;
  description: string | null;
  /** A date such as 2026-11-21, or an instant with its offset. */
  startDate: string;
  endDate: string | null;
  location: { name: string; address: string | null } | null;
  virtualUrl: string | null;
  isVirtual: boolean;
};

/**
 * Null where it would not be true or whole. Search engines require a name, a day and where it is: a place with its
 * address, or the address online. Source: Google Search Central, "Event structured data".
 */
export function buildEventData(event: EventInput, publicUrl: string): JsonLdObject | null {
  if (event.name.trim() === "" || !startsWithDay(event.startDate)) return null;
  if (event.endDate !== null && !(startsWithDay(event.endDate) && event.endDate >= event.startDate))
    return null;
  const { location } = event;
  const hasAddress = location !== null && location.address !== null && location.address.trim() !== "";
  const place = hasAddress ? { "@type": "Place", name: location.name, address: location.address } : null;
  const url = event.isVirtual ? toAbsoluteUrl(event.virtualUrl, publicUrl) : null;
  const online = url === null ? null : { "@type": "VirtualLocation", url };
  // A place without its address, or a meeting online without its link: what is left would be half of the truth.
  if ((location !== null && place === null) || (event.isVirtual && online === null)) return null;
  if (place === null && online === null) return null;
  const mode = place === null ? "Online" : online === null ? "Offline" : "Mixed";
  return buildStructuredData("Event", {
    name: event.name,
    description: event.description,
    startDate: event.startDate,
    endDate: event.endDate,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: place !== null && online !== null ? [place, online] : (place ?? online),
  });
}

function startsWithDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(T|$)/.test(text);
}
