import { lazy } from 'react';

// The windows of the frame itself. No first screen waits for them; they are fetched as soon as it stands.
const logoutQuestion = () => import('./logout-question.tsx');
const loginWindow = () => import('./login-window.tsx');
const leaveQuestion = () => import('./leave-question.tsx');

export const LogoutQuestion = lazy(async () => ({ default: (await logoutQuestion()).LogoutQuestion }));
export const LoginWindow = lazy(async () => ({ default: (await loginWindow()).LoginWindow }));
export const LeaveQuestion = lazy(async () => ({ default: (await leaveQuestion()).LeaveQuestion }));

const restMilliseconds = 1000;

/** Fetches the windows once the first screen has had its turn; returns how to call it off. */
export function fetchWindowsSoon(): () => void {
  const fetchAll = () => {
    // Whoever opens one later fetches it anew, and is told when that fails.
    Promise.all([logoutQuestion(), loginWindow(), leaveQuestion()]).catch(() => undefined);
  };
  const timer = setTimeout(fetchAll, restMilliseconds);
  return () => clearTimeout(timer);
}
