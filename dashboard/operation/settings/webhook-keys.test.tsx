import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TranslationsProvider } from '../../app/translations.ts';
import { WebhookKeys } from './webhook-keys.tsx';

/** The text that the component shows for these receivers. */
function textFor(webhooks: readonly { kind: string; address: string; secret: string }[]): string {
  const client = new QueryClient();
  client.setQueryData(['webhooks'], webhooks);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <TranslationsProvider value={(word, ..._values) => word}>
        <WebhookKeys />
      </TranslationsProvider>
    </QueryClientProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ');
}

const receiver = (kind: string, name: string) => ({
  kind,
  address: `https://${name}.example/in`,
  secret: `secret of ${name}`,
});

it('every receiver of webhooks has its key once, however many kinds it is sent', () => {
  expect(textFor([])).toBe('');
  expect(textFor([receiver('booking', 'one')])).toContain('secret of one');
  const text = textFor([receiver('booking', 'one'), receiver('contact', 'one'), receiver('contact', 'two')]);
  expect(text.match(/https:\/\/\w+\.example\/in|secret of \w+/g)).toEqual([
    'https://one.example/in',
    'secret of one',
    'https://two.example/in',
    'secret of two',
  ]);
});
