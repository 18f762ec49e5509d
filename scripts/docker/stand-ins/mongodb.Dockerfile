# A Java server of MongoDB's wire protocol, with the libraries that the context holds, beside the project that starts it.
ARG MERIDIAN_IMAGE
FROM $MERIDIAN_IMAGE
USER root
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends openjdk-17-jdk-headless && rm -rf /var/lib/apt/lists/*
COPY libraries/ /opt/engines/.cache/meridian-test-engines/mongo-java-server-1.47.0/
ENV HOME=/opt/engines
CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/docker/stand-ins/mongodb.ts"]
