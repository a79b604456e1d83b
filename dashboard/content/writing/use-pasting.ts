import type { Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { useInputServices } from '../../../fields/input.ts';
import { type RichDocument, richVersion } from '../../../fields/rich-text/document.ts';
import type { HtmlElement } from '../../../fields/rich-text/html/tree.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { isCopiedHere, pasteDocument, takeDirection } from './copy-and-paste.ts';
import { domTree } from '../../../fields/rich-text/html/dom-tree.ts';
import { pastedNotice, pastedError } from './pasted-notice.ts';
import { picturesIn } from './pasted-pictures.ts';
import { readPasted } from './read-pasted.ts';

/** A notice with the reasons why files cannot be used, each once. */
const withReasons = (notice: string, reasons: readonly string[]): string => [notice, ...new Set(reasons)].join(' ');

/**
 * Handles pasting and dropping. Pictures are uploaded first. What cannot be pasted unchanged is refused or reported,
 * with advice.
 */
export function usePasting() {
  const { upload } = useInputServices();
  const t = useLateTranslations();
  const [notice, setNotice] = useState('');

  /** Uploads a file. Returns its stored name, or why it cannot be used. */
  async function send(file: File): Promise<{ readonly name: string | null; readonly reasons: readonly string[] }> {
    try {
      const { name, toConfirm: reasons } = await upload(file, ['image', 'video'], () => undefined).arrived;
      return { name: reasons.length === 0 ? name : null, reasons };
    } catch (error) {
      return { name: null, reasons: error instanceof Error && error.message !== '' ? [error.message] : [] };
    }
  }

  function insert(view: EditorView, document: RichDocument<string>): void {
    if (document.blocks.length > 0 && !view.isDestroyed) pasteDocument(view, document);
  }

  /** Without pictures to upload it inserts synchronously, so that text typed next comes after it. */
  async function takeIn(view: EditorView, tree: HtmlElement, rtf: string): Promise<void> {
    const read = readPasted(tree, location.href);
    const refusal = pastedError(read.document, t);
    if (refusal !== null) {
      setNotice(refusal);
      return;
    }
    const files = picturesIn(tree, rtf);
    const { pictures } = read;
    const names = new Map<HtmlElement, string>();
    if (pictures.some((picture) => files.has(picture))) setNotice(t('picturesArriving', { count: pictures.length }));
    const reasons: string[] = [];
    for (const picture of pictures) {
      const file = files.get(picture);
      const sent = file === undefined ? null : await send(file);
      if (sent !== null) reasons.push(...sent.reasons);
      if (sent !== null && sent.name !== null) names.set(picture, sent.name);
    }
    setNotice(withReasons(pastedNotice(read, pictures.length - names.size, t), reasons));
    insert(view, names.size === 0 ? read.document : readPasted(tree, location.href, names).document);
  }

  async function takeFiles(view: EditorView, files: readonly File[]): Promise<void> {
    setNotice(t('picturesArriving', { count: files.length }));
    const sent = await Promise.all(files.map(send));
    const blocks = sent.flatMap(({ name: file }) =>
      file === null ? [] : [{ is: 'file', file, alt: '', caption: '' } as const],
    );
    const lost = files.length - blocks.length;
    const reasons = sent.flatMap(({ reasons: own }) => own);
    setNotice(lost === 0 ? '' : withReasons(t('picturesLost', { count: lost }), reasons));
    insert(view, { version: richVersion, blocks });
  }

  /** Returns true if the paste or drop is handled here. */
  function paste(view: EditorView, data: DataTransfer | null, slice: Slice): boolean {
    // Content inserted by `pasteDocument` is already converted.
    if (data === null) {
      takeDirection(view, slice);
      return false;
    }
    const html = data.getData('text/html');
    const files = [...data.files].filter(({ type }) => /^(?:image|video)\//.test(type));
    if (html === '') {
      if (files.length > 0) void takeFiles(view, files);
      return files.length > 0;
    }
    // HTML copied from an editor needs no conversion.
    if (isCopiedHere(html)) {
      takeDirection(view, slice);
      return false;
    }
    void takeIn(view, domTree(html), data.getData('text/rtf'));
    return true;
  }

  return { notice, paste };
}
