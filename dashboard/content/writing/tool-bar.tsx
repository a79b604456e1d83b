import type { EditorView } from 'prosemirror-view';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { schema } from './schema.ts';
import { ToolIcon } from './tool-icon.tsx';
import { type Tool, tools, toolsAt } from './tools.ts';

interface ToolBarProps {
  readonly view: EditorView;
  /** The accessible name of the editor. */
  readonly label: string;
  readonly onLink: () => void;
  readonly onFile: () => void;
  readonly onDescribe: (() => void) | null;
}

/** The formatting buttons. Arrow keys move between them, and the selection in the text is preserved. */
export function ToolBar({ view, label, onLink, onFile, onDescribe }: ToolBarProps) {
  const t = useLateTranslations();
  const { state } = view;
  const renderTool = ({ word, icon, run, isOn, isThere }: Tool) => (
    <Button
      key={word}
      variant={icon === undefined ? 'text' : 'icon'}
      {...(icon !== undefined && { 'aria-label': t(word), title: t(word) })}
      aria-pressed={isOn?.(state)}
      aria-disabled={!(isThere?.(state) ?? (isOn?.(state) === true || run(state)))}
      onPress={() => {
        run(state, view.dispatch, view);
        view.focus();
      }}
    >
      {icon === undefined ? t(word) : <ToolIcon name={icon} />}
    </Button>
  );
  const hasLink = schema.marks.link.isInSet(state.selection.$from.marks()) !== undefined;
  return (
    <Toolbar
      aria-label={t('writingTools', { label })}
      className="writing-bar"
      // A press must not clear the selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.slice(0, 8).map(renderTool)}
      <Button
        variant="icon"
        aria-label={t('insertLink')}
        title={t('insertLink')}
        aria-pressed={hasLink}
        onPress={onLink}
      >
        <ToolIcon name="link" />
      </Button>
      <Button variant="icon" aria-label={t('insertFile')} title={t('insertFile')} onPress={onFile}>
        <ToolIcon name="file" />
      </Button>
      {tools.slice(8).map(renderTool)}
      {onDescribe !== null && (
        <Button variant="text" onPress={onDescribe}>
          {t('describeInText')}
        </Button>
      )}
      {toolsAt(state).map(renderTool)}
    </Toolbar>
  );
}
