import { NO_ORIGINS, type SiteOrigins } from "@meridian/contracts/site/site-settings";
import type { SnippetField } from "./snippet-fields.ts";

/** A vendor's code, and the origins its documentation requires in a content security policy. */
export interface Recipe {
  key: string;
  label: string;
  field: SnippetField;
  idLabel: string;
  idExample: string;
  idPattern: RegExp;
  code: (id: string) => string;
  origins: Partial<SiteOrigins>;
}

const GOOGLE_TAGS = "https://*.googletagmanager.com";
const GOOGLE_ANALYTICS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

export const RECIPES: readonly Recipe[] = [
  {
    key: "ga4",
    label: "Google Analytics 4",
    field: "analytics_code",
    idLabel: "Ölçüm kimliği",
    idExample: "G-ABC123DEF4",
    idPattern: /^G-[A-Z0-9]{4,20}$/,
    code: (id) => `<script async src="https://www.googletagmanager.com/gtag/js?id=${id}"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag("js", new Date());
  gtag("config", "${id}");
</script>`,
    origins: {
      script: [GOOGLE_TAGS],
      image: [...GOOGLE_ANALYTICS, GOOGLE_TAGS],
      connect: [...GOOGLE_ANALYTICS, GOOGLE_TAGS],
    },
  },
  {
    key: "gtm",
    label: "Google Tag Manager",
    field: "analytics_code",
    idLabel: "Kapsayıcı kimliği",
    idExample: "GTM-ABC1234",
    idPattern: /^GTM-[A-Z0-9]{4,12}$/,
    code: (id) => `<script>
  (function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({"gtm.start":new Date().getTime(),event:"gtm.js"});
  var f=d.getElementsByTagName(s)[0],j=d.createElement(s);j.async=true;
  j.src="https://www.googletagmanager.com/gtm.js?id="+i;f.parentNode.insertBefore(j,f);
  })(window,document,"script","dataLayer","${id}");
</script>`,
    origins: {
      script: [GOOGLE_TAGS],
      image: [...GOOGLE_ANALYTICS, GOOGLE_TAGS],
      connect: [...GOOGLE_ANALYTICS, GOOGLE_TAGS],
      frame: [GOOGLE_TAGS],
      style: [GOOGLE_TAGS, "https://fonts.googleapis.com"],
      font: ["https://fonts.gstatic.com"],
    },
  },
  {
    key: "meta",
    label: "Meta (Facebook) Pixel",
    field: "facebook_pixel",
    idLabel: "Piksel kimliği",
    idExample: "123456789012345",
    idPattern: /^\d{8,20}$/,
    code: (id) => `<script>
  !function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?
  n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;
  n.push=n;n.loaded=!0;n.version="2.0";n.queue=[];t=b.createElement(e);t.async=!0;
  t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}
  (window,document,"script","https://connect.facebook.net/en_US/fbevents.js");
  fbq("init", "${id}");
  fbq("track", "PageView");
</script>`,
    origins: {
      script: ["https://connect.facebook.net"],
      connect: ["https://www.facebook.com", "https://connect.facebook.net"],
      image: ["https://www.facebook.com"],
      frame: ["https://www.facebook.com"],
    },
  },
  {
    key: "clarity",
    label: "Microsoft Clarity",
    field: "analytics_code",
    idLabel: "Proje kimliği",
    idExample: "abcd1234ef",
    idPattern: /^[a-z0-9]{6,16}$/,
    code: (id) => `<script>
  (function(c,l,a,r,i,t,y){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};
  t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;
  y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y);
  })(window,document,"clarity","script","${id}");
</script>`,
    origins: {
      script: ["https://*.clarity.ms"],
      connect: ["https://*.clarity.ms", "https://c.bing.com"],
      image: ["https://*.clarity.ms", "https://c.bing.com"],
    },
  },
  {
    key: "tawk",
    label: "Tawk.to (sohbet)",
    field: "footer_tags",
    idLabel: "Site / araç kimliği",
    idExample: "5f1b2c3d4e5f6a7b8c9d0e1f/default",
    idPattern: /^[0-9a-f]{24}\/[a-z0-9]{1,20}$/,
    code: (id) => `<script data-consent="preference">
  var Tawk_API = Tawk_API || {}, Tawk_LoadStart = new Date();
  (function(){var s=document.createElement("script"),f=document.getElementsByTagName("script")[0];
  s.async=true;s.src="https://embed.tawk.to/${id}";s.charset="UTF-8";
  s.setAttribute("crossorigin","*");f.parentNode.insertBefore(s,f);})();
</script>`,
    origins: {
      script: ["https://embed.tawk.to"],
      connect: ["https://*.tawk.to", "wss://*.tawk.to"],
      frame: ["https://*.tawk.to"],
      style: ["https://embed.tawk.to", "https://fonts.googleapis.com"],
      font: ["https://embed.tawk.to", "https://fonts.gstatic.com"],
      image: ["https://*.tawk.to", "https://tawk.link"],
    },
  },
  {
    key: "crisp",
    label: "Crisp (sohbet)",
    field: "footer_tags",
    idLabel: "Web sitesi kimliği",
    idExample: "123e4567-e89b-12d3-a456-426614174000",
    idPattern: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    code: (id) => `<script data-consent="preference">
  window.$crisp=[];window.CRISP_WEBSITE_ID="${id}";
  (function(){var d=document,s=d.createElement("script");
  s.src="https://client.crisp.chat/l.js";s.async=1;d.getElementsByTagName("head")[0].appendChild(s);})();
</script>`,
    origins: {
      script: ["https://client.crisp.chat"],
      connect: ["https://*.crisp.chat", "wss://client.relay.crisp.chat"],
      style: ["https://client.crisp.chat"],
      font: ["https://client.crisp.chat"],
      image: ["https://*.crisp.chat"],
      frame: ["https://*.crisp.chat"],
    },
  },
];

/** The distinct origins of both. */
export function mergeOrigins(known: SiteOrigins, added: Partial<SiteOrigins>): SiteOrigins {
  const merged = { ...NO_ORIGINS };
  for (const kind of ["connect", "frame", "script", "style", "image", "font"] as const) {
    merged[kind] = [...new Set([...known[kind], ...(added[kind] ?? [])])];
  }
  return merged;
}
