const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 5 * 60_000;
/** About 10 m: enough to sort by distance. */
const COORDINATE_DIGITS = 4;

/** Asks the browser for the visitor's position, in the form of the parameter `near`; rejects if it is denied. */
export function locate(): Promise<string> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve(`${latitude.toFixed(COORDINATE_DIGITS)},${longitude.toFixed(COORDINATE_DIGITS)}`),
      reject,
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
}
