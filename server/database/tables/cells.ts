/** JSON as text in both databases. Callers parse and stringify it. */
export type JsonText = string;

/** A timestamp in ISO 8601 and UTC, as `Date.prototype.toISOString` returns it. */
export type Timestamp = string;

/** 1 or 0; SQLite has no boolean type. */
export type Bit = number;
