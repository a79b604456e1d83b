import { formatMoment } from '../../language/format.ts';
import { isLanguage } from '../../language/languages.ts';

/** What a visitor just wrote, as the server answered it. */
export interface Message {
  readonly id: number;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
}

/** Fills a copy of a blank that the server drew. */
export function drawMessage(blank: HTMLTemplateElement, message: Message, timeZone: string): HTMLElement | null {
  const copy = document.importNode(blank.content, true);
  const say = (selector: string, text: string) => {
    const place = copy.querySelector(selector);
    if (place !== null) place.textContent = text;
  };
  const { lang } = document.documentElement;
  const [initial = ''] = message.author;
  say('[data-initial]', initial);
  say('[data-author]', message.author);
  say('[data-text]', message.text);
  say('[data-time]', formatMoment(message.createdAt, isLanguage(lang) ? lang : 'ar', timeZone));
  copy.querySelector('time')?.setAttribute('datetime', message.createdAt);
  return copy.querySelector<HTMLElement>('li');
}

/** Puts a comment below the latest of a list; the oldest of those that are seen is folded away to the others. */
export function addToFolded(list: HTMLElement, item: HTMLElement): void {
  const folded = list.querySelector('details');
  const [older, latest] = list.querySelectorAll('ol');
  if (folded === null || older === undefined || latest === undefined) return;
  latest.append(item);
  while (latest.children.length > Number(list.dataset['latest'])) older.append(...[...latest.children].slice(0, 1));
  folded.hidden = older.children.length === 0;
  const count = folded.querySelector('[data-folded]');
  if (count !== null) count.textContent = String(older.children.length);
}
