import { useLocaleContext } from "@chakra-ui/react/locale";
import { deepEqual } from "@tanstack/react-router";
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { onFirstInteraction } from "../lib/page/first-interaction.ts";
import { ErrorPanel } from "./error-panel.tsx";

const RetryContext = createContext<() => void>(() => undefined);

/**
 * A part of a page whose script loads when the part first shows; it suspends until then. Unlike React's `lazy`, which caches a failure and
 * passes it to the surrounding page, a failed load shows in place and can be retried.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  let latest: Promise<ComponentType<Props>> | undefined;
  const attempt = () => {
    latest = load().catch(() => FailedPart);
    return latest;
  };
  return function LazyPart(props: Props) {
    const [loading, setLoading] = useState(() => latest ?? attempt());
    const Part = use(loading);
    return (
      <RetryContext value={() => setLoading(attempt())}>
        <Part {...props} />
      </RetryContext>
    );
  };
}

/**
 * For a part whose HTML works as it comes from the server, such as links: its script is not loaded before the first interaction, unless
 * its props change or it appears without HTML of the server, which passes the part itself.
 */
export function servedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  served?: ComponentType<Props>,
): (props: Props) => ReactNode {
  let want = () => {};
  const isWanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const Part =
    served ??
    lazy(async () => {
      await isWanted;
      return { default: await loadWithRetries(load) };
    });
  function Want() {
    useEffect(want, []);
    return null;
  }
  return function ServedPart(props: Props) {
    useEffect(() => onFirstInteraction(want), []);
    const [latest, setLatest] = useState(props);
    if (!deepEqual(props, latest)) {
      // Not in an effect: a change that React defers is not committed before the script is here.
      want();
      setLatest(props);
    }
    // An urgent change would make React throw away HTML whose script is still on its way.
    const shown = useDeferredValue(latest);
    return useMemo(
      () => (
        <Suspense fallback={<Want />}>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
  };
}

/** For a server-rendered part that works without its script: resolves once the script has loaded, retrying on interactions. */
export async function loadWithRetries<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => void onFirstInteraction(resolve));
    }
  }
}

const ENGLISH = {
  title: "This part of the page could not be loaded",
  advice: "Check the connection and try again. If it stays like this, reload the page.",
  retry: "Try again",
};
const TURKISH: typeof ENGLISH = {
  title: "Sayfanın bu bölümü yüklenemedi",
  advice: "Bağlantınızı kontrol edip tekrar deneyin. Sorun sürerse sayfayı yenileyin.",
  retry: "Tekrar dene",
};

function FailedPart() {
  const retry = use(RetryContext);
  const { locale } = useLocaleContext();
  const words = locale.startsWith("tr") ? TURKISH : ENGLISH;
  return (
    <ErrorPanel title={words.title} onRetry={retry} retryLabel={words.retry}>
      {words.advice}
    </ErrorPanel>
  );
}
