import type { AdConfig } from "../../lib/page/page-config.ts";

interface AdQueue {
  push(request: object): void;
}

declare global {
  interface Window {
    /** The queue of `adsbygoogle`-style networks, before and after their script has loaded. */
    adsbygoogle?: AdQueue;
  }
}

/**
 * Loads the network's script into an empty box of 300 by 250 pixels. With a client and slot the box holds the element that networks
 * of the `adsbygoogle` kind look for; others find the box by the place of their script. Answers how to take it out again.
 */
export function showAd(box: HTMLElement, { scriptUrl, client, slot }: AdConfig, nonce: string | undefined): () => void {
  if (client !== null && slot !== null) {
    const place = document.createElement("ins");
    place.className = "adsbygoogle";
    place.dataset.adClient = client;
    place.dataset.adSlot = slot;
    place.style.display = "inline-block";
    place.style.width = "300px";
    place.style.height = "250px";
    box.append(place);
  }
  const script = document.createElement("script");
  if (nonce !== undefined) script.nonce = nonce;
  script.async = true;
  script.src = scriptUrl;
  box.append(script);
  if (client !== null && slot !== null) {
    window.adsbygoogle ??= [];
    window.adsbygoogle.push({});
  }
  return () => box.replaceChildren();
}
