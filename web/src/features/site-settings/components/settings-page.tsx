import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { SearchConsoleGuide } from "./search-console-guide.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import { SitemapPanel } from "./sitemap-panel.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "10", gridTemplateColumns: "minmax(0, 1fr)" } });
const Title = chakra("h1", { base: { textStyle: "h1" } });
const Lead = chakra("p", { base: { color: "fg.muted", maxW: "prose", mt: "2" } });
const SectionTitle = chakra("h2", { base: { textStyle: "h2" } });
const SectionLead = chakra("p", { base: { color: "fg.muted", maxW: "prose", mt: "1", mb: "4" } });

/** Site-wide settings: snippets, their versions, and sitemaps. */
export function SettingsPage() {
  return (
    <Page>
      <header>
        <Title>Site Ayarları</Title>
        <Lead>Sayfalara eklenen kodlar, sürümleri ve arama motorlarına verilen sitemap dosyaları.</Lead>
      </header>
      <SettingsPanel variant="full" />
      <Section title="Sitemap" lead="Arama motorlarının okuduğu dosyalar. Dizin değiştikçe kendiliğinden yenilenir.">
        <SitemapPanel />
      </Section>
      <Section title="Search Console rehberi" lead="Sitemap dosyalarını Google'a göndermek için:">
        <SearchConsoleGuide />
      </Section>
    </Page>
  );
}

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <SectionLead>{lead}</SectionLead>
      {children}
    </section>
  );
}
