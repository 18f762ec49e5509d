import { Button, chakra } from "@chakra-ui/react";
import type { BlockedSource, OriginKind, SiteOrigins } from "@meridian/contracts/site/site-settings";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { Notice } from "../../../ui/messages/notice.tsx";
import { blockedSourcesQuery } from "../api/get-settings.ts";
import { mergeOrigins, type Recipe } from "../recipes.ts";
import { OriginList } from "./origin-list.tsx";
import { RecipeForm } from "./recipe-form.tsx";

const Box = chakra("section", { base: { display: "grid", gap: "5", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h2", { base: { textStyle: "h3" } });
const Lead = chakra("p", { base: { color: "fg.muted", maxW: "prose", mt: "1" } });

export interface OriginsSectionProps {
  origins: SiteOrigins;
  onChange: (origins: SiteOrigins) => void;
  onRecipe: (recipe: Recipe, id: string) => void;
}

/** What snippets need from other sites: recipes for common services, manual entries, and what browsers blocked. */
export function OriginsSection({ origins, onChange, onRecipe }: OriginsSectionProps) {
  return (
    <Box aria-label="İzin verilen adresler">
      <div>
        <Title>Hazır kodlar</Title>
        <Lead>Hizmetin verdiği numarayı yazın; kodu doğru alana, ihtiyaç duyduğu adresler izin listesine eklenir.</Lead>
      </div>
      <RecipeForm onUse={onRecipe} />
      <div>
        <Title>İzin verilen adresler</Title>
        <Lead>Sayfaların güvenlik politikası (CSP) kodlara yalnızca bu adreslere izin verir.</Lead>
      </div>
      <OriginList origins={origins} onChange={onChange} />
      <BlockedList
        origins={origins}
        onAllow={(kind, origin) => onChange(mergeOrigins(origins, { [kind]: [origin] }))}
      />
    </Box>
  );
}

const List = chakra("ul", { base: { display: "grid", gap: "2", mt: "2" } });
const Item = chakra("li", { base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center" } });
const Source = chakra("code", { base: { fontFamily: "mono", overflowWrap: "anywhere" } });
const Muted = chakra("span", { base: { color: "fg.muted" } });

interface BlockedListProps {
  origins: SiteOrigins;
  onAllow: (kind: OriginKind, origin: string) => void;
}

/** What visitors' browsers blocked, except what is allowed by now. */
function BlockedList({ origins, onAllow }: BlockedListProps) {
  const { data = [] } = useQuery(blockedSourcesQuery);
  const blocked = data.filter(({ kind, source }) => kind === null || !origins[kind].includes(source));
  if (blocked.length === 0) return null;
  return (
    <Notice tone="warning">
      Tarayıcılar sitede şunları engelledi. Yalnızca tanıdığınız adreslere izin verin: bildirimleri herkes gönderebilir.
      <List>
        {blocked.map((entry) => (
          <Item key={`${entry.directive} ${entry.source}`}>
            <Source>{entry.source}</Source>
            <Muted>
              {entry.directive} · {formatWhole(entry.count)} kez
            </Muted>
            <Allow entry={entry} onAllow={onAllow} />
          </Item>
        ))}
      </List>
    </Notice>
  );
}

function Allow({ entry: { kind, source }, onAllow }: { entry: BlockedSource; onAllow: BlockedListProps["onAllow"] }) {
  if (kind === null) return <Muted>izin verilemez</Muted>;
  return (
    <Button variant="outline" size="sm" aria-label={`İzin ver: ${source}`} onClick={() => onAllow(kind, source)}>
      <ShieldCheck aria-hidden="true" />
      İzin ver
    </Button>
  );
}
