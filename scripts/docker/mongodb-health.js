// For mongosh. Healthy once the one member is primary; makes it a replica set first, which retryable writes need. The password is
// read here, because others could see it among the arguments of a program.
const password = require("node:fs").readFileSync("/run/secrets/mongodb_password", "utf8").trim();
const admin = connect("mongodb://127.0.0.1:27017/admin?directConnection=true");
admin.auth("meridian", password);
try {
  admin.runCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.codeName !== "NotYetInitialized") throw error;
  admin.runCommand({ replSetInitiate: { _id: "rs0", members: [{ _id: 0, host: "mongodb:27017" }] } });
}
quit(admin.runCommand({ hello: 1 }).isWritablePrimary ? 0 : 1);
