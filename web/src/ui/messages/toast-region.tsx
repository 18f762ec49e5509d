import { Button, chakra } from "@chakra-ui/react";
import { useLocaleContext } from "@chakra-ui/react/locale";
import { Toast as ChakraToast, createToaster, Toaster } from "@chakra-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type PointerEvent, useRef } from "react";
import { toastRecipe } from "../../theme/recipes/toast.recipe.ts";

export interface Toast {
  title: string;
  description?: string;
  /** `error` is read out at once. */
  tone?: "success" | "error";
}

/** What the region says of itself, on pages in another language than English. */
export interface ToastWords {
  region: string;
  dismiss: string;
}

const SHOWN_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const FOCUS_KEY = "F8";

export const toaster = createToaster({
  placement: "bottom-end",
  duration: SHOWN_MS,
  hotkey: [FOCUS_KEY],
  offsets: "1.5rem",
});

const Words = chakra("div", { base: { flex: "1", minW: "0" } });
const IconBox = chakra("span", { base: { pt: "0.5", flexShrink: "0" } });

export function showToast({ title, description, tone = "success" }: Toast): void {
  toaster.remove();
  toaster.create({ title, description, type: tone });
}

/** One notice at a time: five seconds, longer while it is pointed at or has the focus. F8 goes to it, a swipe to the right sends it off. */
export function ToastRegion({ words }: { words: ToastWords }) {
  const { locale } = useLocaleContext();
  const swipe = useSwipe(() => toaster.dismiss());
  return (
    <Toaster
      toaster={toaster}
      lang={locale}
      aria-label={`${words.region} (${FOCUS_KEY})`}
      insetInlineStart={{ base: "6", sm: "auto" }}
    >
      {({ title, description, type }) => (
        <ChakraToast.Root recipe={toastRecipe} role={type === "error" ? "alert" : "status"} {...swipe}>
          <IconBox color={type === "error" ? "danger" : "open"}>
            {type === "error" ? (
              <CircleAlert aria-hidden="true" size={20} />
            ) : (
              <CircleCheck aria-hidden="true" size={20} />
            )}
          </IconBox>
          <Words>
            <ChakraToast.Title>{title}</ChakraToast.Title>
            {description !== undefined && <ChakraToast.Description>{description}</ChakraToast.Description>}
          </Words>
          <ChakraToast.CloseTrigger asChild>
            <Button variant="ghost" size="sm" px="2" aria-label={words.dismiss}>
              <X aria-hidden="true" />
            </Button>
          </ChakraToast.CloseTrigger>
        </ChakraToast.Root>
      )}
    </Toaster>
  );
}

/** Chakra's toasts know no swipe. */
function useSwipe(onSwipe: () => void) {
  const startX = useRef<number>(undefined);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (startX.current !== undefined && clientX - startX.current >= SWIPE_THRESHOLD_PX) onSwipe();
      startX.current = undefined;
    },
  };
}
