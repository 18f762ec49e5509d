import { Button, chakra, IconButton, Skeleton } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { directorySettingsQuery, profilesQuery, saveSourceOrder, sourcesQuery } from "../api/sources.ts";
import { moved, type OrderedSource, sourcesInOrder } from "../source-order.ts";

const Section = chakra("section", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h2", { base: { textStyle: "h3" } });
const Text = chakra("p", { base: { color: "fg.muted", maxW: "prose" } });
const List = chakra("ol", { base: { borderTopWidth: "1px", borderColor: "border", maxW: "40rem" } });
const Item = chakra("li", {
  base: { display: "flex", gap: "2", alignItems: "center", py: "1", borderBottomWidth: "1px", borderColor: "border" },
});
const Name = chakra("span", { base: { flex: "1", minW: "0", overflowWrap: "anywhere" } });
const Rank = chakra("span", { base: { color: "fg.muted", minW: "6", textStyle: "sm" } });
const Buttons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

/** Whose values stay where sources contradict each other; read when it is opened. */
export function SourceOrder() {
  const [isOpen, setOpen] = useState(false);
  const whenOpen = { enabled: isOpen };
  const settings = useQuery({ ...directorySettingsQuery, ...whenOpen });
  const sources = useQuery({ ...sourcesQuery, ...whenOpen });
  const profiles = useQuery({ ...profilesQuery, ...whenOpen });
  const failed = [settings, sources, profiles].filter(({ isError }) => isError);
  const isKnown = settings.data !== undefined && sources.data !== undefined && profiles.data !== undefined;
  const retry = () => void Promise.all(failed.map(({ refetch }) => refetch()));
  return (
    <Section aria-label="Kaynak önceliği">
      <Title>Kaynak önceliği</Title>
      <Text>
        Kaynaklar bir alan için farklı değerler verirse üstteki kaynağınki geçerli olur; sıra yoksa son içe
        aktarmanınki. Boş bir alanı her kaynak doldurabilir; elle düzenledikleriniz her zaman önce gelir.
      </Text>
      <Button variant="outline" justifySelf="start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Sırayı düzenle
      </Button>
      {isOpen && isKnown && (
        <OrderForm
          saved={settings.data.sourceOrder ?? []}
          all={sourcesInOrder(settings.data.sourceOrder ?? [], sources.data.sources, profiles.data)}
        />
      )}
      {isOpen && !isKnown && failed.length === 0 && <Skeleton height="32" />}
      {isOpen && !isKnown && failed.length > 0 && (
        <ErrorPanel title="Sıra alınamadı" onRetry={retry}>
          Kayıtlı sıra geçerli; şu anda gösterilemiyor.
        </ErrorPanel>
      )}
    </Section>
  );
}

function OrderForm({ saved, all }: { saved: readonly string[]; all: readonly OrderedSource[] }) {
  const [order, setOrder] = useState(all);
  const queryClient = useQueryClient();
  const toast = useToast();
  const save = useMutation({
    mutationFn: (next: readonly OrderedSource[]) => saveSourceOrder(next.map(({ key }) => key)),
    onSuccess: async (_, next) => {
      toast({
        title: next.length === 0 ? "Sıra kaldırıldı" : "Sıra kaydedildi",
        description: "Her kaynağın bir sonraki çalışmasıyla geçerli olur.",
      });
      await queryClient.invalidateQueries({ queryKey: directorySettingsQuery.queryKey });
    },
    onError: (error) => toast({ tone: "error", title: "Sıra kaydedilemedi", description: failureText(error) }),
  });
  return (
    <>
      {saved.length === 0 && <Text>Henüz bir sıra yok: son içe aktarmanın değeri geçerli.</Text>}
      <List>
        {order.map(({ key, name }, at) => (
          <Item key={key}>
            <Rank>{at + 1}.</Rank>
            <Name>
              <bdi>{name}</bdi>
            </Name>
            <IconButton
              variant="ghost"
              aria-label={`${name}: yukarı taşı`}
              disabled={at === 0}
              onClick={() => setOrder(moved(order, at, -1))}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              variant="ghost"
              aria-label={`${name}: aşağı taşı`}
              disabled={at === order.length - 1}
              onClick={() => setOrder(moved(order, at, 1))}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </Item>
        ))}
      </List>
      <Buttons>
        <Button disabled={save.isPending} onClick={() => save.mutate(order)}>
          Sırayı kaydet
        </Button>
        {saved.length > 0 && (
          <Button variant="outline" disabled={save.isPending} onClick={() => save.mutate([])}>
            Sırayı kaldır
          </Button>
        )}
      </Buttons>
    </>
  );
}
