/** JSON as text in both databases: whoever reads a column parses it, whoever writes it stringifies. */
export type JsonText = string;

/** A moment as ISO 8601 in UTC, as `Date.prototype.toISOString` writes it. */
export type Moment = string;

/** 1 or 0; SQLite has no other truth. */
export type Bit = number;
