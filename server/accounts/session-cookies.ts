import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '../http/cookies.ts';
import { pendingSeconds } from './pending-steps.ts';
import { deviceSeconds, sessionSeconds } from './sessions.ts';

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'session', token, sessionSeconds);

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, 'session', '', 0);

/**
 * Marks a browser in which the administrator has logged in. It grants nothing; it only selects separate rate limits.
 */
export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'device', token, deviceSeconds);

/** Identifies a login whose second step is pending. */
export const setPendingCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'pending', token, pendingSeconds);

export const clearPendingCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, 'pending', '', 0);

/** Identifies the challenge that a passkey must sign. */
export const setPasskeyCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'passkey', token, pendingSeconds);

/** Allows one download of the backup that the password was entered for. */
export const setDownloadCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void =>
  setCookie(request, reply, 'download', token, pendingSeconds);

export const clearDownloadCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, 'download', '', 0);

export const clearPasskeyCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, 'passkey', '', 0);
