import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { saxesEvents, scannedEvents } from "../testing/xml-events-of.ts";

const NAMES = ["a", "r", "t", "x:id", "xml:space", "r2"] as const;

function expectSame(document: string, pieces: Iterable<Buffer> = whole(document)): void {
  expect(scannedEvents(pieces, NAMES), JSON.stringify(document)).toEqual(saxesEvents(document, NAMES));
}

const whole = (document: string): Buffer[] => [Buffer.from(document)];

/** A document split anywhere, also within a character. */
function cut(document: string, lengths: readonly number[]): Buffer[] {
  const bytes = Buffer.from(document);
  const pieces: Buffer[] = [];
  for (let at = 0, index = 0; at < bytes.length; index++) {
    const length = lengths[index % lengths.length] ?? 1;
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

const WELL_FORMED = [
  "<a/>",
  "\uFEFF<a/>",
  ' \n<a b="1"/> \r\n',
  '<?xml version="1.0"?><a/>',
  "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n<a></a >",
  "<?mso-application progid='x'?><a><?pi?><?x y ? z?></a><!-- end --><?e?>",
  "<a>x&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;&#13;</a>",
  "<a>1\r\n2\r3\n4</a>",
  "<a t='1\r\n2\t3&#10;4&quot;\"'/>",
  "<a><![CDATA[<b> & ]] > \r\n &amp;]]></a>",
  "<a>x<![CDATA[]]>y<!-- - > -->z</a>",
  "<x:a xmlns:x='u'><x:b x:id='7' id=\"8\"/></x:a>",
  "<größe größe='1'>東京 😀</größe>",
  "<a.b-c_d:e·f/>",
  "<a r = '1'\n t\r\n=\t\"2\" />",
  "<a>]] ></a>",
  "<a>]]&gt;</a>",
  "<a r='>' t='/>'/>",
  "<a>\u007f\u0085\ufffd</a>",
];

const MALFORMED = [
  "",
  " ",
  "text",
  "<a>",
  "<a",
  "<a/",
  "<a/><b/>",
  "<a></b>",
  "<a></ab>",
  "<ab></a>",
  "</a>",
  "<a/>x",
  "x<a/>",
  "<a/></a>",
  "< a/>",
  "<1a/>",
  "<-a/>",
  "<a 1b=''/>",
  "<a b/>",
  "<a b=1/>",
  "<a b='1'c='2'/>",
  "<a b='1' b='2'/>",
  "<a b='<'/>",
  "<a b='&x;'/>",
  "<a b='&'/>",
  "<a b='1/>",
  "<a / >",
  "<a>&x;</a>",
  "<a>&</a>",
  "<a>&amp</a>",
  "<a>& amp;</a>",
  "<a>&#0;</a>",
  "<a>&#xD800;</a>",
  "<a>&#x110000;</a>",
  "<a>&#xFFFE;</a>",
  "<a>&#;</a>",
  "<a>&#x;</a>",
  "<a>&#1e3;</a>",
  "<a>&constructor;</a>",
  "<a>]]></a>",
  "<a>\0</a>",
  "<a>\u0001</a>",
  "<a>\ufffe</a>",
  "<a b='\u0008'/>",
  "<a><!-- -- --></a>",
  "<a><!-- x --->z</a>",
  "<a><!x></a>",
  "<a><!-x--></a>",
  "<a><![CDATA[x]]</a>",
  "<![CDATA[x]]><a/>",
  "<a/><![CDATA[x]]>",
  " <?xml version='1.0'?><a/>",
  "<a><?xml version='1.0'?></a>",
  "<?XML version='1.0'?><a/>",
  "<?xml?><a/>",
  "<?xml version='2.0'?><a/>",
  "<?xml version='1.0' standalone='maybe'?><a/>",
  "<?xml encoding='UTF-8'?><a/>",
  "<? x?><a/>",
  "<?1?><a/>",
  "<a><?x</a>",
  "<!DOCTYPE a><a/>",
  "<a><b></a></b>",
  `<a ${Array.from({ length: 40 }, (_, index) => `n${index}='1'`).join(" ")} n17='2'/>`,
];

/** Where an instruction's target continues after a question mark, saxes accepts invalid names. */
const MARK_IN_TARGET = /<\?[^ \r\n?]*\?[^>]/;

const name = fc.constantFrom("a", "c", "v", "row", "x:c", "größe", "is");
const letters = fc.string({
  unit: fc.constantFrom(..."ab1 \n\r\t>'\"]-ğ東😀_:/=?!", "&amp;", "&#x41;", "&lt;"),
  maxLength: 12,
});
const textPiece = letters.map((text) => text.replaceAll("]]>", ""));
const attribute = fc
  .tuple(fc.constantFrom(...NAMES), textPiece, fc.constantFrom('"', "'"), fc.constantFrom("=", " =", "= ", "\n=\r\n"))
  .map(([key, value, quote, equals]) => ({
    key,
    xml: `${key}${equals}${quote}${value.replaceAll(quote, "")}${quote}`,
  }));
const attributes = fc
  .uniqueArray(attribute, { selector: ({ key }) => key, maxLength: 4 })
  .map((all) => all.map(({ xml }) => ` ${xml}`).join(""));
const cdata = letters.map((text) => `<![CDATA[${text.replaceAll("]]>", "")}]]>`);
const comment = letters.map((text) => `<!--${text.replace(/-/g, "")}-->`);
const instruction = letters.map((text) => `<?pi ${text.replaceAll("?>", "")}?>`);
const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 5, depthSize: "medium" },
    fc.tuple(name, attributes, fc.constantFrom("", " ", "\n")).map(([tag, all, space]) => `<${tag}${all}${space}/>`),
    fc
      .tuple(name, attributes, fc.array(tie("content"), { maxLength: 4 }), fc.constantFrom("", " "))
      .map(([tag, all, inside, space]) => `<${tag}${all}>${inside.join("")}</${tag}${space}>`),
  ),
  content: fc.oneof({ maxDepth: 5 }, textPiece, cdata, comment, instruction, tie("element")),
}));
const documents = fc
  .tuple(
    fc.constantFrom("", "<?xml version='1.0'?>\r\n", "<!-- x -->"),
    element,
    fc.constantFrom("", "\n", "<!-- y -->"),
  )
  .map((parts) => parts.join(""));
