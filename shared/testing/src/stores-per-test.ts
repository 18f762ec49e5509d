import { afterEach, beforeEach } from "vitest";
import type { OpenStores, StoresUnderTest } from "./stores-under-test.ts";

/** Opens stores before every test of the surrounding `describe`, and closes them after it. */
export function storesPerTest(open: () => ReturnType<OpenStores>): StoresUnderTest {
  let test: StoresUnderTest;
  beforeEach(async () => {
    test = await open();
  });
  afterEach(() => test.close());
  return {
    get stores() {
      return test.stores;
    },
    get clock() {
      return test.clock;
    },
    get arrange() {
      return test.arrange;
    },
    openSecond: (options) => test.openSecond(options),
    openTransfer: () => test.openTransfer(),
    close: () => test.close(),
  };
}
