/** Between the fields of a business in the tables. */
export const SEPARATOR = " ¦ ";

/**
 * A sheet of real businesses that stands beside the project, and what other programs than ours find in its cells: its
 * figures, and ten of its businesses with all of their fields, named in a first line. Texts over 64 characters stand as "#" and the start of
 * their SHA-256; hours in the words of `describeWeek`.
 */
export interface RealSheet {
  path: string;
  rows: number;
  created: number;
  duplicates: number;
  rejected: number;
  businesses: string;
}
