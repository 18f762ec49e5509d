import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.Utils;
import de.bwaldvogel.mongo.backend.ValueComparator;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.backend.memory.MemoryCollection;
import de.bwaldvogel.mongo.backend.memory.MemoryDatabase;
import de.bwaldvogel.mongo.backend.memory.index.MemoryUniqueIndex;
import de.bwaldvogel.mongo.bson.Document;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * An in-memory server of MongoDB's wire protocol on a free loopback port, for tests. Prints its connection string
 * and its version, and ends with its standard input, so that it never outlives the tests. It claims the version the driver asks for.
 * The library reads and sorts a whole collection for every query without a unique key, under one lock; here indexes are kept in
 * order, so that a site on this server waits for itself and not for that.
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

        @Override
        protected Index<Integer> openOrCreateSecondaryIndex(
            String collection, String index, List<IndexKey> keys, boolean isSparse) {
          return new OrderedIndex(index, keys);
        }

        @Override
        protected MemoryCollection openOrCreateCollection(String name, CollectionOptions options) {
          return new IndexedCollection(this, name, options, cursorRegistry);
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

  private static final class IndexedCollection extends MemoryCollection {
    IndexedCollection(MemoryDatabase database, String name, CollectionOptions options, CursorRegistry cursors) {
      super(database, name, options, cursors);
    }

    @Override
    protected QueryResult matchDocuments(
        Document query, Document orderBy, int skipped, int limit, int batchSize, Document projection) {
      Range best = bestOf(query, orderBy);
      if (best == null || best.worth() < Range.FIXED) {
        Range union = unionOf(query);
        if (union != null) best = union;
      }
      if (best == null) return super.matchDocuments(query, orderBy, skipped, limit, batchSize, projection);
      Comparator<Document> order = best.isInOrder() ? null : deriveComparator(orderBy);
      return matchDocumentsFromStream(
          query, best.positions().map(this::getDocument), skipped, limit, batchSize, order, projection);
    }

    private Range bestOf(Document query, Document orderBy) {
      Range best = null;
      for (Index<Integer> index : getIndexes()) {
        Range range = index instanceof OrderedIndex ordered ? ordered.rangeOf(query, orderBy) : null;
        if (range != null && (best == null || range.worth() > best.worth())) best = range;
      }
      return best;
    }

    /** Of an `$in` or `$or` whose every alternative fixes a key; otherwise null. */
    private Range unionOf(Document query) {
      for (Map.Entry<String, Object> condition : query.entrySet()) {
        List<NavigableSet<Entry>> parts = new ArrayList<>();
        List<Document> alternatives = alternativesOf(query, condition);
        for (Document alternative : alternatives) {
          Range range = bestOf(alternative, null);
          if (range != null && range.worth() >= Range.FIXED) parts.addAll(range.parts());
        }
        if (!alternatives.isEmpty() && parts.size() == alternatives.size()) return new Range(parts, false, Range.FIXED);
      }
      return null;
    }

    private static List<Document> alternativesOf(Document query, Map.Entry<String, Object> condition) {
      String key = condition.getKey();
      List<Document> conditions = new ArrayList<>();
      if (key.equals("$or") && condition.getValue() instanceof Collection<?> queries) {
        for (Object each : queries) conditions.add(((Document) each).clone());
      } else if (condition.getValue() instanceof Document bounds && bounds.get("$in") instanceof Collection<?> values) {
        for (Object value : values) conditions.add(new Document(key, value));
      }
      for (Document each : conditions) query.forEach(each::putIfAbsent);
      return conditions;
    }
  }

  /** A document's values of an index's keys. Fewer values than keys stand for all entries that begin with them. */
  private record Entry(List<Object> values, int position) {}

  private record Range(List<NavigableSet<Entry>> parts, boolean isInOrder, int worth) {
    /** The least worth of a range whose first key is fixed. */
    static final int FIXED = 2;

    Stream<Integer> positions() {
      Stream<Integer> all = parts.stream().flatMap(Collection::stream).map(Entry::position);
      return parts.size() == 1 ? all : all.distinct();
    }
  }

  /** Of every document, as no index of the site is asked for what lacks its keys. Passes over keys that hold lists. */
  private static final class OrderedIndex extends Index<Integer> {
    private final List<IndexKey> keys;
    private final TreeSet<Entry> entries = new TreeSet<>(this::compare);
    private final Map<Object, Entry> entryOf = new HashMap<>();
    private boolean hasLists = false;

    OrderedIndex(String name, List<IndexKey> keys) {
      super(name, keys, true);
      this.keys = keys;
    }

    private int compare(Entry one, Entry other) {
      int shared = Math.min(one.values.size(), other.values.size());
      for (int at = 0; at < shared; at++) {
        int order = ValueComparator.asc().compare(one.values.get(at), other.values.get(at));
        if (order != 0) return keys.get(at).isAscending() ? order : -order;
      }
      return Integer.compare(one.position, other.position);
    }

    /** Null when the query fixes, bounds and orders nothing by these keys. */
    Range rangeOf(Document query, Document orderBy) {
      if (hasLists) return null;
      List<Object> low = new ArrayList<>();
      while (low.size() < keys.size() && isValue(query.get(keys.get(low.size()).getKey()))) {
        low.add(query.get(keys.get(low.size()).getKey()));
      }
      int fixed = low.size();
      List<Object> high = new ArrayList<>(low);
      if (fixed < keys.size() && query.get(keys.get(fixed).getKey()) instanceof Document bounds) {
        boolean isAscending = keys.get(fixed).isAscending();
        Object least = bounds.getOrDefault("$gte", bounds.get("$gt"));
        Object most = bounds.getOrDefault("$lte", bounds.get("$lt"));
        if (isValue(isAscending ? least : most)) low.add(isAscending ? least : most);
        if (isValue(isAscending ? most : least)) high.add(isAscending ? most : least);
      }
      int worth = low.size() + high.size();
      int direction = directionOf(orderBy, fixed);
      if (worth == 0 && direction == 0) return null;
      NavigableSet<Entry> found =
          entries.subSet(new Entry(low, -1), true, new Entry(high, Integer.MAX_VALUE), true);
      return new Range(List.of(direction < 0 ? found.descendingSet() : found), direction != 0, worth + Math.abs(direction));
    }

    /** 1 or -1 when what follows the fixed keys has the order or its reverse, else 0. Equals stay in the order they came in. */
    private int directionOf(Document orderBy, int fixed) {
      if (orderBy == null || orderBy.isEmpty() || fixed + orderBy.size() > keys.size()) return 0;
      int direction = 0;
      String last = "";
      for (Map.Entry<String, Object> wish : orderBy.entrySet()) {
        IndexKey key = keys.get(fixed++);
        if (!key.getKey().equals(wish.getKey()) || !(wish.getValue() instanceof Number sign)) return 0;
        int own = (sign.intValue() > 0) == key.isAscending() ? 1 : -1;
        if (direction != 0 && own != direction) return 0;
        direction = own;
        last = wish.getKey();
      }
      return direction < 0 && !last.equals("_id") ? 0 : direction;
    }

    private static boolean isValue(Object value) {
      return value instanceof String || value instanceof Number || value instanceof Boolean || value instanceof Instant;
    }

    @Override
    public void add(Document document, Integer position, MongoCollection<Integer> collection) {
      if (hasLists) return;
      List<Object> values = new ArrayList<>();
      for (IndexKey key : keys) values.add(Utils.getSubdocumentValueCollectionAware(document, key.getKey()));
      if (values.stream().anyMatch(value -> value instanceof Collection)) {
        hasLists = true;
        drop();
        return;
      }
      Entry entry = new Entry(values, position);
      entries.add(entry);
      entryOf.put(document.get("_id"), entry);
    }

    @Override
    public Integer remove(Document document) {
      Entry entry = entryOf.remove(document.get("_id"));
      if (entry == null) return null;
      entries.remove(entry);
      return entry.position;
    }

    @Override
    public void updateInPlace(
        Document before, Document after, Integer position, MongoCollection<Integer> collection) {
      remove(before);
      add(after, position, collection);
    }

    @Override
    public void drop() {
      entries.clear();
      entryOf.clear();
    }

    @Override
    public long getCount() {
      return entries.size();
    }

    @Override
    public long getDataSize() {
      return 0;
    }

    @Override
    public Integer getPosition(Document document) {
      return null;
    }

    @Override
    public void checkAdd(Document document, MongoCollection<Integer> collection) {}

    @Override
    public void checkUpdate(Document before, Document after, MongoCollection<Integer> collection) {}

    /** Queries come here by the collection, which knows their order as well. */
    @Override
    public boolean canHandle(Document query) {
      return false;
    }

    @Override
    public Iterable<Integer> getPositions(Document query) {
      throw new UnsupportedOperationException();
    }
  }
}
