import { Button } from "@chakra-ui/react";
import { SearchX, Trash2 } from "lucide-react";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

export interface EmptyListProps {
  isTrash: boolean;
  isFiltered: boolean;
  onReset: () => void;
}

/** Says why the list is empty, and what to do next. */
export function EmptyList({ isTrash, isFiltered, onReset }: EmptyListProps) {
  if (isFiltered) {
    return (
      <EmptyState title="İşletme bulunamadı" icon={<SearchX aria-hidden="true" />}>
        <p>Bu aramaya ve filtrelere uyan işletme yok.</p>
        <Button variant="outline" onClick={onReset}>
          Filtreleri temizle
        </Button>
      </EmptyState>
    );
  }
  if (isTrash) {
    return (
      <EmptyState title="Çöp kutusu boş" icon={<Trash2 aria-hidden="true" />}>
        Silinen işletmeler 30 gün boyunca burada durur.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Henüz işletme yok">
      <p>İlk işletmelerinizi bir dosyadan içe aktarın.</p>
      <ButtonLink to="/admin/upload">Excel Yükleme</ButtonLink>
    </EmptyState>
  );
}
