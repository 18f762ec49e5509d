import type { ImportProgress } from "@meridian/shared/contracts/import-job";
import { useEffect, useState } from "react";

const PROGRESS_PATH = "/api/admin/imports/progress";
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 15_000;

/**
 * The progress of every import that runs, by job id, as the server tells it. A line that breaks is taken up again;
 * what was missed meanwhile comes with the first message.
 */
export function useImportProgress(): ReadonlyMap<string, ImportProgress> {
  const [byJob, setByJob] = useState<ReadonlyMap<string, ImportProgress>>(new Map());

  useEffect(() => {
    let socket: WebSocket;
    let retryMs = FIRST_RETRY_MS;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;

    const open = () => {
      const scheme = window.location.protocol === "https:" ? "wss" : "ws";
      socket = new WebSocket(`${scheme}://${window.location.host}${PROGRESS_PATH}`);
      socket.onopen = () => {
        retryMs = FIRST_RETRY_MS;
      };
      socket.onmessage = ({ data }) => {
        const progress: ImportProgress = JSON.parse(String(data));
        setByJob((known) => new Map(known).set(progress.jobId, progress));
      };
      socket.onclose = () => {
        if (isOver) return;
        timer = setTimeout(open, retryMs);
        retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      };
    };

    open();
    return () => {
      isOver = true;
      clearTimeout(timer);
      socket.close();
    };
  }, []);

  return byJob;
}
