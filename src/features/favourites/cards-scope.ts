/**
 * First part of the key of every query that shows property cards: one favourite toggle patches all.
 */
export const PROPERTIES_SCOPE = 'properties';
