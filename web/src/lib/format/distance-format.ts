const METRES_STEP = 10;

/** "350 m", "1.4 km", "23 km": as precise as needed to go there. */
export function formatDistance(km: number): string {
  const metres = Math.max(METRES_STEP, Math.round((km * 1000) / METRES_STEP) * METRES_STEP);
  if (metres < 1000) return `${metres} m`;
  const tenths = km.toFixed(1);
  return Number(tenths) < 10 ? `${tenths} km` : `${Math.round(km)} km`;
}
