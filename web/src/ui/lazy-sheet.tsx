import { useEffect, useEffectEvent, useState } from "react";
import { onFirstInteraction } from "../lib/first-interaction.ts";
import type { Sheet, SheetProps } from "./sheet.tsx";
import { useToast } from "./toaster.tsx";

const loadSheet = async () => (await import("./sheet.tsx")).Sheet;

/** A sheet on a page that most visitors leave without opening one: its script loads with the first interaction. */
export function LazySheet(props: SheetProps) {
  const { isOpen, onClose } = props;
  const [Loaded, setLoaded] = useState<typeof Sheet>();
  const toast = useToast();
  const giveUp = useEffectEvent(() => {
    onClose();
    toast({ title: "This part of the page could not be loaded", description: "Try again in a moment.", tone: "error" });
  });
  const isLoaded = Loaded !== undefined;

  useEffect(() => {
    if (isLoaded) return;
    const load = () => loadSheet().then((sheet) => setLoaded(() => sheet));
    if (!isOpen) return onFirstInteraction(() => void load().catch(() => undefined));
    load().catch(() => giveUp());
  }, [isOpen, isLoaded]);

  return Loaded === undefined ? null : <Loaded {...props} />;
}
