const day = new Intl.DateTimeFormat("tr-TR", { day: "numeric", month: "short", timeZone: "UTC" });

/** "1 May" */
export function formatDay(text: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : day.format(at);
}
