/**
 * A timeout for I/O that tolerates a blocked event loop. Node runs timers before polling sockets, so after a long block a plain
 * timer would fire although the answer has arrived. This one polls again first. Does not keep the process alive.
 */
export function startIoTimeout(timeoutMs: number, onTimeout: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // Two immediates are one full turn of the event loop apart.
    immediate = setImmediate(() => {
      immediate = setImmediate(onTimeout);
    });
  }, timeoutMs).unref();
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}
