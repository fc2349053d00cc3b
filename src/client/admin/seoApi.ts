/** The search dashboard's endpoints, with replies parsed by the contract. */
import {
  type Seo,
  type SeoImport,
  type SeoPage,
  seoImportSchema,
  seoPageSchema,
  seoSchema,
} from "#contract/adminSeo.ts";
import { type SiteReport, siteReportSchema } from "#contract/siteReport.ts";
import { callAdmin } from "./callAdmin.ts";

export async function readSiteReport(signal?: AbortSignal): Promise<SiteReport> {
  return siteReportSchema.parse(await callAdmin("siteReport", {}, { signal }));
}

export async function readSeo(signal?: AbortSignal): Promise<Seo> {
  return seoSchema.parse(await callAdmin("adminSeo", {}, { signal }));
}

export async function readSeoPage(path: string, signal?: AbortSignal): Promise<SeoPage> {
  return seoPageSchema.parse(await callAdmin("adminSeoPage", { path }, { signal }));
}

export async function importSearchConsole(csv: string): Promise<SeoImport> {
  return seoImportSchema.parse(await callAdmin("adminSeoImport", { csv }));
}
