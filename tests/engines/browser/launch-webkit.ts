import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../support/free-port.ts';
import { type EngineBrowser, type EnginePage } from './engine-page.ts';
import { findWebKit } from './engines.ts';

/** Key codes of WebDriver, from its table of normalised keys. */
const keyCodes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  Delete: '\uE017',
  Home: '\uE011',
  End: '\uE010',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
};

/** The property that identifies an element in WebDriver's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const started = z.object({ sessionId: z.string() });
const element = z.object({ [elementKey]: z.string() });

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Sends WebDriver commands to a port. Throws the driver's message when a command fails. */
const speakTo =
  (port: number): Command =>
  async (method, path, body = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const json: unknown = await answer.json();
    if (answer.ok) return z.object({ value: z.unknown() }).parse(json).value;
    const { error, message } = failure.parse(json).value;
    throw new Error(`${path}: ${error} ${message}`);
  };

async function waitUntil(isReady: () => Promise<boolean>, failed: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isReady()) return;
    await pause(100);
  }
  throw new Error(failed);
}

/**
 * Starts the driver of WebKitGTK on a virtual display. A page is a session of the driver, which allows one at a time.
 */
export async function launchWebKit(): Promise<EngineBrowser> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error('WebKitGTK is not installed');
  const display = await openDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithProcess(driver);
  let problems: string[] = [];
  // The browser writes console messages of its pages to the driver's output.
  for (const stream of [driver.stdout, driver.stderr]) {
    createInterface(stream).on('line', (line) => {
      if (/CONSOLE \S+ ERROR/.test(line)) problems.push(line);
    });
  }
  const command = speakTo(port);
  await waitUntil(
    () =>
      command('GET', '/status').then(
        () => true,
        () => false,
      ),
    'WebKitWebDriver did not start',
  );

  return {
    async openPage(without = []) {
      problems = [];
      const { sessionId } = started.parse(
        await command('POST', '/session', {
          capabilities: {
            alwaysMatch: {
              'webkitgtk:browserOptions': {
                binary: programs.browser,
                args: [
                  '--automation',
                  // Without its toolbars the window can be as narrow as a phone.
                  '--full-screen',
                  '--enable-write-console-messages-to-stdout=true',
                  // No proxy listens on this port: tests need no network.
                  '--proxy=http://127.0.0.1:9',
                  '--ignore-host=127.0.0.1',
                  ...(without.length > 0 ? [`--features=${without.map((name) => `-${name}`).join()}`] : []),
                ],
              },
            },
          },
        }),
      );
      return openPage((method, path, body) => command(method, `/session/${sessionId}${path}`, body), problems);
    },
    async close() {
      driver.kill();
      display.close();
    },
  };
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});
// Vitest ends its workers with SIGTERM, which causes no `exit` event by default.
process.once('SIGTERM', () => process.exit());

function endWithProcess(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Opens a virtual display. Xvfb chooses its number and writes it to file descriptor 3. */
async function openDisplay(program: string) {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endWithProcess(server);
  const output = server.stdio[3];
  if (output === null || output === undefined) throw new Error('Xvfb has no output');
  const number = await new Promise<string>((resolve, reject) => {
    output.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { name: `:${number}`, close: () => server.kill() };
}

function openPage(command: Command, problems: readonly string[]): EnginePage {
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    command('POST', '/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' && { parameters: { pointerType: 'mouse' } }), actions }],
    });
  return {
    problems,
    goto: async (url) => void (await command('POST', '/url', { url })),
    async evaluate(expression) {
      const script = `
        const done = arguments[arguments.length - 1];
        ${expression}.then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        );`;
      const answer = z
        .object({ value: z.string().optional(), error: z.string().optional() })
        .parse(await command('POST', '/execute/async', { script, args: [] }));
      if (answer.value === undefined) throw new Error(answer.error);
      return answer.value;
    },
    async pressAt(x, y) {
      await act('pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async type(text) {
      await act(
        'key',
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    },
    async pressKey(key, ...modifiers) {
      const held = modifiers.map((modifier) => keyCodes[modifier]);
      const value = keyCodes[key] ?? key;
      await act('key', [
        ...held.map((modifier) => ({ type: 'keyDown', value: modifier })),
        { type: 'keyDown', value },
        { type: 'keyUp', value },
        ...held.toReversed().map((modifier) => ({ type: 'keyUp', value: modifier })),
      ]);
    },
    async upload(selector, files) {
      const found = element.parse(await command('POST', '/element', { using: 'css selector', value: selector }));
      await command('POST', `/element/${found[elementKey]}/value`, { text: files.join('\n') });
    },
    resize: async (width, height) => void (await command('POST', '/window/rect', { x: 0, y: 0, width, height })),
    close: async () => void (await command('DELETE', '')),
  };
}
