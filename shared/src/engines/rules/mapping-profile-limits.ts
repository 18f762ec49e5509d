/** Far more than one admin's sources have kinds of headers. */
export const MAX_MAPPING_PROFILES = 1_000;
