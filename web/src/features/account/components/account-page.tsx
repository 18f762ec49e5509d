import { chakra, Skeleton } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { sessionsQuery } from "../api/account.ts";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "8", gridTemplateColumns: "minmax(0, 1fr)" } });
const SectionTitle = chakra("h2", { base: { textStyle: "h2", mb: "4" } });

/** The administrator's sessions and password. */
export function AccountPage() {
  const { data, isPending, isError, refetch } = useQuery(sessionsQuery);
  return (
    <Page>
      <ScreenHeading title="Hesap">Açık oturumlarınız ve şifreniz.</ScreenHeading>
      {isPending && <Skeleton height="64" />}
      {isError && (
        <ErrorPanel title="Oturumlar alınamadı" onRetry={() => void refetch()}>
          Oturumlar açık kalıyor; liste şu anda gösterilemiyor.
        </ErrorPanel>
      )}
      {data !== undefined && (
        <>
          <section aria-label="Oturumlar">
            <SectionTitle>Oturumlar</SectionTitle>
            <SessionList sessions={data.sessions} />
          </section>
          <section aria-label="Şifre">
            <SectionTitle>Şifre</SectionTitle>
            <PasswordForm isPasswordConfigured={data.isPasswordConfigured} />
          </section>
        </>
      )}
    </Page>
  );
}
