import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RichEditorProps, useInputServices } from '../../../fields/input.ts';
import { answeredDocument } from '../../../fields/rich-text/document-shapes.ts';
import { mayBeHtml } from '../../../fields/rich-text/may-be-html.ts';
import { fromPlain, toPlain } from '../../../fields/rich-text/plain-form.ts';
import { isSame } from '../../../fields/is-same.ts';
import { directionOf } from '../../../language/languages.ts';
import { DescriptionWindow, type FileWords } from './description-window.tsx';
import { copySerializer } from './copy-and-paste.ts';
import { LinkWindow } from './link-window.tsx';
import { attributeOf, schema } from './schema.ts';
import { toDocument } from './to-document.ts';
import { toNode } from './to-node.ts';
import { ToolBar } from './tool-bar.tsx';
import { usePasting } from './use-pasting.ts';
import { writingKeys } from './writing-keys.ts';
import './writing.css';

const { nodes, marks } = schema;

type Written = Pick<RichEditorProps, 'text' | 'structure' | 'hasMarks'>;

/** The value of a field as a structure. */
const structureOf = ({ text, structure, hasMarks }: Written) =>
  answeredDocument().safeParse(structure).data ?? fromPlain(text, { hasMarks });

/** The selected file of the text, with its texts. */
function chosenFile({ selection }: EditorState): FileWords | null {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.file) return null;
  return { alt: attributeOf(selection.node, 'alt'), caption: attributeOf(selection.node, 'caption') };
}

/** Selects the whole link at the cursor, so that all of it changes. */
function selectLink(state: EditorState) {
  const { $from, empty } = state.selection;
  const link = marks.link.isInSet($from.marks());
  if (!empty || link === undefined) return null;
  let [start, end] = [$from.index(), $from.indexAfter()];
  const { parent } = $from;
  const has = (index: number) => link.isInSet(parent.child(index).marks);
  while (start > 0 && has(start - 1)) start -= 1;
  while (end < parent.childCount && has(end)) end += 1;
  const at = (index: number) =>
    Array.from({ length: index }, (_, before) => parent.child(before).nodeSize).reduce(
      (sum, size) => sum + size,
      $from.start(),
    );
  return TextSelection.create(state.doc, at(start), at(end));
}

const linkAt = (state: EditorState): string => {
  const link = marks.link.isInSet(state.selection.$from.marks()) ?? null;
  const inside = state.doc.rangeHasMark(state.selection.from, state.selection.to, marks.link);
  if (link === null && inside) {
    let href = '';
    state.doc.nodesBetween(state.selection.from, state.selection.to, (node) => {
      href ||= String(marks.link.isInSet(node.marks)?.attrs['href'] ?? '');
    });
    return href;
  }
  return String(link?.attrs['href'] ?? '');
};

