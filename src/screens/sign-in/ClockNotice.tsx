/** After a sign-in that failed: that the server's clock and this device's differ, and what to do about it. */
import { useEffect, useState } from "react";
import { type ClockDifference, readClockDifference } from "#client/identity/clockDifference.ts";
import { formatMoment } from "#lib/format.ts";
import { Notice } from "#ui/Notice.tsx";
import { words } from "./words.ts";

export function ClockNotice() {
  const [difference, setDifference] = useState<ClockDifference | null>(null);
  useEffect(() => {
    let isOver = false;
    void readClockDifference().then((read) => {
      if (!isOver) setDifference(read);
    });
    return () => {
      isOver = true;
    };
  }, []);
  if (difference === null) return null;
  const { serverAt, deviceAt, wrong } = difference;
  return (
    <Notice tone="problem" title={words.clock.title[wrong ?? "unknown"]}>
      {words.clock.says(formatMoment(serverAt), formatMoment(deviceAt))}{" "}
      {words.clock.advice[wrong ?? "unknown"]}
    </Notice>
  );
}
