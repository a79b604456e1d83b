let handed: readonly File[] = [];

/** Keeps files that were chosen on another screen for the library, which opens next. */
export function handFiles(files: readonly File[]): void {
  handed = files;
}

/** The files that were chosen for the library before it was there; they are taken once. */
export function takeHandedFiles(): readonly File[] {
  const taken = handed;
  handed = [];
  return taken;
}
