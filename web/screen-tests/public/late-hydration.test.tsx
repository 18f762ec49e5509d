import { RouterContextProvider } from "@tanstack/react-router";
import { act } from "@testing-library/react";
import { type ComponentType, lazy, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createPageClient } from "../../src/lib/api/api-client.ts";
import { useNow } from "../../src/lib/hooks/use-now.ts";
import { createEmotionCache } from "../../src/lib/page/emotion-cache.ts";
import { createAppRouter } from "../../src/router.tsx";

const RENDERED_AT = "2026-05-01T10:00:00.000Z";

function Moment() {
  return <p>{useNow().at.getTime() === Date.parse(RENDERED_AT) ? "then" : "now"}</p>;
}

it("a part that hydrates after others repeats the server's time before it tells the browser's", async () => {
  const router = createAppRouter({
    client: createPageClient({ baseUrl: window.location.origin }),
    emotionCache: createEmotionCache(undefined),
    nonce: undefined,
    isServer: false,
  });
  router.options.context.clock.renderedAt = Date.parse(RENDERED_AT);
  const pageWith = (Part: ComponentType) => (
    <RouterContextProvider router={router}>
      <Moment />
      <Suspense>
        <Part />
      </Suspense>
    </RouterContextProvider>
  );
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(pageWith(Moment));
  expect(page.textContent).toBe("thenthen");

  const { promise, resolve } = Promise.withResolvers<{ default: typeof Moment }>();
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => mismatches.push(error);
  const root = await act(async () => hydrateRoot(page, pageWith(lazy(() => promise)), { onRecoverableError }));
  expect(page.textContent).toBe("nowthen");
  await act(async () => resolve({ default: Moment }));
  expect([page.textContent, mismatches]).toEqual(["nownow", []]);
  await act(async () => root.unmount());
});
