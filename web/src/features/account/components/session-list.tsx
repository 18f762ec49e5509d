import { Badge, Button, chakra } from "@chakra-ui/react";
import type { ListedSession } from "@meridian/contracts/admin/account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { failureText } from "../../../lib/api/api-error.ts";
import { formatMoment } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { revokeOtherSessions, revokeSession, sessionsQuery } from "../api/account.ts";
import { browserName } from "../browser-name.ts";

const Box = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    md: { "& section td": { verticalAlign: "middle" } },
  },
});
const Browser = chakra("span", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2" } });
const UNKNOWN = "—";

/** All live sessions; any but the current one can be ended here. */
export function SessionList({ sessions }: { sessions: readonly ListedSession[] }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const ending = useMutation({
    mutationFn: (id: string | undefined) => (id === undefined ? revokeOtherSessions() : revokeSession(id)),
    onSuccess: async (_answer, id) => {
      toast({ title: id === undefined ? "Diğer oturumlar kapatıldı" : "Oturum kapatıldı" });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
    onError: (error) => toast({ tone: "error", title: "Oturum kapatılamadı", description: failureText(error) }),
  });
  return (
    <Box>
      <DataTable label="Açık oturumlar" columns={["Tarayıcı", "Adres", "Giriş", "Son kullanım", "İşlem"]}>
        <tbody>
          {sessions.map((session) => (
            <tr key={session.id}>
              <td data-wide="" title={session.userAgent ?? undefined}>
                <Browser>
                  {browserName(session.userAgent) ?? "Bilinmeyen tarayıcı"}
                  {session.isCurrent && <Badge variant="subtle">Bu oturum</Badge>}
                </Browser>
              </td>
              <td data-label="Adres">{session.address ?? UNKNOWN}</td>
              <td data-label="Giriş">{formatMoment(session.createdAt)}</td>
              <td data-label="Son kullanım">{formatMoment(session.lastUsedAt)}</td>
              <td data-wide="">
                {!session.isCurrent && (
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={ending.isPending}
                    aria-label={`Oturumu kapat: ${browserName(session.userAgent) ?? UNKNOWN}, ${formatMoment(session.createdAt)}`}
                    onClick={() => ending.mutate(session.id)}
                  >
                    <LogOut aria-hidden="true" />
                    Kapat
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <div>
        <Button
          variant="outline"
          maxW="full"
          whiteSpace="normal"
          disabled={ending.isPending || sessions.every(({ isCurrent }) => isCurrent)}
          onClick={() => ending.mutate(undefined)}
        >
          Diğer bütün oturumları kapat
        </Button>
      </div>
    </Box>
  );
}
