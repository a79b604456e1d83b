import { findCollection } from '../../content/collections/index.ts';
import type { LeftFormWindow as Window } from '../notices/left-form.ts';
import { PointedRecord } from './record-window.tsx';

/** The form of a record that was left while it was saved, with what was typed. */
export const LeftFormWindow: Window = ({ form: { base, id, parentId }, onClose }) => {
  const collection = findCollection(base);
  return collection === undefined ? null : (
    <PointedRecord other={{ collection, id, parentId, place: null }} onClose={onClose} />
  );
};
