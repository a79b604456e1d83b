/**
 * SQL injections for both databases: ends of string literals, patterns of `LIKE` and of the full-text search, and
 * parameters.
 */
export const sql: readonly string[] = [
  "'",
  "' or '1'='1",
  "') or 1=1--",
  "'; drop table entry; --",
  '"; delete from session; --',
  "1' union select password_hash from account--",
  '1) union select token from session--',
  "'||(select password_hash from account limit 1)||'",
  '$$; select pg_sleep(9); $$',
  "\\'; select 1; --",
  '%',
  '_',
  '\\',
  '%_%\\',
  '* near "x" NOT',
  '"unclosed phrase',
  "{x,y}', '$.a",
  '/*',
  '0x27',
  '1;2',
  '?',
  '$1',
  ':name',
  '@name',
];
