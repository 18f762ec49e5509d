import { Button, chakra } from "@chakra-ui/react";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { useCleanup } from "../use-cleanup.ts";
import { CleanupJobs } from "./cleanup-jobs.tsx";
import { DeleteAllDialog } from "./delete-all-dialog.tsx";

const Box = chakra("section", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    p: { base: "4", md: "6" },
    borderWidth: "1px",
    borderColor: "danger.border",
    borderRadius: "card",
    bg: "bg.raised",
  },
});
const Title = chakra("h2", {
  base: { display: "flex", alignItems: "center", gap: "2", textStyle: "h3", color: "danger" },
});
const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    alignItems: "center",
    justifyContent: "space-between",
    pt: "4",
    borderTopWidth: "1px",
    borderColor: "border",
  },
});
const Words = chakra("div", { base: { flex: "1 1 16rem", minW: "0" } });
const Name = chakra("p", { base: { fontWeight: "semibold", textStyle: "sm" } });
const Text = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });

type Asking = "delete_all" | "delete_test_data" | "fix_slugs";

/** Actions on the whole directory, apart from everything else. */
export function DangerZone() {
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const { removeTestData, repairSlugs } = useCleanup(close);
  return (
    <Box aria-labelledby="danger-zone">
      <Title id="danger-zone">
        <TriangleAlert aria-hidden="true" size={20} />
        <span lang="en">Danger Zone</span>
      </Title>
      <Line>
        <Words>
          <Name>Tüm işletmeleri sil</Name>
          <Text>Her işletme çöp kutusuna taşınır ve 30 gün boyunca geri alınabilir.</Text>
        </Words>
        <Button variant="outline" colorPalette="danger" color="danger" onClick={() => setAsking("delete_all")}>
          Tüm işletmeleri sil
        </Button>
      </Line>
      <Line>
        <Words>
          <Name>Test verilerini sil</Name>
          <Text>
            Yalnızca <span lang="en">Test Business</span> kayıtları silinir.
          </Text>
        </Words>
        <Button
          variant="outline"
          colorPalette="danger"
          color="danger"
          disabled={removeTestData.isPending}
          onClick={() => setAsking("delete_test_data")}
        >
          Test verilerini sil
        </Button>
      </Line>
      <Line>
        <Words>
          <Name>URL'leri düzelt</Name>
          <Text>Adı veya şehri değişen işletmelerin adresleri yenilenir; eskileri yenisine götürür.</Text>
        </Words>
        <Button variant="outline" disabled={repairSlugs.isPending} onClick={() => setAsking("fix_slugs")}>
          {repairSlugs.isPending ? "Düzeltiliyor…" : "URL'leri düzelt"}
        </Button>
      </Line>
      <CleanupJobs />
      <DeleteAllDialog isOpen={asking === "delete_all"} onClose={close} />
      <ConfirmDialog
        title="Test verilerini sil"
        isOpen={asking === "delete_test_data"}
        confirmLabel="Sil"
        isBusy={removeTestData.isPending}
        onClose={close}
        onConfirm={() => removeTestData.mutate()}
      >
        <p>Test verilerini silmek istediğinize emin misiniz? Yalnızca Test Business kayıtları silinir.</p>
      </ConfirmDialog>
      <ConfirmDialog
        title="URL'leri düzelt"
        isOpen={asking === "fix_slugs"}
        confirmLabel="Düzelt"
        tone="accent"
        isBusy={repairSlugs.isPending}
        onClose={close}
        onConfirm={() => repairSlugs.mutate()}
      >
        <p>URL'leri düzeltmek istediğinize emin misiniz? İşlem kaldığı yerden devam eder.</p>
      </ConfirmDialog>
    </Box>
  );
}
