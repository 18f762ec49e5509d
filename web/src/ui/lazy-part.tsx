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
  useRef,
  useState,
} from "react";
import { useNearScreen } from "../lib/hooks/use-near-screen.ts";
import { onFirstInteraction } from "../lib/page/first-interaction.ts";
import { ErrorPanel } from "./messages/error-panel.tsx";

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

interface ServedPartOptions<Props> {
  /** The part itself, on the server. */
  served?: ComponentType<Props> | undefined;
  /** Shown while the script loads if the part appears without HTML of the server. */
  fallback?: ReactNode;
  /** Waits for the part to near the screen, not for an interaction: for content that ages, such as whether a business is open. */
  isAwaitedNear?: boolean;
}

/**
 * For a part whose HTML works as it comes from the server, such as links: its script is not loaded before the first interaction, unless
 * its props change or it appears without HTML of the server.
 */
export function servedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { served, fallback, isAwaitedNear = false }: ServedPartOptions<Props>,
): (props: Props) => ReactNode {
  let want = () => {};
  const isWanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  let isLoaded = served !== undefined;
  const Part =
    served ??
    lazy(async () => {
      await isWanted;
      const part = await loadWithRetries(load);
      isLoaded = true;
      return { default: part };
    });
  function Want() {
    useEffect(want, []);
    return null;
  }
  return function ServedPart(props: Props) {
    const box = useRef<HTMLDivElement>(null);
    const isNear = useNearScreen(box);
    useEffect(() => {
      if (isNear) want();
    }, [isNear]);
    useEffect(() => (isAwaitedNear ? undefined : onFirstInteraction(want)), []);
    const [latest, setLatest] = useState(props);
    if (!deepEqual(props, latest)) {
      // Not in an effect: a change that React defers is not committed before the script is here.
      want();
      setLatest(props);
    }
    const deferred = useDeferredValue(latest);
    // An urgent change would make React throw away HTML whose script is still on its way; a late one would overwrite what is typed.
    const shown = isLoaded ? latest : deferred;
    const part = useMemo(
      () => (
        <Suspense
          fallback={
            <>
              <Want />
              {fallback}
            </>
          }
        >
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
    return isAwaitedNear ? <div ref={box}>{part}</div> : part;
  };
}

/** For a server-rendered part that works without its script: resolves once the script has loaded, retrying on interactions. */
async function loadWithRetries<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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
};
const TURKISH: typeof ENGLISH = {
  title: "Sayfanın bu bölümü yüklenemedi",
  advice: "Bağlantınızı kontrol edip tekrar deneyin. Sorun sürerse sayfayı yenileyin.",
};

function FailedPart() {
  const retry = use(RetryContext);
  const { locale } = useLocaleContext();
  const words = locale.startsWith("tr") ? TURKISH : ENGLISH;
  return (
    <ErrorPanel title={words.title} onRetry={retry}>
      {words.advice}
    </ErrorPanel>
  );
}
