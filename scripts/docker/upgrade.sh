#!/bin/bash
# Replaces the containers of every service by ones of the image that is there now, so that no read has to fail: new copies start
# beside the old ones, and when they are ready the old ones end. Arguments go to docker compose: -p, -f. Engines stay as they are.
set -euo pipefail

COMPOSE=(docker compose "$@")
READY_SECONDS=300
# Callers look names up again after two seconds.
NOTICE_SECONDS=3

until_ready() {
  local container deadline=$((SECONDS + READY_SECONDS))
  for container in "$@"; do
    until [[ $(docker inspect --format '{{.State.Health.Status}}' "$container") == healthy ]]; do
      if ((SECONDS > deadline)); then
        echo "$container does not become ready; see docker logs $container" >&2
        exit 1
      fi
      sleep 1
    done
  done
}

has_fixed_port() {
  local bindings='{{range .HostConfig.PortBindings}}{{range .}}{{.HostPort}}{{end}}{{end}}'
  [[ $(docker inspect --format "$bindings" "$1") =~ [1-9] ]]
}

replace() {
  local service=$1 former added container
  mapfile -t former < <("${COMPOSE[@]}" ps --quiet "$service")
  if has_fixed_port "${former[0]}"; then
    "${COMPOSE[@]}" up --detach --no-deps --no-build "$service"
    echo "$service: recreated, since one container at a time can have its port; it refused connections meanwhile"
    return
  fi
  "${COMPOSE[@]}" up --detach --no-deps --no-build --no-recreate --scale "$service=$((2 * ${#former[@]}))" "$service"
  mapfile -t added < <("${COMPOSE[@]}" ps --quiet "$service" | grep -vxF "$(printf '%s\n' "${former[@]}")")
  until_ready "${added[@]}"
  sleep "$NOTICE_SECONDS"
  for container in "${former[@]}"; do
    docker stop "$container" >/dev/null
    docker rm "$container" >/dev/null
  done
  echo "$service: ${#added[@]} new for ${#former[@]} old"
}

for step in prepare access migrate; do "${COMPOSE[@]}" run --rm --no-deps "$step"; done
# In this order what is called is newer than what calls it.
for service in ingest admin catalogue web gateway; do replace "$service"; done
