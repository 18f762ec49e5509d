import { Link as Anchor, chakra } from "@chakra-ui/react";

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

/** How to submit the sitemaps to a search engine. */
export function SearchConsoleGuide() {
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
