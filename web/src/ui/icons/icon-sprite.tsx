import { STAR_ROW_ID } from "./rating-stars.tsx";

const STAR = "M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";

/** Shapes shared by many cards, so that each is in the HTML once. */
export function IconSprite() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <g id={STAR_ROW_ID}>
          {[0, 20, 40, 60, 80].map((x) => (
            <path key={x} d={STAR} transform={`translate(${x} 0)`} />
          ))}
        </g>
      </defs>
    </svg>
  );
}
