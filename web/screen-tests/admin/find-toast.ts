import { screen, within } from "@testing-library/react";

/** The notice with this text. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const region = await screen.findByRole("region", { name: /^(Bildirimler|Notifications) \(F8\)/ });
  return within(region).findByText(text);
}
