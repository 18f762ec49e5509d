import { chakra } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";

const Bar = chakra("p", {
  base: {
    position: "fixed",
    insetInline: "0",
    bottom: "0",
    zIndex: "overlay",
    px: "4",
    py: "2.5",
    textAlign: "center",
    textStyle: "sm",
    fontWeight: "medium",
    bg: "fg",
    color: "bg",
  },
});

/** Explains why nothing new appears: requests wait until the device is online again. */
export function OfflineNotice({ isAdmin }: { isAdmin: boolean }) {
  const isOffline = useSyncExternalStore(
    onNetworkChange,
    () => !navigator.onLine,
    () => false,
  );
  if (!isOffline) return null;
  return (
    <Bar role="status" lang={isAdmin ? "tr" : undefined} data-print="hide">
      {isAdmin
        ? "Çevrimdışısınız. Bağlantı gelince sayfa kaldığı yerden devam eder."
        : "You are offline. What you open loads as soon as you are back online."}
    </Bar>
  );
}

function onNetworkChange(onChange: () => void): () => void {
  const controller = new AbortController();
  for (const type of ["online", "offline"]) window.addEventListener(type, onChange, { signal: controller.signal });
  return () => controller.abort();
}
