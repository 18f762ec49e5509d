#!/bin/sh
# Healthy once the one member is primary; makes it a replica set first, which retryable writes need.
exec mongosh --quiet --username meridian --password "$(cat /run/secrets/mongodb_password)" \
  --authenticationDatabase admin --eval '
    try { rs.status() } catch (error) {
      if (error.codeName !== "NotYetInitialized") throw error;
      rs.initiate({ _id: "rs0", members: [{ _id: 0, host: "mongodb:27017" }] });
    }
    quit(db.hello().isWritablePrimary ? 0 : 1);' mongodb://127.0.0.1:27017/admin?directConnection=true
