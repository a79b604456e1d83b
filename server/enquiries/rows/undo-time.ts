/** Milliseconds an answer waits before it is sent, so that its author can undo it. */
export const undoMilliseconds = 10_000;
