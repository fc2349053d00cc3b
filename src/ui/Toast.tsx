/** One short message at the bottom of the page that goes by itself, with one action, such as taking a change back. */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Button } from "./Button.tsx";

const durationMs = 5_000;

export type ToastMessage = { text: string; action?: { label: string; run: () => void } };

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

/** Shows one message at a time; a new one takes the place of the last. */
export function ToastProvider(props: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const close = useCallback(() => setMessage(null), []);
  const show = useCallback(
    (next: ToastMessage) => {
      clearTimeout(timer.current);
      setMessage(next);
      timer.current = setTimeout(close, durationMs);
    },
    [close],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const value = useMemo(() => show, [show]);
  return (
    <ToastContext value={value}>
      {props.children}
      <div
        role="status"
        aria-live="polite"
        className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4"
      >
        {message !== null && (
          <div className="pointer-events-auto flex w-full max-w-[420px] items-center justify-between gap-3 rounded-2xl bg-ink py-2 pr-2 pl-5 text-paper shadow-card">
            <p className="py-2">{message.text}</p>
            {message.action !== undefined && (
              <Button
                variant="link"
                className="shrink-0 px-3 text-paper"
                onClick={() => {
                  message.action?.run();
                  close();
                }}
              >
                {message.action.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </ToastContext>
  );
}
