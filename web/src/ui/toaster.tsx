import { chakra } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import {
  createContext,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "./button.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

const SHOWN_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const FOCUS_KEY = "F8";

export interface Toast {
  title: string;
  description?: string;
  /** `error` is read out at once. */
  tone?: "success" | "error";
}

interface ShownToast extends Toast {
  id: number;
}

/** What the area says of itself, on pages in another language than English. */
export interface ToastWords {
  lang?: string;
  region: string;
  dismiss: string;
}

const ENGLISH: ToastWords = { region: "Notifications", dismiss: "Dismiss" };

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a notice; the newest takes the place of the one before. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

const Region = chakra("section", {
  base: {
    position: "fixed",
    insetInline: { base: "4", sm: "auto" },
    insetInlineEnd: { sm: "6" },
    bottom: { base: "4", sm: "6" },
    width: { sm: "sm" },
    zIndex: "toast",
  },
});
const Box = chakra("div", {
  base: {
    display: "flex",
    gap: "3",
    alignItems: "flex-start",
    p: "4",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "card",
    boxShadow: "float",
    touchAction: "pan-y",
    animation: "rise 180ms {easings.out}",
  },
});
const Words = chakra("div", { base: { flex: "1", minW: "0" } });
const Title = chakra("p", { base: { fontWeight: "semibold" } });
const Text = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });

/** One notice at a time: five seconds, longer while it is pointed at or has the focus. F8 goes to it, a swipe to the right sends it off. */
export function ToastProvider({ words = ENGLISH, children }: { words?: ToastWords; children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast>();
  const [isHeld, setIsHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const swipeFrom = useRef<number>(undefined);
  const show = useCallback((next: Toast) => setToast((last) => ({ ...next, id: (last?.id ?? 0) + 1 })), []);
  const dismiss = () => setToast(undefined);

  useEffect(() => {
    if (toast === undefined || isHeld) return;
    const timer = setTimeout(() => setToast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === FOCUS_KEY) region.current?.focus();
    };
    document.addEventListener("keydown", focusRegion);
    return () => document.removeEventListener("keydown", focusRegion);
  }, []);

  const startSwipe = (event: PointerEvent) => {
    swipeFrom.current = event.clientX;
  };
  const endSwipe = (event: PointerEvent) => {
    if (swipeFrom.current !== undefined && event.clientX - swipeFrom.current >= SWIPE_THRESHOLD_PX) dismiss();
    swipeFrom.current = undefined;
  };

  return (
    <ToastContext value={show}>
      {children}
      <Region
        ref={region}
        lang={words.lang}
        aria-label={`${words.region} (${FOCUS_KEY})`}
        tabIndex={-1}
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
      >
        <div role="status" aria-live={toast?.tone === "error" ? "assertive" : "polite"}>
          {toast !== undefined && (
            <Box key={toast.id} onPointerDown={startSwipe} onPointerUp={endSwipe}>
              <ToneIcon tone={toast.tone ?? "success"} />
              <Words>
                <Title>{toast.title}</Title>
                {toast.description !== undefined && <Text>{toast.description}</Text>}
              </Words>
              <Button variant="ghost" size="sm" px="2" onClick={dismiss}>
                <X aria-hidden="true" />
                <VisuallyHidden>{words.dismiss}</VisuallyHidden>
              </Button>
            </Box>
          )}
        </div>
      </Region>
    </ToastContext>
  );
}

const IconBox = chakra("span", { base: { pt: "0.5", flexShrink: "0" } });

function ToneIcon({ tone }: { tone: "success" | "error" }) {
  return (
    <IconBox color={tone === "error" ? "danger" : "open"}>
      {tone === "error" ? <CircleAlert aria-hidden="true" size={20} /> : <CircleCheck aria-hidden="true" size={20} />}
    </IconBox>
  );
}
