/** Compares the device's date with the data's, and loads the notice for the few devices where one of them is wrong. */
import { type ComponentProps, useEffect, useState } from "react";
import { getToday } from "#client/today.ts";
import { judgeDeviceDate } from "#domain/college/dataDate.ts";
import type ClockNotice from "./ClockNotice.tsx";

type Shown = { Notice: typeof ClockNotice; of: ComponentProps<typeof ClockNotice> };

export function ClockCheck() {
  // There is no clock in the prerendered first render, and the date is read once per page load.
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const today = getToday();
    const fault = judgeDeviceDate(today);
    if (fault === null) return;
    void import("./ClockNotice.tsx").then(
      (module) => setShown({ Notice: module.default, of: { today, fault } }),
      // Without a network there are no figures either whose dates it could be about.
      () => undefined,
    );
  }, []);
  return shown === null ? null : <shown.Notice {...shown.of} />;
}
