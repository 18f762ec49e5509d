import { openAdminSite } from "./admin-specification/admin-site.ts";
import { callRows } from "./admin-specification/calls.ts";
import { constantRows } from "./admin-specification/constants.ts";
import { entityRows } from "./admin-specification/entities.ts";
import { errorRows } from "./admin-specification/errors.ts";
import { noticeRows } from "./admin-specification/notices.ts";
import { roleRows } from "./admin-specification/roles.ts";
import { businessScreens } from "./admin-specification/screens-businesses.ts";
import { settingsScreens } from "./admin-specification/screens-settings.ts";
import { shellScreens } from "./admin-specification/screens-shell.ts";
import { stateRows } from "./admin-specification/states.ts";
import { validationRows } from "./admin-specification/validation.ts";
import { testRows } from "./specification/run-rows.ts";

/** Every row of the specification of the admin area, on the whole site with one session. */
testRows(
  [
    ...shellScreens,
    ...businessScreens,
    ...settingsScreens,
    ...entityRows,
    ...stateRows,
    ...validationRows,
    ...roleRows,
    ...callRows,
    ...errorRows,
    ...noticeRows,
    ...constantRows,
  ],
  openAdminSite,
);
