/** How often the first hit was right, how often one of the first five, and the mean rank of the first right one. */
export interface RankScore {
  queries: number;
  /** 0 to 100. */
  firstHit: number;
  /** 0 to 100. */
  firstFive: number;
  /** The mean of 1/rank, 0 to 1. */
  meanReciprocalRank: number;
}

/** `ranks` holds the rank of each query's first right hit, from 1; undefined if there was none. Throws without ranks. */
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
