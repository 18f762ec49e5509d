/** Of the map on the page of a business: the streets around it. */
export const PLACE_ZOOM = 15;
