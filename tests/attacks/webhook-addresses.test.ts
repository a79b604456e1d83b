import { expect, it } from 'vitest';
import { sendWebhook } from '../../server/enquiries/emails/send-webhook.ts';
import { privateAddresses } from './corpora/private-address.ts';

const hook = { id: 'msg_1', body: '{}' };

it.each([...privateAddresses, 'http://hooks.screens.example/', 'not an address'])(
  'a webhook to %s is refused for good, before anything is sent',
  async (address) => {
    await expect(sendWebhook({ ...hook, address }, { key: 'the signing key of tests' })).rejects.toMatchObject({
      isFinal: true,
    });
  },
);
