import { Badge, chakra } from "@chakra-ui/react";
import type { ProcessStatus } from "@meridian/contracts/admin/system";
import { formatShare } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { formatBytes, formatUptime, processName, UNKNOWN } from "../system-format.ts";

const Name = chakra("span", { base: { fontWeight: "semibold" } });

/** The site's processes with their resource use. */
export function ProcessTable({ processes }: { processes: readonly ProcessStatus[] }) {
  return (
    <DataTable
      label="Süreçler"
      columns={["Süreç", "Durum", { figure: "Bellek" }, { figure: "CPU" }, { figure: "Çalışma" }]}
    >
      <tbody>
        {numbered(processes).map(({ key, process }) => (
          <tr key={key}>
            <td data-wide="">
              <Name>{processName(process.service)}</Name>
            </td>
            <td data-label="Durum">
              <span>
                <Badge variant="outline" colorPalette={process.isReached ? "open" : "closed"}>
                  {process.isReached ? "Çalışıyor" : "Yanıt yok"}
                </Badge>
              </span>
            </td>
            <td className="figure" data-label="Bellek">
              {formatBytes(process.memoryBytes)}
            </td>
            <td className="figure" data-label="CPU">
              {process.cpuShare === null ? UNKNOWN : formatShare(process.cpuShare)}
            </td>
            <td className="figure" data-label="Çalışma">
              {formatUptime(process.uptimeSeconds)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Several processes of one kind share a name. */
function numbered(processes: readonly ProcessStatus[]) {
  const seen = new Map<string, number>();
  return processes.map((process) => {
    const number = (seen.get(process.service) ?? 0) + 1;
    seen.set(process.service, number);
    return { key: `${process.service} ${number}`, process };
  });
}
