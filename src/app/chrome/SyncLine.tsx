/** The line of the phone's menu that says what of this device is not in the account; nothing while all goes well. */
import { SyncSign } from "./SyncSign.tsx";
import { useSyncSign } from "./useSyncSign.ts";

/** A default export because it is loaded when someone is signed in. */
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
