import { lazy, type PointerEvent } from 'react';

// The windows of a list. They are loaded when the pointer or the focus reaches a button, so that they do not delay the
// list.
const cardMenu = () => import('./card-menu.tsx');
const deleteQuestion = () => import('./delete-question.tsx');
const bulkBar = () => import('./bulk-bar.tsx');
const moveWindow = () => import('./move-window.tsx');
const recordWindow = () => import('../forms/record-window.tsx');
const historyWindow = () => import('../history/history-window.tsx');

export const CardMenu = lazy(async () => ({ default: (await cardMenu()).CardMenu }));
export const DeleteQuestion = lazy(async () => ({ default: (await deleteQuestion()).DeleteQuestion }));
export const BulkBar = lazy(async () => ({ default: (await bulkBar()).BulkBar }));
export const MoveWindow = lazy(async () => ({ default: (await moveWindow()).MoveWindow }));
export const RecordWindow = lazy(async () => ({ default: (await recordWindow()).RecordWindow }));
export const HistoryWindow = lazy(async () => ({ default: (await historyWindow()).HistoryWindow }));

/** A failed import is repeated when the window is opened. */
function fetchAll(): void {
  const windows = [recordWindow, deleteQuestion, cardMenu, historyWindow, bulkBar, moveWindow];
  Promise.all(windows.map((fetch) => fetch())).catch(() => undefined);
}

/** Handlers for the list: the windows are usually loaded before a button is pressed. */
export const fetchingWindows = {
  onFocus: fetchAll,
  onPointerOver: ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest('button') !== null) fetchAll();
  },
};
