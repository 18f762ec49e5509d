/** On a business's page: shows the surrounding streets. */
export const PLACE_ZOOM = 15;
