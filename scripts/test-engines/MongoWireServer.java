import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.backend.memory.MemoryDatabase;
import de.bwaldvogel.mongo.backend.memory.index.MemoryUniqueIndex;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;

/**
 * An in-memory server of MongoDB's wire protocol on a free loopback port, for tests. Prints its connection string
 * and its version, and ends with its standard input, so that it never outlives the tests. It claims the version the driver asks for.
 */
public final class MongoWireServer {
  public static void main(String[] arguments) throws Exception {
    MemoryBackend backend = new IndexedBackend();
    backend.version(new ClaimedVersion());
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", 0);
    String library = MongoServer.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    String version = library.replaceAll("^.*-([0-9.]+)[.]jar$", "$1");
    System.out.println("mongodb://127.0.0.1:" + server.getLocalAddress().getPort() + " " + version);
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

  private static final class IndexedBackend extends MemoryBackend {
    @Override
    public MemoryDatabase openOrCreateDatabase(String name) {
      return new MemoryDatabase(name, getCursorRegistry()) {
        @Override
        protected Index<Integer> openOrCreateUniqueIndex(
            String collection, String index, List<IndexKey> keys, boolean isSparse) {
          return new PrefixIndex(index, keys, isSparse);
        }
      };
    }
  }

  /** The server's own serves a query of exactly its keys; this one also a query that asks for more, as MongoDB's do. */
  private static final class PrefixIndex extends MemoryUniqueIndex {
    PrefixIndex(String name, List<IndexKey> keys, boolean isSparse) {
      super(name, keys, isSparse);
    }

    @Override
    public boolean canHandle(Document query) {
      return super.canHandle(keysOf(query));
    }

    @Override
    public Iterable<Integer> getPositions(Document query) {
      return super.getPositions(keysOf(query));
    }

    private Document keysOf(Document query) {
      Document keys = new Document();
      for (String key : keySet()) {
        if (query.containsKey(key)) keys.put(key, query.get(key));
      }
      return keys;
    }
  }
}
