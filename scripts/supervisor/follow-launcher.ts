const LOOK_EVERY_MS = 1000;

/**
 * `npm start` puts a shell between npm and this process; a signal to npm ends both without reaching this process. Calls back when the
 * launcher is gone.
 */
export function followLauncher(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
