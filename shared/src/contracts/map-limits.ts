/** Apart from the schemas, which would bring a validator to the page. */
export const MAP_MAX_ZOOM = 22;
