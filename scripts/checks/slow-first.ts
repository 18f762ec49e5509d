import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What starts processes or engines. */
const SLOW = /\/(scripts|jobs|mongodb)\//;

/**
 * Starts the slow files of a project first, so that none of them is left to one core at the end. Vitest goes by how long a file took, which a
 * fresh clone does not know, and by its size, which says little.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ranks = [...new Set(sorted.map(({ project }) => project))];
    const rankOf = ({ project, moduleId }: TestSpecification) =>
      2 * ranks.indexOf(project) + (SLOW.test(moduleId) ? 0 : 1);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
