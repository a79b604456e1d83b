import { lazy } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { GroupFrame } from '../field-frame.tsx';
import { namesOf } from '../file-value.ts';
import { type InputProps, useInputServices } from '../input.ts';

const MarkedPicture = lazy(async () => ({ default: (await import('./marked-picture.tsx')).MarkedPicture }));

/** Marks upon the picture of the same record, as it stands in the form; fetched with the first form that has some. */
export function MarksInput(props: InputProps) {
  const { language, say } = useInputServices();
  const names = namesOf(props.picture);
  const name = names[language] ?? names.shared ?? names.en ?? names.ar;
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
