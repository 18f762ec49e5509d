import type { GeoBox, SearchAnswer, SearchHit } from "@meridian/contracts/search/search";
import type { ReactNode } from "react";
import type { SearchParams } from "./search-params.ts";

export interface ResultsMapProps {
  places: readonly LocatedHit[];
  /** The list's filters, except the box. */
  filters: SearchParams;
  /** The searched area, if the visitor chose one on the map. */
  box: GeoBox | undefined;
  position: { latitude: number; longitude: number } | undefined;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  onShowInList: (id: string) => boolean;
  onSearchArea: (box: GeoBox) => void;
  corner: ReactNode;
}

export interface MapColumnProps {
  params: SearchParams;
  /** Undefined until the first answer. */
  answer: SearchAnswer | undefined;
  renderMap: (props: ResultsMapProps) => ReactNode;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  /** On small screens, the map replaces the list. */
  isShown: boolean;
}

export interface LocatedHit extends SearchHit {
  latitude: number;
  longitude: number;
}

/** The hits with a position. */
export function locatedHits(hits: readonly SearchHit[]): LocatedHit[] {
  const located: LocatedHit[] = [];
  for (const { latitude, longitude, ...hit } of hits) {
    if (latitude !== null && longitude !== null) located.push({ ...hit, latitude, longitude });
  }
  return located;
}
