/** Which sections a reader opened or closed, and scrolling to a task in one of them. */
import { useCallback, useMemo, useState } from "react";
import { flushSync } from "react-dom";

export type Toggles = {
  toggled: ReadonlyMap<string, boolean>;
  toggle: (key: string, isOpen: boolean) => void;
  /** Opens a section and scrolls to a task in it. */
  openFor: (key: string, taskId: string) => void;
};

export function useToggles(): Toggles {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());

  const toggle = useCallback((key: string, isOpen: boolean) => {
    setToggled((before) => new Map(before).set(key, isOpen));
  }, []);
  const openFor = useCallback(
    (key: string, taskId: string) => {
      flushSync(() => toggle(key, true));
      const row = document.getElementById(`task-${taskId}`);
      row?.scrollIntoView({ block: "center" });
      row?.focus({ preventScroll: true });
    },
    [toggle],
  );

  return useMemo(() => ({ toggled, toggle, openFor }), [toggled, toggle, openFor]);
}
