import { Button, Card, chakra, Tabs } from "@chakra-ui/react";
import type { AdminStats } from "@meridian/contracts/places/place";
import { House, LogOut } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { keepFocus } from "../../../lib/page/keep-focus.ts";
import { tabsRecipe } from "../../../theme/recipes/segment-group.recipe.ts";
import { StatTile } from "../../../ui/directory/stat-tile.tsx";
import { LogoMark } from "../../../ui/icons/logo.tsx";
import { ButtonAnchor } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";

const UNKNOWN = "—";

const Bar = chakra("header", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    px: { base: "4", md: "8" },
    py: "2",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});
const Brand = chakra("h1", { base: { display: "flex", alignItems: "center", gap: "2.5", fontWeight: "bold" } });
/** Phones only have room for the words. */
const HomeIcon = chakra(House, { base: { display: { base: "none", sm: "block" } } });
const LogoutIcon = chakra(LogOut, { base: { display: { base: "none", sm: "block" } } });
const End = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1", ms: "auto", alignItems: "center" } });
const Content = chakra("div", {
  base: {
    containerType: "inline-size",
    display: "grid",
    gap: "6",
    gridTemplateColumns: "minmax(0, 1fr)",
    maxWidth: "content",
    mx: "auto",
    px: { base: "4", md: "8" },
    py: { base: "5", md: "8" },
  },
});
const Tiles = chakra("dl", {
  base: { display: "grid", gap: "4", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const Title = chakra("h2", { base: { textStyle: "h3", mb: "4" } });
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", justifyContent: "space-between", alignItems: "center", mb: "4" },
});

export interface CombinedPageProps {
  stats: AdminStats | undefined;
  onLogout: () => void;
  /** The parts, each from its own feature. */
  upload: ReactNode;
  exportAction: ReactNode;
  dangerZone: ReactNode;
  businesses: ReactNode;
  settings: ReactNode;
  /** In the header, such as the colour mode. */
  actions: ReactNode;
}

/** Everything on one screen, as in the older admin area. */
export function CombinedPage({ stats, onLogout, upload, exportAction, dangerZone, ...parts }: CombinedPageProps) {
  useEffect(keepFocus, []);
  return (
    <div lang="tr">
      <Bar>
        <Brand>
          <LogoMark />
          <span lang="en">Admin Panel</span>
        </Brand>
        <End lang="en">
          <ButtonAnchor href="/" variant="ghost" px={{ base: "2", md: "4" }}>
            <HomeIcon aria-hidden="true" />
            Home
          </ButtonAnchor>
          <Button variant="ghost" px={{ base: "2", md: "4" }} onClick={onLogout}>
            <LogoutIcon aria-hidden="true" />
            Logout
          </Button>
          {parts.actions}
        </End>
      </Bar>
      <Content>
        {stats !== undefined && stats.totalBusinesses > 0 && (
          <Notice tone="info">
            <strong>Sistem Durumu</strong>: {formatWhole(stats.totalBusinesses)} işletme ve{" "}
            {formatWhole(stats.totalCategories)} farklı kategori yüklü.
          </Notice>
        )}
        <Tiles>
          <StatTile label="Toplam İşletme" value={stats === undefined ? UNKNOWN : formatWhole(stats.totalBusinesses)} />
          <StatTile
            label="Kategori Sayısı"
            value={stats === undefined ? UNKNOWN : formatWhole(stats.totalCategories)}
          />
        </Tiles>
        <Card.Root asChild size="md">
          <section aria-labelledby="import-export">
            <Head>
              <Title id="import-export" mb="0">
                Excel Import & Export
              </Title>
              {exportAction}
            </Head>
            {upload}
          </section>
        </Card.Root>
        {dangerZone}
        {/* Both stay once they were shown: nothing typed in one is lost on the way to the other and back. */}
        <Tabs.Root recipe={tabsRecipe} defaultValue="businesses" lazyMount>
          <Tabs.List aria-label="Bölüm">
            <Tabs.Trigger value="businesses">İşletme Yönetimi</Tabs.Trigger>
            <Tabs.Trigger value="settings">Site Ayarları</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="businesses">{parts.businesses}</Tabs.Content>
          <Tabs.Content value="settings">{parts.settings}</Tabs.Content>
        </Tabs.Root>
      </Content>
    </div>
  );
}
