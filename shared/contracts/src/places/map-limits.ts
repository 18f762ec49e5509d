/** Separate from the schemas, which would add a validator to the page. */
export const MAP_MAX_ZOOM = 22;
