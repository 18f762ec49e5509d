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
import de.bwaldvogel.mongo.backend.DatabaseResolver;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.oplog.Oplog;
import io.netty.channel.Channel;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

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
          return new UniqueIndex(index, keys, isSparse);
        }

        @Override
        protected Index<Integer> openOrCreateSecondaryIndex(
            String collection, String index, List<IndexKey> keys, boolean isSparse) {
          return new OrderedIndex(index, keys);
        }

        @Override
        public Document handleCommand(
            Channel channel, String command, Document query, DatabaseResolver resolver, Oplog oplog) {
          IndexedCollection.MATCH.set(firstMatchOf(query));
          return super.handleCommand(channel, command, query, resolver, oplog);
        }

        @Override
        protected MemoryCollection openOrCreateCollection(String name, CollectionOptions options) {
          return new IndexedCollection(this, name, options, cursorRegistry);
        }
      };
    }
  }

  private static Document firstMatchOf(Document command) {
    return command.get("pipeline") instanceof List<?> stages
        && !stages.isEmpty()
        && stages.get(0) instanceof Document stage
        && stage.get("$match") instanceof Document match ? match : new Document();
  }

  /** The library's serves a query of exactly its keys; this one also a query that asks for more, a range and an order. */
  private static final class UniqueIndex extends MemoryUniqueIndex {
    final OrderedIndex ordered;

    UniqueIndex(String name, List<IndexKey> keys, boolean isSparse) {
      super(name, keys, isSparse);
      ordered = new OrderedIndex(name, keys);
    }

    @Override
    public void add(Document document, Integer position, MongoCollection<Integer> collection) {
      super.add(document, position, collection);
      ordered.add(document, position, collection);
    }

    @Override
    public Integer remove(Document document) {
      ordered.remove(document);
      return super.remove(document);
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
    /** What the pipeline that this thread begins next matches first. */
    static final ThreadLocal<Document> MATCH = ThreadLocal.withInitial(Document::new);

    IndexedCollection(MemoryDatabase database, String name, CollectionOptions options, CursorRegistry cursors) {
      super(database, name, options, cursors);
    }

    /** For a pipeline, such as that of a count. The library reads the whole collection for each. */
    @Override
    public synchronized Stream<Document> queryAllAsStream() {
      Document match = MATCH.get();
      MATCH.set(new Document());
      return StreamSupport.stream(queryDocuments(match, null, 0, 0, 0, null).spliterator(), false);
    }

    @Override
    protected boolean tracksDataSize() {
      return false;
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

    /** The library compares each document with the texts of an `$in` one by one. */
    @Override
    protected QueryResult matchDocumentsFromStream(
        Document query, Stream<Document> documents, int skipped, int limit, int batchSize,
        Comparator<Document> order, Document projection) {
      Document rest = query.clone();
      Stream<Document> found = documents;
      for (String key : query.keySet()) {
        Set<?> texts = textsOf(query.get(key));
        if (texts.isEmpty()) continue;
        Document condition = new Document(key, rest.remove(key));
        found = found.filter(document ->
            Utils.getSubdocumentValueCollectionAware(document, key) instanceof String text
                ? texts.contains(text) : documentMatchesQuery(document, condition));
      }
      return super.matchDocumentsFromStream(rest, found, skipped, limit, batchSize, order, projection);
    }

    /** Those of an `$in` of nothing else; otherwise none. */
    private static Set<?> textsOf(Object condition) {
      return condition instanceof Document bounds && bounds.size() == 1 && bounds.get("$in") instanceof Collection<?> values
          && values.stream().allMatch(String.class::isInstance) ? new HashSet<>(values) : Set.of();
    }

    private Range bestOf(Document query, Document orderBy) {
      Range best = null;
      for (Index<Integer> index : getIndexes()) {
        OrderedIndex ordered = index instanceof UniqueIndex unique ? unique.ordered : (OrderedIndex) index;
        Range range = ordered.rangeOf(query, orderBy);
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
        int order = compareValues(one.values.get(at), other.values.get(at));
        if (order != 0) return keys.get(at).isAscending() ? order : -order;
      }
      return Integer.compare(one.position, other.position);
    }

    private static int compareValues(Object one, Object other) {
      boolean areTexts = one instanceof String && other instanceof String;
      return areTexts ? ((String) one).compareTo((String) other) : ValueComparator.asc().compare(one, other);
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
      return value instanceof Comparable;
    }

    @Override
    public void add(Document document, Integer position, MongoCollection<Integer> collection) {
      if (hasLists) return;
      List<Object> values = valuesOf(document);
      if (values.stream().anyMatch(value -> value instanceof Collection)) {
        hasLists = true;
        drop();
        return;
      }
      Entry entry = new Entry(values, position);
      entries.add(entry);
      entryOf.put(document.get("_id"), entry);
    }

    private List<Object> valuesOf(Document document) {
      List<Object> values = new ArrayList<>(keys.size());
      for (IndexKey key : keys) values.add(Utils.getSubdocumentValueCollectionAware(document, key.getKey()));
      return values;
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
      Entry entry = entryOf.get(before.get("_id"));
      if (entry != null && entry.values.equals(valuesOf(after))) return;
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
