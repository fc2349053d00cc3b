/** A line in the phone menu that says which changes have not reached the account; empty when everything is synced. */
import { SyncSign } from "./SyncSign.tsx";
import { useSyncSign } from "./useSyncSign.ts";

/** A default export because it is lazy-loaded for signed-in visitors. */
export default function SyncLine() {
  const sign = useSyncSign();
  if (sign === null) return null;
  return (
    <p className="flex gap-2 pb-3 text-[0.95rem]">
      <SyncSign className="mt-0.5 shrink-0" />
      {sign}
    </p>
  );
}
