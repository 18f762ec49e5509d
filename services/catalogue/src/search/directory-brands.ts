import { foldText } from "@meridian/shared/domain/fold-text";
import type { BrandLookup } from "@meridian/shared/knowledge/brands/brand-lookup";
import type { BusinessStore } from "@meridian/shared/ports/business-store";
import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";
import { rememberByVersion } from "../remember-by-version.ts";

/** Other names that a search looks for: each costs the index a further reading of the text. */
const MAX_NAMES = 2;
const CACHED_BRANDS = 2_000;

/** The brands there are in this directory. */
export interface DirectoryBrands {
  /** True for a text that names a brand with several names, be there one of its businesses or not. */
  isBrand(text: string): boolean;
  /** What the brand that a text names is also called by businesses of the directory: "Starbucks" for 星巴克. */
  otherNamesFor(text: string): Promise<readonly string[]>;
}

export interface DirectoryBrandsOptions {
  brands: BrandLookup;
  businesses: Pick<BusinessStore, "findByNamePrefix">;
  datasetVersion: Pick<DatasetVersion, "current">;
}

/** Looked up once for each name and version of the dataset. */
export function createDirectoryBrands({ brands, businesses, datasetVersion }: DirectoryBrandsOptions): DirectoryBrands {
  const remember = rememberByVersion(datasetVersion);
  const otherNames = remember(async (folded: string): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const name of brands.named(folded)) {
      if (found.length === MAX_NAMES) break;
      if (foldText(name) !== folded && (await businesses.findByNamePrefix(name, 1)).length > 0) found.push(name);
    }
    return found;
  }, CACHED_BRANDS);

  return {
    isBrand: (text) => brands.named(text).length > 0,
    otherNamesFor: async (text) => (brands.named(text).length === 0 ? [] : otherNames(foldText(text))),
  };
}
