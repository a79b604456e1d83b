import { describe, expect, it } from 'vitest';
import { announce } from './announce.ts';

const everywhere = { address: '0.0.0.0', family: 'IPv4', port: 3000 };
const quiet = { addresses: [everywhere], publicUrl: undefined, newAdministrator: null };

describe('what the terminal shows at the start', () => {
  it('is where site and dashboard are', () => {
    expect(announce(quiet)).toContain('Site       http://localhost:3000/\n');
    expect(announce(quiet)).toContain('Dashboard  http://localhost:3000/dashboard\n');
  });

  it('names the public address where there is one', () => {
    expect(announce({ ...quiet, publicUrl: 'https://screens.example' })).toContain('https://screens.example/dashboard');
  });

  it('writes addresses so that they can be opened', () => {
    const at = (address: string, family: string) => announce({ ...quiet, addresses: [{ address, family, port: 80 }] });
    expect(at('::1', 'IPv6')).toContain('http://[::1]:80/');
    expect(at('192.0.2.7', 'IPv4')).toContain('http://192.0.2.7:80/');
  });

  it('holds the generated password on the first start only', () => {
    expect(announce({ ...quiet, newAdministrator: { username: 'admin', password: 's3cret' } })).toMatch(
      /admin\n.*s3cret/,
    );
    expect(announce(quiet)).not.toContain('Password');
  });
});
