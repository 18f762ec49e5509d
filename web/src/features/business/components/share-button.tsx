import { Check, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toaster.tsx";

const FEEDBACK_MS = 2000;

/** Copies the page's address. */
export function ShareButton() {
  const [isCopied, setIsCopied] = useState(false);
  const showToast = useToast();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
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
    <Button variant="outline" onClick={() => void copy()} aria-live="polite" minW="28">
      {isCopied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
      {isCopied ? "Copied!" : "Share"}
    </Button>
  );
}
