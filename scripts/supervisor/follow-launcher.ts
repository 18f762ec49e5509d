const LOOK_EVERY_MS = 1000;

/**
 * Under `npm start` there is a shell between npm and this process, and a signal to npm ends both without ever reaching us.
 * Calls back when whoever started us is gone.
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
