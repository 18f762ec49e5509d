import { useToast } from "../../ui/messages/toaster.tsx";
import { locate } from "./locate.ts";

/** Requests the visitor's position; a denial is reported and changes nothing. */
export function useLocate(onLocated: (near: string) => void): () => void {
  const toast = useToast();
  return () => {
    locate().then(onLocated, () =>
      toast({
        title: "Your location is not known",
        description: "The browser did not tell it. Type a city or country instead.",
        tone: "error",
      }),
    );
  };
}
