import { Button, chakra, Skeleton, VisuallyHidden } from "@chakra-ui/react";
import { X } from "lucide-react";
import { Suspense, startTransition, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { afterPaint, onFirstInteraction } from "../../lib/page/first-interaction.ts";
import { useToast } from "../messages/toaster.tsx";
import type { Sheet, SheetProps } from "./sheet.tsx";

const loadSheet = async () => (await import("./sheet.tsx")).Sheet;

/**
 * A sheet that most visitors never open: its script loads with the first interaction, its content when it opens. Opened too early, it shows
 * that it is loading.
 */
export function LazySheet({ children, ...sheet }: SheetProps) {
  const { isOpen, onClose } = sheet;
  const [Loaded, setLoaded] = useState<typeof Sheet>();
  const toast = useToast();
  const giveUp = useEffectEvent(() => {
    if (!isOpen) return;
    onClose();
    toast({ title: "This part of the page could not be loaded", description: "Try again in a moment.", tone: "error" });
  });
  const isLoaded = Loaded !== undefined;

  useEffect(() => {
    if (isLoaded) return;
    const load = () => loadSheet().then((loaded) => startTransition(() => setLoaded(() => loaded)));
    if (!isOpen) return onFirstInteraction(() => void load().catch(() => undefined));
    afterPaint(() => void load().catch(() => giveUp()));
  }, [isOpen, isLoaded]);

  if (Loaded === undefined) return isOpen ? <ComingSheet {...sheet} /> : null;
  return (
    <Loaded {...sheet}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Loaded>
  );
}

const Waiting = () => <Skeleton height="40" borderRadius="card" />;

/** Prevents a flash if the script loads quickly, and keeps the tap from waiting for what is rarely seen. */
const COVER_DELAY_MS = 300;
const Cover = chakra("div", {
  base: {
    position: "fixed",
    inset: "0",
    zIndex: "modal",
    bg: "bg.scrim",
    animation: "reveal 120ms {easings.out} both",
  },
});
const Place = chakra("div", {
  base: { height: "100dvh", bg: "bg", p: "4", display: "grid", alignContent: "start", gap: "4" },
  variants: { size: { sm: { width: "min(100%, 26rem)", boxShadow: "float" }, full: {} } },
});
const Head = chakra("div", { base: { display: "flex", alignItems: "center", justifyContent: "space-between" } });
const Title = chakra("p", { base: { textStyle: "h3" } });

function ComingSheet({ title, size, onClose, closeLabel = "Close" }: Omit<SheetProps, "children">) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), COVER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return createPortal(
    <Cover>
      <Place size={size}>
        <Head>
          <Title role="status">
            {title}
            <VisuallyHidden>: loading</VisuallyHidden>
          </Title>
          <Button variant="ghost" width="11" px="0" aria-label={closeLabel} onClick={onClose}>
            <X aria-hidden="true" />
          </Button>
        </Head>
        <Waiting />
      </Place>
    </Cover>,
    document.body,
  );
}
