/**
 * A request's body in one shape, however it was sent: wire names, with languages as objects (`{"en", "ar"}`),
 * files as ids or names, `null` for what is to be cleared.
 */
export type WireBody = Readonly<Record<string, unknown>>;
