/**
 * A timeout for I/O; the answer cancels it. Node runs timers before it looks at sockets, so in a process that got no turn for that long a
 * plain timer would give up what arrived meanwhile. This one looks at the sockets once more first. It keeps no process alive.
 */
export function startIoTimeout(timeoutMs: number, onTimeout: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // A whole turn of the event loop lies between two immediates.
    immediate = setImmediate(() => {
      immediate = setImmediate(onTimeout);
    });
  }, timeoutMs).unref();
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
