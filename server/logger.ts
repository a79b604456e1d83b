/** The logger interface of the server's modules. Both pino and Fastify's logger satisfy it. */
export interface Logger {
  info(context: object, message: string): void;
  warn(context: object, message: string): void;
  error(context: object, message: string): void;
}
