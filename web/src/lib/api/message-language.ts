/** The admin area shows API messages, so it requests them in Turkish; otherwise the browser's language applies. */
export const MESSAGE_LANGUAGE = "tr";
