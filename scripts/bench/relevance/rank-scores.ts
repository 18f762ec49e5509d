/** Of how many queries the first hit was right, one of the first five, and how far down the first right one stood. */
export interface RankScore {
  queries: number;
  /** 0 to 100. */
  firstHit: number;
  /** 0 to 100. */
  firstFive: number;
  /** Mean of 1/rank, 0 to 1. */
  meanReciprocalRank: number;
}

/** `ranks` are those of the first right hit of each query, from 1; undefined where none was right. Throws for no ranks. */
export function rankScoreOf(ranks: readonly (number | undefined)[]): RankScore {
  if (ranks.length === 0) throw new RangeError("No query, no score");
  const shareOf = (limit: number): number =>
    (100 * ranks.filter((rank) => rank !== undefined && rank <= limit).length) / ranks.length;
  return {
    queries: ranks.length,
    firstHit: shareOf(1),
    firstFive: shareOf(5),
    meanReciprocalRank:
      ranks.reduce<number>((sum, rank) => sum + (rank === undefined ? 0 : 1 / rank), 0) / ranks.length,
  };
}
