/**
 * Colours where no style sheet reaches: the browser's bar, icons, canvases, paper, and what the settings' own accent is
 * compared with. The style sheets name the same ones in `ui/tokens.css` and `site/styles/theme.css`.
 */
export const brandColours = { ink: '#070b16', cloud: '#f4f6fb', white: '#ffffff', accent: '#ff9a52' } as const;
