/** What the parts of the server write their log to; pino and Fastify's own logger both fit. */
export interface Logger {
  info(context: object, message: string): void;
  warn(context: object, message: string): void;
  error(context: object, message: string): void;
}
