import type { LinkTarget, Option } from '../../fields/input.ts';
import { call, isObject, type Read } from '../call.ts';
import { textOf } from '../records/wire-record.ts';

const pagesAnswer: Read<readonly Option<string>[]> = (answer) =>
  Array.isArray(answer)
    ? answer.flatMap((page: unknown) =>
        isObject(page) && typeof page['path'] === 'string'
          ? [{ value: page['path'], label: textOf(page['title']) }]
          : [],
      )
    : null;

/** Pages of the site whose name or address matches what is typed. @throws CallFailure */
export const readPageOptions = (typed: string): Promise<readonly Option<string>[]> =>
  call(`/site-pages?q=${encodeURIComponent(typed)}`, pagesAnswer);

const targetAnswer: Read<LinkTarget> = (answer) =>
  isObject(answer) && typeof answer['leads'] === 'boolean'
    ? { leads: answer['leads'], name: textOf(answer['title']) }
    : null;

/** Where an address of the site leads. @throws CallFailure */
export const readLinkTarget = (link: string): Promise<LinkTarget> =>
  call(`/link-target?link=${encodeURIComponent(link)}`, targetAnswer);
