/** Short messages at the bottom of the page, one at a time, that go by themselves and may carry one action. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from "react";
import { toastRemoveMs } from "./limits.ts";
import { ToastOutlet } from "./ToastOutlet.tsx";
import { reduceToasts, type ToastMessage } from "./toastList.ts";

export type { ToastMessage } from "./toastList.ts";

/** What was said, for who wants to change it or take it back. */
export type ToastHandle = { update: (message: Partial<ToastMessage>) => void; dismiss: () => void };
type ShowToast = (message: ToastMessage) => ToastHandle;

const silent: ToastHandle = { update: () => undefined, dismiss: () => undefined };
const ToastContext = createContext<ShowToast>(() => silent);

/** Says a message; it takes the place of the one before. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export function ToastProvider(props: { children: ReactNode }) {
  const [list, dispatch] = useReducer(reduceToasts, []);
  const toastCount = useRef(0);
  const removals = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const waiting = removals.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    };
  }, []);
  const dismiss = useCallback((id: string) => {
    dispatch({ kind: "dismiss", id });
    const timer = setTimeout(() => {
      removals.current.delete(timer);
      dispatch({ kind: "remove", id });
    }, toastRemoveMs);
    removals.current.add(timer);
  }, []);
  const showToast = useMemo<ShowToast>(
    () => (message) => {
      toastCount.current += 1;
      const id = `toast-${toastCount.current}`;
      dispatch({ kind: "add", id, message });
      return {
        update: (change) => dispatch({ kind: "update", id, message: change }),
        dismiss: () => dismiss(id),
      };
    },
    [dismiss],
  );
  return (
    <ToastContext value={showToast}>
      {props.children}
      <ToastOutlet toasts={list} onDismiss={dismiss} />
    </ToastContext>
  );
}
