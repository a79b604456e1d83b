let handed: readonly File[] = [];

/** Stores files that were chosen on another screen until the library opens. */
export function handFiles(files: readonly File[]): void {
  handed = files;
}

/** Returns these files once. */
export function takeHandedFiles(): readonly File[] {
  const taken = handed;
  handed = [];
  return taken;
}
