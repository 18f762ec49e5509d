import { VisuallyHidden } from "@chakra-ui/react";
import { MapPinOff } from "lucide-react";
import { ButtonLink } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";

/** Shown within the shell for an unknown admin address. */
export function AdminNotFound() {
  return (
    <>
      <VisuallyHidden asChild>
        <h1>Sayfa bulunamadı</h1>
      </VisuallyHidden>
      <EmptyState title="Bu sayfa yok" icon={<MapPinOff aria-hidden="true" />}>
        <p>Bağlantı eski olabilir. Menüdeki bölümlerden birini seçin.</p>
        <ButtonLink to="/admin" variant="outline">
          Ana Sayfa
        </ButtonLink>
      </EmptyState>
    </>
  );
}
