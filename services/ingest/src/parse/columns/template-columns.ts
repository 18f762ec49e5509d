import type { SourceField } from "./column-synonyms.ts";

export interface TemplateColumn {
  header: string;
  field: SourceField;
}

/** The columns of the upload template in order: the ten everyone fills in, then the rest. */
export const TEMPLATE_COLUMNS: readonly TemplateColumn[] = [
  { header: "name", field: "name" },
  { header: "address", field: "fullAddress" },
  { header: "phone", field: "phone" },
  { header: "category", field: "category" },
  { header: "latitude", field: "latitude" },
  { header: "longitude", field: "longitude" },
  { header: "rating", field: "rating" },
  { header: "reviewCount", field: "reviews" },
  { header: "place_id", field: "placeId" },
  { header: "country_code", field: "countryCode" },
  { header: "type", field: "type" },
  { header: "street", field: "street" },
  { header: "city", field: "city" },
  { header: "postal_code", field: "postalCode" },
  { header: "country", field: "country" },
  { header: "reviews_link", field: "reviewsLink" },
  { header: "photo", field: "photo" },
  { header: "logo", field: "logo" },
  { header: "located_in", field: "locatedIn" },
  { header: "working_hours", field: "workingHours" },
  { header: "verified", field: "verified" },
  { header: "about", field: "about" },
  { header: "url", field: "url" },
];
