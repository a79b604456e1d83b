import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { useInputServices } from '../../fields/input.ts';
import { useLateWords } from '../late-words.ts';
import { picturesIn } from './pasted-pictures.ts';
import { tidyPasted } from './tidy-pasted.ts';

const figureOf = (document: Document, name: string, alt: string): HTMLElement => {
  const figure = document.createElement('figure');
  figure.dataset['file'] = name;
  figure.dataset['alt'] = alt;
  return figure;
};

/** Takes in what is pasted. Its pictures go into the library first; those that cannot are left out, and that is told. */
export function usePasting() {
  const { upload } = useInputServices();
  const say = useLateWords();
  const [notice, setNotice] = useState('');

  async function send(file: File): Promise<string | null> {
    try {
      return (await upload(file, ['image', 'video'], () => undefined).arrived).name;
    } catch {
      return null;
    }
  }

  /** Pictures stand between paragraphs, also where they stood within one. */
  function place(element: Element, figure: HTMLElement): void {
    const block = element.closest('p, h1, h2, h3, h4, h5, h6');
    if (block === null) element.replaceWith(figure);
    else {
      block.before(figure);
      element.remove();
    }
  }

  async function takeIn(view: EditorView, body: HTMLElement, rtf: string): Promise<void> {
    const pictures = picturesIn(body, rtf);
    let lost = 0;
    if (pictures.some(({ file }) => file !== null)) setNotice(say('picturesArriving', { count: pictures.length }));
    for (const { element, file } of pictures) {
      const name = file === null ? null : await send(file);
      if (name === null) {
        lost += 1;
        element.remove();
      } else place(element, figureOf(body.ownerDocument, name, element.getAttribute('alt') ?? ''));
    }
    setNotice(lost === 0 ? '' : say('picturesLost', { count: lost }));
    if (!view.isDestroyed) view.pasteHTML(body.innerHTML);
  }

  async function takeFiles(view: EditorView, files: readonly File[]): Promise<void> {
    const { body } = document.implementation.createHTMLDocument();
    setNotice(say('picturesArriving', { count: files.length }));
    const names = await Promise.all(files.map(send));
    for (const name of names) if (name !== null) body.append(figureOf(document, name, ''));
    const lost = names.filter((name) => name === null).length;
    setNotice(lost === 0 ? '' : say('picturesLost', { count: lost }));
    if (body.childElementCount > 0 && !view.isDestroyed) view.pasteHTML(body.innerHTML);
  }

  /** True where it takes care of what was pasted or dropped. */
  function paste(view: EditorView, data: DataTransfer | null): boolean {
    if (data === null) return false;
    const html = data.getData('text/html');
    const files = [...data.files].filter(({ type }) => /^(?:image|video)\//.test(type));
    if (html === '') {
      if (files.length > 0) void takeFiles(view, files);
      return files.length > 0;
    }
    const body = tidyPasted(html);
    if (body.querySelector('img') === null) return false;
    void takeIn(view, body, data.getData('text/rtf'));
    return true;
  }

  return { notice, paste };
}
