/** /developers: the yearly data release, the public endpoints from the contract, examples that run, limits, how to cite. */
import { type ReactNode, useMemo } from "react";
import { readBrowserSettings } from "#client/settings.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { useListedPageData } from "#client/useListedPageData.ts";
import { RequiredLoadFailed } from "#components/query-boundary/RequiredLoadFailed.tsx";
import { type DevelopersPage, developersPageSchema } from "#contract/developersPage.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { Endpoints } from "./Endpoints.tsx";
import { Code, Examples } from "./Examples.tsx";
import { ReleaseFiles } from "./ReleaseFiles.tsx";
import { words } from "./words.ts";

const contents = [words.data, words.cite, words.examples, words.endpoints, words.limits, words.frames];
const link = "underline underline-offset-4 hover:text-accent-text";

export default function DevelopersScreen() {
  const state = useListedPageData("/developers");
  const raw = state.status === "ready" ? state.value : null;
  const page = useMemo(() => readPage(raw), [raw]);
  const hasFailed = state.status === "failed" || (state.status === "ready" && page === null);
  const isMounted = useIsMounted();
  const isOpenToAssistants = !isMounted || readBrowserSettings(document).isClosedToAssistants !== true;
  const more = {
    id: words.more.id,
    title: isOpenToAssistants ? words.more.title : words.more.titleWithoutAssistants,
  };
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="max-w-3xl text-4xl sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-lead text-lg text-ink-soft sm:text-xl">{words.lead(isOpenToAssistants)}</p>
      <nav aria-label={words.contents} className="mt-6">
        <ul className="flex flex-wrap gap-x-6">
          {[...contents, more].map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={`flex min-h-11 items-center ${link}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {page === null && !hasFailed && <Skeleton label={words.loading} lines={8} className="mt-8" />}
      {hasFailed && (
        <div className="mt-8">
          {state.status === "failed" ? (
            <RequiredLoadFailed title={words.failedTitle} load={state} kept={words.failedKept} />
          ) : (
            <Notice tone="problem" title={words.failedTitle}>
              {words.failedKept}
            </Notice>
          )}
        </div>
      )}
      {page !== null && (
        <Part {...words.data} lead={words.data.lead(page.release.year, page.release.asOf)}>
          <ReleaseFiles release={page.release} />
        </Part>
      )}
      <Part {...words.cite}>
        <Points points={words.cite.points} />
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link to="/methodology" className={`flex min-h-11 items-center ${link}`}>
            {words.cite.method}
          </Link>
          <a href="/licenses" className={`flex min-h-11 items-center ${link}`}>
            {words.cite.licenses}
          </a>
        </p>
      </Part>
      <Part {...words.examples}>
        <p className="font-semibold">{words.address}</p>
        <Code text={`TASSEL=${isMounted ? window.location.origin : words.withoutScripts}`} />
        <Examples isOpenToAssistants={isOpenToAssistants} />
      </Part>
      <Part {...words.endpoints}>
        <p>
          <a href="/api/openapi.json" className={getButtonClasses("outline", "default")}>
            {words.endpoints.document}
          </a>
        </p>
        {page !== null && <Endpoints endpoints={page.endpoints} others={page.otherEndpoints} />}
      </Part>
      <Part {...words.limits}>
        <Points
          points={
            isOpenToAssistants ? [...words.limits.points, words.limits.ofAssistants] : words.limits.points
          }
        />
      </Part>
      <Part {...words.frames}>
        <p>{words.frames.address}</p>
        {words.frames.code.map((text) => (
          <Code key={text} text={text} />
        ))}
      </Part>
      <Part {...more}>
        <p className="max-w-3xl">
          {isOpenToAssistants && `${words.more.ofAssistants} `}
          {words.more.text}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {isOpenToAssistants && (
            <Link to="/ai-technology#assistants" className={`flex min-h-11 items-center ${link}`}>
              {words.more.assistants}
            </Link>
          )}
          <a href="/llms.txt" className={`flex min-h-11 items-center ${link}`}>
            {words.more.llms}
          </a>
        </p>
      </Part>
    </div>
  );
}

/** Null if the embedded data is not of this release. */
function readPage(raw: unknown): DevelopersPage | null {
  const read = developersPageSchema.safeParse(raw);
  return read.success ? read.data : null;
}

function Part(props: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className="mt-14">
      <h2 id={`${props.id}-title`} className="text-3xl sm:text-4xl">
        {props.title}
      </h2>
      {props.lead !== undefined && <p className="mt-2 max-w-3xl text-lg text-ink-soft">{props.lead}</p>}
      <div className="mt-5">{props.children}</div>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="max-w-3xl list-disc space-y-2 pl-6">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
