import { foldText } from "../../shared/domain/src/text/fold-text.ts";

/** Folded letters with their Latin ones: by letter, then by sound where that differs. Folding has made й и. */
const CYRILLIC = `аи=ay|ai еи=ey|ei ои=oy|oi уи=uy|ui ыи=yy|y ии=iy|i ия=iya|ia щ=shch|sht ж=zh х=kh|h ц=ts|c ч=ch ш=sh ю=yu я=ya є=ye ъ=u|a ь= ы=y э=e љ=lj њ=nj ђ=dj ћ=c џ=dz ј=j
  а=a б=b в=v г=g ґ=g д=d е=e з=z и=i і=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f`;
const GREEK = `ου=ou ει=ei|i οι=oi|i αι=ai|e αυ=av ευ=ev μπ=b ντ=nt|d γκ=gk|g γγ=gg|ng θ=th χ=ch|h ψ=ps ξ=x|ks η=i υ=y|i ω=o φ=f
  α=a β=v γ=g δ=d ε=e ζ=z ι=i κ=k λ=l μ=m ν=n ο=o π=p ρ=r σ=s ς=s τ=t`;
const SCRIPTS = [
  { pattern: /^[\p{Script=Cyrillic}\s]+$/u, spellings: readLetters(CYRILLIC) },
  { pattern: /^[\p{Script=Greek}\s]+$/u, spellings: readLetters(GREEK) },
];

/** How visitors type a Cyrillic or Greek text on a Latin keyboard: "xenodocheio" and "xenodohio". Empty for other scripts. */
export function latinSpellings(text: string): string[] {
  const folded = foldText(text);
  const spellings = SCRIPTS.find(({ pattern }) => pattern.test(folded))?.spellings ?? [];
  return [
    ...new Set(spellings.map(({ letters, latin }) => folded.replace(letters, (letter) => latin.get(letter) ?? letter))),
  ];
}

function readLetters(table: string) {
  const rows = table.split(/\s+/).map((row) => row.split("="));
  const letters = new RegExp(rows.map(([letter]) => letter).join("|"), "gu");
  return [0, 1].map((variant) => ({
    letters,
    latin: new Map(
      rows.map(([letter = "", latin = ""]) => {
        const variants = latin.split("|");
        return [letter, variants[variant] ?? variants[0] ?? ""];
      }),
    ),
  }));
}
