import { useToast } from "../../ui/toaster.tsx";
import { locate } from "./locate.ts";

/** Asks for the visitor's position and goes on with it; a refusal is told, and nothing else happens. */
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
