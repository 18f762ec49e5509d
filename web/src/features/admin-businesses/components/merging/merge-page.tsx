import { chakra, Skeleton } from "@chakra-ui/react";
import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import { useQueries } from "@tanstack/react-query";
import { ArrowLeft, GitMerge } from "lucide-react";
import { ButtonLink, Link } from "../../../../ui/link.tsx";
import { EmptyState } from "../../../../ui/messages/empty-state.tsx";
import { ErrorPanel } from "../../../../ui/messages/error-panel.tsx";
import { ScreenHeading } from "../../../../ui/pages/screen-heading.tsx";
import { businessQuery } from "../../api/get-businesses.ts";
import { MergeForm } from "./merge-form.tsx";

const Page = chakra("div", {
  base: { display: "grid", gap: { base: "5", md: "6" }, gridTemplateColumns: "minmax(0, 1fr)" },
});
const Back = chakra(Link, {
  base: { display: "inline-flex", justifySelf: "start", alignItems: "center", gap: "2", minH: "11", textStyle: "sm" },
});

export interface MergePageProps {
  ids: readonly [string, string] | undefined;
  onMerged: (business: AdminBusiness) => void;
}

/** Merges two entries of one business; both addresses keep working. */
export function MergePage({ ids, onMerged }: MergePageProps) {
  return (
    <Page>
      <Back to="/admin/businesses">
        <ArrowLeft size={16} aria-hidden="true" />
        İşletme Yönetimi
      </Back>
      <ScreenHeading title="İşletmeleri birleştir">
        Hangisinin kalacağını ve hangi alanların diğerinden alınacağını seçin. Her iki adres de kalana götürür.
      </ScreenHeading>
      {ids === undefined ? (
        <EmptyState title="İki işletme seçin" icon={<GitMerge aria-hidden="true" />}>
          <p>Listeden birleştirilecek iki işletmeyi işaretleyin.</p>
          <ButtonLink to="/admin/businesses" variant="outline">
            Listeye git
          </ButtonLink>
        </EmptyState>
      ) : (
        <Loaded ids={ids} onMerged={onMerged} />
      )}
    </Page>
  );
}

function Loaded({ ids, onMerged }: { ids: readonly [string, string]; onMerged: MergePageProps["onMerged"] }) {
  const [left, right] = useQueries({ queries: [businessQuery(ids[0]), businessQuery(ids[1])] });
  if (left.data !== undefined && right.data !== undefined) {
    return <MergeForm left={left.data} right={right.data} onMerged={onMerged} />;
  }
  if (left.isError || right.isError) {
    return (
      <ErrorPanel title="İşletmeler gösterilemiyor" onRetry={() => void Promise.all([left.refetch(), right.refetch()])}>
        Biri bu arada silinmiş veya birleştirilmiş olabilir. Hiçbir şey değişmedi.
      </ErrorPanel>
    );
  }
  return <Skeleton height="96" />;
}
