/** The devices where the account was signed in to, and signing out of all of them. */
import { useMutation } from "@tanstack/react-query";
import { signOutEverywhere, useKnownDevices } from "#client/account/accountApi.ts";
import { holdPlanSync } from "#client/planSync/usePlanSync.ts";
import { signOut } from "#client/session/session.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { formatMoment } from "#lib/format.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { explainFailure } from "./explainFailure.ts";
import { words as all } from "./words.ts";

const words = all.devices;

export function SignedInDevices({ email }: { email: string }) {
  const devices = useKnownDevices(email);
  const leave = useMutation({
    networkMode: "always",
    mutationFn: signOutEverywhere,
    // A request for plans that starts meanwhile would be refused.
    onMutate: () => holdPlanSync(true),
    onError: () => holdPlanSync(false),
    // This device's session has ended too; what is left of it is cleared as when logging out.
    onSuccess: () => signOut(),
  });
  return (
    <section aria-labelledby="devices">
      <h2 id="devices" className="text-3xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-text">{words.text}</p>
      <div className="mt-4 max-w-3xl">
        {devices.status === "loading" && <Skeleton label={words.loading} lines={2} />}
        {devices.status === "failed" && (
          <LoadFailed title={words.failed} load={devices} kept={words.failedKept} />
        )}
        {devices.status === "ready" && devices.value.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {devices.value.map((device) => (
              <li
                key={`${device.firstAt} ${device.lastAt}`}
                className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3"
              >
                <span className="font-semibold">{device.label === "" ? words.unnamed : device.label}</span>
                <span className="text-ink-soft">{words.lastAt(formatMoment(device.lastAt))}</span>
              </li>
            ))}
          </ul>
        )}
        {devices.status === "ready" && devices.value.length === 0 && <p>{words.none}</p>}
      </div>
      <p className="mt-4 max-w-text text-ink-soft">{words.leaveText}</p>
      <Button
        variant="outline"
        className="mt-4"
        disabled={leave.isPending || leave.isSuccess}
        onClick={() => leave.mutate()}
      >
        {leave.isPending || leave.isSuccess ? words.leaving : words.leave}
      </Button>
      {leave.isError && (
        <div className="mt-4 max-w-xl">
          <Notice tone="problem" title={words.leaveFailed}>
            {explainFailure(leave.error)}
          </Notice>
        </div>
      )}
    </section>
  );
}
