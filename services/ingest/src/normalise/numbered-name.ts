/** "12. Corner Deli", "3) Blue Door"; a place called "1. FC" is only numbered where the whole list is. */
export const NUMBER_BEFORE_NAME = /^#?(\d{1,5})\s?[.)]\s+(?=\S)/;
