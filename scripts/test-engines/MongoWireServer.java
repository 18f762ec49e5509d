import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.util.List;

/**
 * An in-memory server of MongoDB's wire protocol on a free loopback port, for tests. Prints its connection string and
 * ends with its standard input, so that it never outlives the tests. It claims the version the driver asks for.
 */
public final class MongoWireServer {
  public static void main(String[] arguments) throws Exception {
    MemoryBackend backend = new MemoryBackend();
    backend.version(new ClaimedVersion());
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", 0);
    System.out.println("mongodb://127.0.0.1:" + server.getLocalAddress().getPort());
    while (System.in.read() != -1) {
      continue;
    }
    server.shutdownNow();
    System.exit(0);
  }

  private static final class ClaimedVersion implements MongoVersion {
    public List<Integer> getVersionArray() {
      return List.of(5, 0, 0);
    }

    public int getWireVersion() {
      return 13;
    }
  }
}
