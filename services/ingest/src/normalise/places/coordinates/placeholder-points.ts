/**
 * Points that sources use for unknown positions: the middle of an ocean, and the centres of countries, which geocoders return for an
 * address that is only a country.
 */
const POINTS =
  `0,0 1,1 -1,-1 46.424,-129.943 46.42,-129.94 99.999,99.999 39.784,-100.446 37.751,-97.822 38,-97 37.09,-95.713 56.13,-106.347
  23.635,-102.553 -14.235,-51.925 -38.416,-63.617 -35.675,-71.543 4.571,-74.297 -9.19,-75.015 55.378,-3.436 53.413,-8.244 46.228,2.214
  51.166,10.452 47.516,14.55 46.818,8.228 52.133,5.291 50.504,4.47 41.872,12.567 40.464,-3.749 39.4,-8.224 39.074,21.824 38.964,35.243
  60.128,18.644 60.472,8.469 56.264,9.502 61.924,25.748 51.919,19.145 49.817,15.473 48.669,19.699 47.162,19.503 45.943,24.967 42.734,25.486
  45.1,15.2 44.017,21.006 46.151,14.995 48.379,31.166 53.71,27.953 61.524,105.319 48.02,66.924 40.143,47.577 42.315,43.357 31.046,34.852
  33.855,35.862 30.585,36.238 23.886,45.079 23.424,53.848 25.355,51.184 32.428,53.688 30.375,69.345 20.594,78.963 23.685,90.356 7.873,80.772
  28.395,84.124 35.862,104.195 36.205,138.253 35.908,127.767 23.698,120.961 15.87,100.993 14.058,108.277 12.88,121.774 4.21,101.976
  -0.789,113.921 -25.274,133.775 -40.901,174.886 26.821,30.802 31.792,-7.093 33.887,9.538 28.034,1.66 9.082,8.675 -0.024,37.906
  -30.559,22.938`.split(/\s+/);
/** A degree in parts of about 100 m. */
const PARTS = 1000;
const LONGITUDE_SPAN = 1_000_000;
const MAX_LONGITUDE = 180;
const POLE_DEGREES = 89.9;

const placeholders = new Set(
  POINTS.map((point) => {
    const [latitude, longitude] = point.split(",");
    return partOf(Number(latitude), Number(longitude));
  }),
);

/** Whether a position is one of those, to about 100 m, or at a pole. */
export function isPlaceholderPoint(latitude: number, longitude: number): boolean {
  const isAtPole = Math.abs(latitude) > POLE_DEGREES && Math.abs(latitude) <= 90;
  return isAtPole || (Math.abs(longitude) <= MAX_LONGITUDE && placeholders.has(partOf(latitude, longitude)));
}

/** One number for both. */
function partOf(latitude: number, longitude: number): number {
  return Math.round(latitude * PARTS) * LONGITUDE_SPAN + Math.round(longitude * PARTS);
}