const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });

describe("a document is read as a conformant parser reads it", () => {
  it.each(WELL_FORMED)("%j", (document) => {
    expect(scannedEvents(whole(document), NAMES)).toBeDefined();
    expectSame(document);
    expectSame(document, cut(document, [1]));
  });

  it("made at random and cut anywhere", () => {
    fc.assert(
      fc.property(documents, lengths, (document, sizes) => {
        expect(scannedEvents(whole(document), NAMES)).toBeDefined();
        expectSame(document, cut(document, sizes));
      }),
      { numRuns: 400 },
    );
  });
});

describe("what is not well-formed is refused", () => {
  it.each(MALFORMED)("%j", (document) => {
    expect(scannedEvents(whole(document), NAMES)).toBeUndefined();
    expect(scannedEvents(cut(document, [1]), NAMES)).toBeUndefined();
    expect(saxesEvents(document, NAMES)).toBeUndefined();
  });

  it("and nothing else, in documents spoilt at random", () => {
    const spoilt = fc.tuple(documents, fc.nat(), fc.nat(2), fc.constantFrom(..."<>/&;'\"=!?-[] ax\0\ufffe", ""));
    fc.assert(
      fc.property(spoilt, lengths, ([document, at, removed, added], sizes) => {
        const characters = [...document];
        characters.splice(at % (characters.length + 1), removed, added);
        const other = characters.join("");
        fc.pre(!MARK_IN_TARGET.test(other));
        expectSame(other, cut(other, sizes));
      }),
      { numRuns: 1500 },
    );
  });

  it("elements a thousand deep", () => {
    const nested = (depth: number) => whole("<a>".repeat(depth) + "</a>".repeat(depth));
    expect(scannedEvents(nested(1001), NAMES)).toBeUndefined();
    expect(scannedEvents(nested(1000), NAMES)).toBeDefined();
  });
});
