/** A field that people cannot see, hear or reach: whatever fills it in is a bot. */
import type { ComponentProps } from "react";
import { words } from "./words.ts";

export function Honeypot(props: ComponentProps<"input">) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {words.leaveEmpty}
        <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
