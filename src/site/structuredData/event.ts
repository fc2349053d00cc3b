/** Something that happens on a day, such as an official date, for search engines. */
import { toAbsoluteUrl, type JsonLdObject, buildStructuredData } from "./jsonLd.ts";

export type EventInput = {
  name: string;
  description: string | null;
  /** A day as 2026-11-21, or an instant with its offset. */
  startDate: string;
  endDate: string | null;
  location: { name: string; address: string | null } | null;
  virtualUrl: string | null;
  isVirtual: boolean;
};

export function buildEventData(event: EventInput, publicUrl: string): JsonLdObject {
  const place =
    event.location === null
      ? null
      : { "@type": "Place", name: event.location.name, address: event.location.address };
  const online = event.isVirtual
    ? { "@type": "VirtualLocation", url: toAbsoluteUrl(event.virtualUrl, publicUrl) }
    : null;
  return buildStructuredData("Event", {
    name: event.name,
    description: event.description,
    startDate: event.startDate,
    endDate: event.endDate,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${getAttendanceMode(event)}`,
    location: place !== null && online !== null ? [place, online] : (place ?? online),
  });
}

function getAttendanceMode(event: EventInput): string {
  if (!event.isVirtual) return "OfflineEventAttendanceMode";
  return event.location === null ? "OnlineEventAttendanceMode" : "MixedEventAttendanceMode";
}
