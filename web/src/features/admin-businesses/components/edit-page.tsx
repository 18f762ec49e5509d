import { Link as Anchor, Badge, chakra, Skeleton } from "@chakra-ui/react";
import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ExternalLink } from "lucide-react";
import { errorCodeOf } from "../../../lib/api/api-error.ts";
import { formatMoment } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { editBusiness } from "../api/change-business.ts";
import { businessQuery } from "../api/get-businesses.ts";
import { EditForm } from "./edit-form.tsx";
import { FieldSources } from "./field-sources.tsx";

export const FormPage = chakra("div", {
  base: { display: "grid", gap: { base: "5", md: "6" }, gridTemplateColumns: "minmax(0, 1fr)" },
});
const BackLink = chakra(Link, {
  base: { display: "inline-flex", justifySelf: "start", alignItems: "center", gap: "2", minH: "11", textStyle: "sm" },
});
const Title = chakra("h1", { base: { textStyle: "h1", overflowWrap: "anywhere" } });
const Facts = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center", mt: "3", textStyle: "sm" },
});
const Muted = chakra("span", { base: { color: "fg.muted" } });

/** One business with all its fields. */
export function EditPage({ businessId }: { businessId: string }) {
  const { data, isPending, error, refetch } = useQuery(businessQuery(businessId));
  return (
    <FormPage>
      <BackToList />
      {isPending && <Skeleton height="96" />}
      {data === undefined && error !== null && (
        <>
          <Title>İşletme</Title>
          <Failure error={error} onRetry={() => void refetch()} />
        </>
      )}
      {data !== undefined && (
        <>
          <Head business={data} />
          {data.deletionKind === "blocked" && (
            <Notice tone="warning">
              Bu işletme engellenmiş: hiçbir içe aktarma onu geri getirmez. Düzenlemek için önce listede engelini
              kaldırın.
            </Notice>
          )}
          {data.deletedAt !== undefined && data.deletionKind !== "blocked" && (
            <Notice tone="warning">
              Bu işletme çöp kutusunda. Düzenlemek için önce listeden geri alın.
              {data.purgedAt !== undefined && ` ${formatMoment(data.purgedAt)} tarihinden sonra kalıcı olarak silinir.`}
            </Notice>
          )}
          <FieldSources businessId={data.id} />
          {data.deletedAt === undefined && <EditForm key={data.id} business={data} send={editBusiness} />}
        </>
      )}
    </FormPage>
  );
}

export function BackToList() {
  return (
    <BackLink to="/admin/businesses">
      <ArrowLeft size={16} aria-hidden="true" />
      İşletme Yönetimi
    </BackLink>
  );
}

function Head({ business }: { business: AdminBusiness }) {
  const { name, slug, isApproved, deletedAt, createdAt, updatedAt, revision } = business;
  const isPublic = isApproved && deletedAt === undefined;
  return (
    <header>
      <Title>
        <bdi>{name}</bdi>
      </Title>
      <Facts>
        <Badge variant={isApproved ? "outline" : "surface"} colorPalette={isApproved ? "open" : "gray"}>
          {isApproved ? "Onaylı" : "Onay bekliyor"}
        </Badge>
        {isPublic && (
          <Anchor
            href={`/business/${encodeURIComponent(slug)}`}
            target="_blank"
            rel="noopener"
            display="inline-flex"
            alignItems="center"
            gap="1.5"
          >
            Sitede aç
            <ExternalLink size={14} aria-hidden="true" />
          </Anchor>
        )}
        <Muted>
          Eklendi {formatMoment(createdAt)} · Güncellendi {formatMoment(updatedAt)} · Sürüm {revision}
        </Muted>
      </Facts>
    </header>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (errorCodeOf(error) === "not_found" || errorCodeOf(error) === "invalid_input") {
    return <ErrorPanel title="İşletme bulunamadı">Kalıcı olarak silinmiş veya birleştirilmiş olabilir.</ErrorPanel>;
  }
  return (
    <ErrorPanel title="İşletme gösterilemiyor" onRetry={onRetry}>
      Veriler güvende; bilgiler şu anda alınamıyor.
    </ErrorPanel>
  );
}
