import { Button } from "@chakra-ui/react";
import { Check, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useToast } from "../../../ui/messages/toaster.tsx";

const FEEDBACK_MS = 2000;

/** Shares the page's address through the system's sheet; without one, copies it. */
export function ShareButton({ title }: { title: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const showToast = useToast();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const share = async () => {
    const url = window.location.href;
    if (await shareBySystem({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      showToast({
        title: "Could not copy",
        description: "Copy the address from the browser's bar instead.",
        tone: "error",
      });
    }
  };

  return (
    <Button variant="outline" onClick={() => void share()} aria-live="polite" minW="28" data-scripting="needed">
      {isCopied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
      {isCopied ? "Copied!" : "Share"}
    </Button>
  );
}

/** False if there is no sheet or it fails; closing it also counts as shared. */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== "function" || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