/** An editor for formatted text with its toolbar. */
export function RichEditor(props: RichEditorProps) {
  const { id, label, language, text, structure, hasMarks, isUntranslated, isExpected, described, onChange } = props;
  const { chooseStored } = useInputServices();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [, setTurn] = useState(0);
  const [isLinking, setIsLinking] = useState(false);
  const [isDescribing, setIsDescribing] = useState(false);
  const { notice, paste } = usePasting();
  const form = { hasMarks };
  const { 'aria-invalid': isInvalid = false, 'aria-describedby': describedBy } = described;

  const changed = useEffectEvent((state: EditorState) => {
    const document = toDocument(state.doc);
    const plain = toPlain(document, form);
    // Without its structure, a formatted text that contains tags as plain words would be parsed as HTML.
    const isLiteral = structure !== null && mayBeHtml(plain);
    onChange(plain, isSame(document, fromPlain(plain, form)) && !isLiteral ? null : document);
  });
  const pasted = useEffectEvent(paste);

  useEffect(() => {
    if (place.current === null) return undefined;
    const made = new EditorView(place.current, {
      state: EditorState.create({ doc: toNode(structureOf({ text, structure, hasMarks })), plugins: writingKeys() }),
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setTurn((turn) => turn + 1);
        if (transaction.docChanged && transaction.getMeta('given') !== true) changed(next);
      },
      clipboardSerializer: copySerializer,
      handleKeyDown(_own, event) {
        // Outside the editor, this shortcut opens the palette.
        const isLink = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
        if (isLink) event.stopPropagation();
        if (isLink) setIsLinking(true);
        return isLink;
      },
      handlePaste: (own, event, slice) => pasted(own, event.clipboardData, slice),
      handleDrop(own, event, slice, isMoved) {
        if (isMoved) return false;
        // Inserts dropped content at the drop position.
        const place = own.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place !== null)
          own.dispatch(own.state.tr.setSelection(TextSelection.near(own.state.doc.resolve(place.pos))));
        return pasted(own, event.dataTransfer, slice);
      },
      handleDoubleClickOn: (own, _at, node) => {
        if (node.type === nodes.file) setIsDescribing(true);
        return node.type === nodes.file && own.editable;
      },
    });
    setView(made);
    return () => {
      made.destroy();
      setView(null);
    };
    // The box is made once; what is given later is laid into it below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The value changed from outside: the draft was discarded or another administrator saved.
  useEffect(() => {
    if (view === null) return;
    const external = structureOf({ text, structure, hasMarks });
    if (isSame(external, toDocument(view.state.doc))) return;
    const { doc } = view.state;
    view.dispatch(view.state.tr.replaceWith(0, doc.content.size, toNode(external).content).setMeta('given', true));
  }, [view, text, structure, hasMarks]);

  function setLink(link: string | null): void {
    setIsLinking(false);
    if (view === null) return;
    if (link !== null) {
      const selection = selectLink(view.state);
      if (selection !== null) view.dispatch(view.state.tr.setSelection(selection));
      const { from, to, empty } = view.state.selection;
      const tr = view.state.tr.removeMark(from, to, marks.link);
      if (link !== '' && empty) tr.replaceSelectionWith(schema.text(link, [marks.link.create({ href: link })]), false);
      else if (link !== '') tr.addMark(from, to, marks.link.create({ href: link }));
      view.dispatch(tr);
    }
    view.focus();
  }

  async function insertFile(): Promise<void> {
    const name = await chooseStored(['image', 'video']);
    if (view === null) return;
    if (name !== null)
      view.dispatch(view.state.tr.replaceSelectionWith(nodes.file.create({ file: name })).scrollIntoView());
    view.focus();
  }

  function describe(words: FileWords | null): void {
    setIsDescribing(false);
    if (view === null) return;
    const { selection } = view.state;
    if (words !== null && selection instanceof NodeSelection) {
      const tr = view.state.tr.setNodeMarkup(selection.from, null, { ...selection.node.attrs, ...words });
      view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, selection.from)));
    }
    view.focus();
  }

  useEffect(() => {
    view?.setProps({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        dir: directionOf(language),
        class: 'input writing-text',
        ...(isUntranslated && { 'data-missing': 'true' }),
        ...(isExpected && { 'aria-required': 'true' }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      },
    });
  }, [view, id, label, language, isUntranslated, isExpected, isInvalid, describedBy]);

  const file = view === null ? null : chosenFile(view.state);
  return (
    <div className="writing">
      {view !== null && (
        <ToolBar
          view={view}
          label={label}
          onLink={() => setIsLinking(true)}
          onFile={() => void insertFile()}
          onDescribe={file === null ? null : () => setIsDescribing(true)}
        />
      )}
      <div ref={place} />
      <p role="status" className="field-hint">
        {notice}
      </p>
      {isLinking && view !== null && <LinkWindow link={linkAt(view.state)} onDone={setLink} />}
      {isDescribing && file !== null && <DescriptionWindow words={file} language={language} onDone={describe} />}
    </div>
  );
}
