import { chakra } from "@chakra-ui/react";
import type { SiteOrigins } from "@meridian/contracts/site/site-settings";
import { mergeOrigins, type Recipe } from "../recipes.ts";
import { BlockedList } from "./blocked-list.tsx";
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
