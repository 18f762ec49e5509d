import { Link as Anchor, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import { SitemapPanel } from "./sitemap-panel.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "10", gridTemplateColumns: "minmax(0, 1fr)" } });
const SectionTitle = chakra("h2", { base: { textStyle: "h2" } });
const SectionLead = chakra("p", { base: { color: "fg.muted", maxW: "prose", mt: "1", mb: "4" } });
const Steps = chakra("ol", {
  base: {
    listStyleType: "decimal",
    ps: "5",
    display: "grid",
    gap: "2",
    maxW: "prose",
    "& code": { fontFamily: "mono" },
  },
});

/** Site-wide settings: snippets, their versions, and sitemaps. */
export function SettingsPage() {
  return (
    <Page>
      <ScreenHeading title="Site Ayarları">
        Sayfalara eklenen kodlar, sürümleri ve arama motorlarına verilen sitemap dosyaları.
      </ScreenHeading>
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

/** How to submit the sitemaps to a search engine. */
function SearchConsoleGuide() {
  return (
    <Steps>
      <li>
        <Anchor href="https://search.google.com/search-console" target="_blank" rel="noreferrer">
          Google Search Console
        </Anchor>{" "}
        sayfasını açın ve sitenizi mülk olarak ekleyin.
      </li>
      <li>
        Mülkün size ait olduğunu doğrulayın: verilen <code>meta</code> etiketini yukarıdaki “Head Tag Kodları” alanına
        yapıştırıp kaydedin.
      </li>
      <li>Soldaki menüden “Site Haritaları” (Sitemaps) bölümüne geçin.</li>
      <li>
        “Yeni site haritası ekle” alanına <code>sitemap.xml</code> yazıp gönderin. Ana dizin diğer bütün dosyaları
        gösterir; tek tek eklemeniz gerekmez.
      </li>
      <li>Durum “Başarılı” olduktan sonra taranan adresleri aynı sayfada izleyin; ilk tarama birkaç gün sürebilir.</li>
    </Steps>
  );
}
