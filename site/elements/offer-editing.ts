/**
 * Loads the link to the dashboard if an administrator has logged in from this browser. Other visitors do not download
 * it.
 */
export function offerEditing(): void {
  try {
    if (localStorage.getItem('isLoggedIn') !== null) void import('../islands/edit-this-page.tsx');
  } catch {}
}
