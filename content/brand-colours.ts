/**
 * Colours for places without stylesheets: the browser's toolbar, icons, canvases, PDFs, and the comparison with the
 * accent in the settings. The stylesheets define the same colours in `ui/tokens.css` and `site/styles/theme.css`.
 */
export const brandColours = { ink: '#070b16', cloud: '#f4f6fb', white: '#ffffff', accent: '#ff9a52' } as const;
