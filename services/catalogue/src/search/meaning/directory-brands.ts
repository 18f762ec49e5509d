import { foldText } from "@meridian/domain/text/fold-text";
import type { BrandLookup } from "@meridian/knowledge/brands/brand-lookup";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";
import { rememberByVersion } from "../../remember-by-version.ts";

/** Other names searched for: each costs the index one more reading. */
const MAX_NAMES = 2;
const CACHED_BRANDS = 2_000;

/** The brands in this directory. */
export interface DirectoryBrands {
  /** True if the text names a brand with several names, even if the directory has no business of it. */
  isBrand(text: string): boolean;
  /** Names of brands that a misspelt text may stand for, nearest first; at most three. */
  similarTo(text: string): readonly string[];
  /** The names that the directory's businesses use for a brand: "Starbucks" for 星巴克. */
  otherNamesFor(text: string): Promise<readonly string[]>;
}

export interface DirectoryBrandsOptions {
  brands: BrandLookup;
  businesses: Pick<BusinessStore, "countByNamePrefix">;
  datasetVersion: Pick<DatasetVersion, "current">;
}

/** Looked up once per name and dataset version. */
export function createDirectoryBrands({ brands, businesses, datasetVersion }: DirectoryBrandsOptions): DirectoryBrands {
  const remember = rememberByVersion(datasetVersion);
  const otherNames = remember(async (folded: string): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const name of brands.named(folded)) {
      if (found.length === MAX_NAMES) break;
      if (foldText(name) !== folded && (await businesses.countByNamePrefix(name, 1)) > 0) found.push(name);
    }
    return found;
  }, CACHED_BRANDS);

  return {
    similarTo: (text) => brands.similarTo(text),
    isBrand: (text) => brands.named(text).length > 0,
    otherNamesFor: async (text) => (brands.named(text).length === 0 ? [] : otherNames(foldText(text))),
  };
}
