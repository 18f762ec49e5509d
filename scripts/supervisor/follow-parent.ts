/**
 * Loaded into every process before its own code: when the supervisor is gone, however it ended, the process drains and
 * ends as well instead of holding its port for ever.
 */
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
