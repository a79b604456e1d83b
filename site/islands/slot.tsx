import { createElement, type FormHTMLAttributes, type Ref } from 'react';

interface Props extends FormHTMLAttributes<HTMLElement> {
  readonly as?: 'details' | 'div' | 'fieldset' | 'form' | 'h2' | 'li' | 'span' | 'ul' | undefined;
  readonly html: string;
  readonly ref?: Ref<HTMLElement>;
}

/** An element with HTML that the server rendered and that hydration leaves unchanged. */
export const Slot = ({ as = 'div', html, ...attributes }: Props) =>
  createElement(as, {
    ...attributes,
    'data-slot': '',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
