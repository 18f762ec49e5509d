# The program `meilisearch` of the machine that builds this, which the context holds.
FROM debian:bookworm-slim
COPY meilisearch /usr/local/bin/meilisearch
