/** In the phone's menu: which changes have not reached the account; as a sign on its button, and in words once it is open. */
import { SyncSign } from "./SyncSign.tsx";
import { useSyncSign } from "./useSyncSign.ts";

/** A default export because it is lazy-loaded for signed-in visitors. Empty while nothing needs attention. */
export default function SyncLine({ isSign }: { isSign: boolean }) {
  const sign = useSyncSign();
  if (sign === null) return null;
  if (isSign) {
    return (
      <>
        <span className="sr-only">: {sign}</span>
        <SyncSign className="absolute -top-1 -right-1" />
      </>
    );
  }
  return (
    <p className="flex gap-2 border-b border-line py-3 text-[0.95rem]">
      <SyncSign className="mt-0.5 shrink-0" />
      {sign}
    </p>
  );
}
