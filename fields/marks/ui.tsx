import { lazy } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { defineUi } from '../field-ui.tsx';
import type { FieldOf } from '../field-kind.ts';
import { GroupFrame } from '../field-frame.tsx';
import { type InputProps, useInputServices } from '../input.ts';
import { listParts } from '../list/ui.ts';

const MarkedPicture = lazy(async () => ({ default: (await import('./marked-picture.tsx')).MarkedPicture }));

/** Marks upon the picture of the same record, as it stands in the form; fetched with the first form that has some. */
function MarksInput(props: InputProps<readonly unknown[], FieldOf<'marks'>>) {
  const { language, say } = useInputServices();
  const { picture } = props;
  const name = picture?.[language] ?? picture?.shared ?? picture?.en ?? picture?.ar ?? null;
  return (
    <GroupFrame {...props}>
      {name === null ? (
        <p className="field-hint">{say('marksNeedPicture')}</p>
      ) : (
        <LazyPart fallback={<Waiting />}>
          <MarkedPicture {...props} name={name} />
        </LazyPart>
      )}
    </GroupFrame>
  );
}

export const marksUi = defineUi({ ...listParts, Input: MarksInput });
