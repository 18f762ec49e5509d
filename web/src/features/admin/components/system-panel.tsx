import { chakra, Skeleton } from "@chakra-ui/react";
import type { SystemStatus } from "@meridian/contracts/admin/system";
import { useQuery } from "@tanstack/react-query";
import { formatShare } from "../../../lib/format/turkish-format.ts";
import { WITH_COLUMNS } from "../../../theme/breakpoints.ts";
import { ShareBar } from "../../../ui/directory/share-bar.tsx";
import { FactList } from "../../../ui/fact-list.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { systemQuery } from "../api/get-figures.ts";
import {
  cpuShareOf,
  formatBackup,
  formatBytes,
  formatMs,
  formatRate,
  formatUptime,
  siteMemoryOf,
  UNKNOWN,
} from "../system-format.ts";
import { Panel } from "./panel.tsx";
import { ProcessTable } from "./process-table.tsx";

const Bars = chakra("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    [WITH_COLUMNS]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});
const Line = chakra("div", { base: { display: "flex", justifyContent: "space-between", gap: "3", mb: "2" } });
const Label = chakra("span", { base: { textStyle: "sm", fontWeight: "medium" } });
const Share = chakra("span", { base: { textStyle: "figure" } });
const Detail = chakra("p", { base: { textStyle: "xs", color: "fg.muted", mt: "2" } });

/** The state of the machine and the site's processes, by their metrics. */
export function SystemPanel() {
  const { data, isPending, isError, refetch } = useQuery(systemQuery);
  return (
    <Panel title="Sistem Performansı" aside={data === undefined ? undefined : windowText(data)}>
      {isPending && <Skeleton height="72" />}
      {data === undefined && isError && (
        <ErrorPanel title="Performans verileri alınamadı" onRetry={() => void refetch()}>
          Site bundan etkilenmedi; ölçümler şu anda alınamıyor.
        </ErrorPanel>
      )}
      {data !== undefined && <Measured status={data} />}
    </Panel>
  );
}

function Measured({ status }: { status: SystemStatus }) {
  const { requests, machine, processes } = status;
  const uptimes = processes.flatMap(({ uptimeSeconds }) => (uptimeSeconds === null ? [] : [uptimeSeconds]));
  const siteMemory = siteMemoryOf(status);
  const siteCpu = cpuShareOf(status);
  const usedMemory = machine.memoryBytes - machine.memoryFreeBytes;
  const { diskBytes, diskFreeBytes } = machine;
  return (
    <>
      <Bars>
        <UsageBar
          label="CPU"
          share={machine.cpuShare}
          detail={`Site ${siteCpu === null ? UNKNOWN : formatShare(siteCpu)} · Makine ${machine.cores} çekirdek`}
        />
        <UsageBar
          label="Bellek"
          share={1 - machine.memoryFreeBytes / machine.memoryBytes}
          detail={`Site ${formatBytes(siteMemory)} · Makine ${formatBytes(usedMemory)} / ${formatBytes(machine.memoryBytes)}`}
        />
        <UsageBar
          label="Disk"
          share={diskBytes === null || diskFreeBytes === null ? null : 1 - diskFreeBytes / diskBytes}
          detail={`Boş ${formatBytes(diskFreeBytes)} / ${formatBytes(diskBytes)}`}
        />
      </Bars>
      <FactList
        facts={[
          { label: "İstek hızı", value: formatRate(requests.perSecond) },
          { label: "Yanıt süresi (p95)", value: formatMs(requests.p95Ms) },
          {
            label: "Başarısız yanıt",
            value: requests.failureShare === null ? UNKNOWN : formatShare(requests.failureShare),
          },
          { label: "Son yedek", value: formatBackup(status) },
          { label: "Çalışma süresi", value: formatUptime(uptimes.length === 0 ? null : Math.min(...uptimes)) },
        ]}
      />
      {processes.length > 0 && <ProcessTable processes={processes} />}
    </>
  );
}

function windowText({ requests: { windowSeconds } }: SystemStatus): string {
  if (windowSeconds === null) return "Ölçüm başlıyor";
  const minutes = Math.round(windowSeconds / 60);
  return minutes < 1 ? `Son ${Math.round(windowSeconds)} saniye` : `Son ${minutes} dakika`;
}

interface UsageBarProps {
  label: string;
  /** 0 to 1; null until measured. */
  share: number | null;
  detail: string;
}

/** How much of a resource is in use. */
function UsageBar({ label, share, detail }: UsageBarProps) {
  return (
    <div>
      <Line>
        <Label>{label}</Label>
        <Share>{share === null ? UNKNOWN : formatShare(share)}</Share>
      </Line>
      <ShareBar share={share ?? 0} />
      <Detail>{detail}</Detail>
    </div>
  );
}
