import { extname } from 'node:path';

/**
 * The program of a thread or a process, in the folder of the module that starts it: a source file in development and
 * tests, a file of the bundle in production.
 * @param url the URL of that module
 * @param name the program's name without its extension: `…-thread` or `…-process`, by which the build finds it
 */
export const programBeside = (url: string, name: string): URL => new URL(`${name}${extname(url)}`, url);
