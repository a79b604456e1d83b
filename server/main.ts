import { inspect } from 'node:util';
import { buildApp } from './build-app.ts';
import { ConfigError, readConfig } from './config.ts';
import { announce } from './operations/announce.ts';

/** Milliseconds until open connections are closed by force. */
const closeTimeoutMilliseconds = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { app, newAdministrator } = await buildApp(config);

  let isClosing = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    app.log.info({ signal }, 'Closing');
    setTimeout(() => app.server.closeAllConnections(), closeTimeoutMilliseconds).unref();
    await app.close();
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(announce({ addresses: app.addresses(), publicUrl: config.publicUrl, newAdministrator }));
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
