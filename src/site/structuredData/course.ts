/** A course of study, for search engines. */
import { toAbsoluteUrl, type JsonLdObject, buildOrganization, buildStructuredData } from "./jsonLd.ts";

export type CourseInput = {
  name: string;
  description: string;
  provider: string;
  providerUrl: string | null;
  level: string | null;
  subject: string | null;
  skills: readonly string[];
  instances: readonly {
    /** How it is taught: "Onsite", "Online" or "Blended". */
    mode: "Onsite" | "Online" | "Blended";
    startDate: string | null;
    endDate: string | null;
    location: string | null;
  }[];
};

export function buildCourseData(course: CourseInput, publicUrl: string): JsonLdObject {
  return buildStructuredData("Course", {
    name: course.name,
    description: course.description,
    provider: buildOrganization(course.provider, toAbsoluteUrl(course.providerUrl, publicUrl)),
    educationalLevel: course.level,
    about: course.subject,
    teaches: course.skills,
    hasCourseInstance: course.instances.map((instance) => ({
      "@type": "CourseInstance",
      courseMode: instance.mode,
      startDate: instance.startDate,
      endDate: instance.endDate,
      location: { "@type": "Place", name: instance.location },
    })),
  });
}
