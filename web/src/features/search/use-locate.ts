import { useToast } from "../../ui/messages/toaster.tsx";

const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 5 * 60_000;
/** About 10 m: enough to sort by distance. */
const COORDINATE_DIGITS = 4;

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

/** Asks the browser for the visitor's position, in the form of the parameter `near`; rejects if it is denied. */
function locate(): Promise<string> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve(`${latitude.toFixed(COORDINATE_DIGITS)},${longitude.toFixed(COORDINATE_DIGITS)}`),
      reject,
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
