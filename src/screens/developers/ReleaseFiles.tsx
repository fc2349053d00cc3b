/** The files of this year's release with their licenses and checksums, and what changed since the last one. */
import type { DevelopersPage } from "#contract/developersPage.ts";
import { formatInteger } from "#lib/format.ts";
import { TableFrame } from "#ui/TableFrame.tsx";
import { words } from "./words.ts";

const { data } = words;
const link = "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text";

export function ReleaseFiles({ release }: { release: DevelopersPage["release"] }) {
  const folder = `/releases/${release.year}`;
  return (
    <>
      <TableFrame label={data.table}>
        <thead>
          <tr>
            {[data.file, data.rows, data.columns, data.size, data.license, data.sum].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {release.files.map((file) => (
            <tr key={file.path}>
              <th scope="row" className="min-w-56 font-normal">
                <a href={file.path} download className={`${link} font-semibold`}>
                  {file.path.slice(folder.length + 1)}
                </a>
                <span className="block text-[0.95rem] text-ink-soft">{file.title}</span>
              </th>
              <td className="figures">{formatInteger(file.rows)}</td>
              <td className="figures">{formatInteger(file.columns)}</td>
              <td className="figures whitespace-nowrap">{data.megabytes(file.bytes)}</td>
              <td className="min-w-44">{file.license}</td>
              <td>
                <code className="block w-56 text-[0.8rem] break-all">{file.sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href={`${folder}/readme.txt`} className={link}>
          {data.readme}
        </a>
        <a href={`${folder}/sha256sums.txt`} className={link}>
          {data.sums}
        </a>
      </p>
      <p className="text-[0.95rem] text-ink-soft">{data.check}</p>
      <div className="mt-4 max-w-3xl space-y-2">
        <p>{data.empty}</p>
        <p>{data.left}</p>
      </div>
      <h3 className="mt-6 text-xl">{data.changesTitle}</h3>
      <div className="mt-1 max-w-3xl space-y-1">
        {release.changes.length === 0 ? (
          <p>{data.first}</p>
        ) : (
          release.changes.map((change) => <p key={change}>{change}</p>)
        )}
      </div>
    </>
  );
}
