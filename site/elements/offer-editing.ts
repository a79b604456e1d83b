/** Fetches the way to the dashboard where somebody was logged in; all that other visitors get of it. */
export function offerEditing(): void {
  try {
    if (localStorage.getItem('isLoggedIn') !== null) void import('../islands/edit-this-page.tsx');
  } catch {}
}
