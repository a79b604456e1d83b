import { extname } from 'node:path';

/**
 * The program of a thread or a process, beside the module that starts it: a source in development and in tests, a file
 * of the bundle in production.
 * @param url the address of that module
 * @param name the program's name without its ending: `…-thread` or `…-process`, by which the build finds it
 */
export const programBeside = (url: string, name: string): URL => new URL(`${name}${extname(url)}`, url);
