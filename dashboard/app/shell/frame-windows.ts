import { lazy } from 'react';

// The windows of the frame. They are loaded after the first screen, so that they do not delay it.
const logoutQuestion = () => import('./logout-question.tsx');
const loginWindow = () => import('./login-window.tsx');
const leaveQuestion = () => import('./leave-question.tsx');

export const LogoutQuestion = lazy(async () => ({ default: (await logoutQuestion()).LogoutQuestion }));
export const LoginWindow = lazy(async () => ({ default: (await loginWindow()).LoginWindow }));
export const LeaveQuestion = lazy(async () => ({ default: (await leaveQuestion()).LeaveQuestion }));

const restMilliseconds = 1000;

/** Loads the windows after the first screen has rendered. Returns the function that cancels it. */
export function fetchWindowsSoon(): () => void {
  const fetchAll = () => {
    // A failed import is repeated, and its failure shown, when the window is opened.
    Promise.all([logoutQuestion(), loginWindow(), leaveQuestion()]).catch(() => undefined);
  };
  const timer = setTimeout(fetchAll, restMilliseconds);
  return () => clearTimeout(timer);
}
