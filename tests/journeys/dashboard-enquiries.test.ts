import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isolate, isolateIn } from '../../language/bidi.ts';
import { complaintsOf, flawsOf, type Language, noticeOf, openDashboard } from '../support/dashboard.ts';
import { storePicture } from '../support/dashboard-files.ts';
import { lockedPdf, samplePdf } from '../support/sample-files.ts';
import { readCsv, unguarded } from '../support/read-csv.ts';
import { callSite } from '../support/site-call.ts';
import { emailOf } from '../support/email-of.ts';
import { openMailboxServer } from '../support/mailbox-server.ts';
import { openOwnSite } from '../support/open-site.ts';

const mailbox = await openMailboxServer();
afterAll(() => mailbox.close());

const { site, browser } = await openOwnSite('empty', {
  IMAP_URL: mailbox.url,
  // No server listens on this port: `freePort` never returns it.
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'site@wameed.example',
  MAIL_TO: 'us@wameed.example',
});

// An administrator handles what visitors sent, in both languages.
const languages: readonly Language[] = ['en', 'ar'];
const words = {
  en: {
    search: 'Name, e-mail, phone, reference or text',
    held: 'Awaiting review',
    heldTitle: 'This enquiry awaits your review',
    links: 'It contains many links.',
    phoneToCheck: 'Number to be checked',
    phoneTyped: 'Typed: 011 234 5678 ext. 12',
    release: 'Release the enquiry',
    status: 'Status',
    quoted: 'Quoted',
    followUp: 'Follow up on',
    notes: 'Notes',
    save: 'Save Changes',
    saved: 'Saved',
    undo: 'Undo',
    undone: 'The change was undone',
    takeSaved: 'Use the saved version',
    overdue: 'Follow-up overdue',
    mail: 'Open in your e-mail app',
    replySubject: 'Subject',
    replyText: 'Text',
    replySend: 'Send the reply',
    replyQueued: 'Your reply will be sent in a few seconds',
    replyUndone: 'Undone',
    files: 'Files',
    attach: 'Attach files',
    fromLibrary: 'From the library',
    removeFile: 'Remove datasheet.pdf',
    kindRefused: 'TXT is not taken here, only pictures (JPEG, PNG, WebP, GIF, AVIF, SVG) and PDF',
    broken: 'The file is damaged or incomplete',
    locked: /^This PDF opens with a password only/,
    decide: 'Please decide about the new file first.',
    leaveOut: 'Do not use it',
    useAnyway: 'Use it anyway',
    dismiss: 'Remove cut.pdf from the list',
    conversation: 'Conversation',
    received: 'Add the visitor’s reply',
    receivedText: 'What the visitor replied',
    receivedAdd: 'Add to the conversation',
    receivedMark: 'Received',
    receivedAt: 'Received at',
    receivedFiles: 'Attached files',
    answeredMark: 'The visitor replied',
    quotedText: 'Quoted text',
    noAnswer: 'No reply needed',
    leftOut: 'One file could not be saved here and is in the mailbox:',
    removeLetter: 'Remove from the conversation',
    unreadLetter: /unread e-mails?: (?:it answers|they answer) nothing/,
    waitingMark: 'Will be sent in a moment',
    call: 'Call',
    templates: 'Edit the templates',
    subject: 'Subject (Arabic)',
    delete: 'Delete the enquiry',
    bringBack: 'Restore what Sara wrote',
    yes: 'Yes',
    deleted: 'Item deleted',
    test: 'Send a test enquiry',
    testMark: 'Test',
    csv: 'Export CSV',
    double: 'Double-booked',
    dubai: 'Dubai',
    cancel: 'Cancel the meeting with',
    cancelled: 'Meeting cancelled',
    expected: 'Nobody is told: the visitor still expects the meeting. Cancel it first.',
    month: 'Month',
    reason: 'The mail server could not be reached, or is not sending at the moment.',
    retry: 'Send now: Notification to the company',
    retried: 'The e-mail will be sent again',
    retryAll: 'Send all now',
    retriedAll: 'Everything that failed will be sent again',
    read: 'Read: Notification to the company',
    noMail: 'No mail server is configured',
    releaseOf: 'Release reader@screens.example',
    deleteOf: 'Delete reader@screens.example',
    noSubscriber: 'Nobody has subscribed yet.',
    who: 'E-mail address or phone number',
    find: 'Find',
    erase: 'Erase everything',
    erased: 'Everything about this person was erased',
    mentions: 'Also named in other enquiries',
    unsigned: /^Enquiries without a sender/,
    nothing: 'The site keeps nothing about this person.',
  },
  ar: {
    search: 'الاسم أو البريد أو الهاتف أو الرقم المرجعي أو النص',
    held: 'بانتظار المراجعة',
    heldTitle: 'هذا الاستفسار بانتظار مراجعتك',
    links: 'فيه روابط كثيرة.',
    phoneToCheck: 'رقم هاتف يحتاج إلى تحقق',
    phoneTyped: `كما كُتب: ${isolate('011 234 5678 ext. 12')}`,
    release: 'اعتماد الاستفسار',
    status: 'الحالة',
    quoted: 'قُدّم عرض سعر',
    followUp: 'موعد المتابعة',
    notes: 'ملاحظات',
    save: 'حفظ التغييرات',
    saved: 'حُفظ',
    undo: 'تراجع',
    undone: 'تم التراجع عن التغيير',
    takeSaved: 'استخدام النسخة المحفوظة',
    overdue: 'فات موعد المتابعة',
    mail: 'فتح في تطبيق البريد',
    replySubject: 'الموضوع',
    replyText: 'النص',
    replySend: 'إرسال الرد',
    replyQueued: 'سيُرسل ردك بعد ثوانٍ',
    replyUndone: 'تم التراجع',
    files: 'الملفات',
    attach: 'إرفاق ملفات',
    fromLibrary: 'من المكتبة',
    removeFile: `إزالة ${isolate('datasheet.pdf')}`,
    kindRefused: `لا يُقبل ${isolate('TXT')} هنا، بل الصور (JPEG وPNG وWebP وGIF وAVIF وSVG) وPDF فقط`,
    broken: 'الملف تالف أو غير مكتمل',
    locked: /^لا يُفتح ملف PDF هذا إلا بكلمة مرور/,
    decide: 'يرجى أن تقرر بشأن الملف الجديد أولًا.',
    leaveOut: 'عدم استخدامه',
    useAnyway: 'استخدامه رغم ذلك',
    dismiss: `إزالة ${isolate('cut.pdf')} من القائمة`,
    conversation: 'المحادثة',
    received: 'إضافة رد الزائر',
    receivedText: 'ما رد به الزائر',
    receivedAdd: 'إضافة إلى المحادثة',
    receivedMark: 'وارد',
    receivedAt: 'وقت وصوله',
    receivedFiles: 'الملفات المرفقة',
    answeredMark: 'ردّ الزائر',
    quotedText: 'نص مقتبس',
    noAnswer: 'لا حاجة إلى رد',
    leftOut: 'تعذّر حفظ ملف واحد هنا وتجده في صندوق البريد:',
    removeLetter: 'إزالة من المحادثة',
    unreadLetter: /غير مقروء.+ليست/,
    waitingMark: 'سيُرسل بعد لحظات',
    call: 'اتصال',
    templates: 'تعديل القوالب',
    subject: 'الموضوع (العربية)',
    delete: 'حذف الاستفسار',
    bringBack: `استعادة ما كُتب باسم ${isolate('Sara')}`,
    yes: 'نعم',
    deleted: 'حُذف العنصر',
    test: 'إرسال استفسار تجريبي',
    testMark: 'تجريبي',
    csv: 'تصدير CSV',
    double: 'حجز متعارض',
    dubai: 'دبي',
    cancel: 'إلغاء الاجتماع مع',
    cancelled: 'الاجتماع ملغى',
    expected: 'لن يُبلَّغ أحد، وسيظل الزائر يتوقع الاجتماع. ألغِه أولًا.',
    month: 'شهر',
    reason: 'تعذّر الوصول إلى خادم البريد، أو أنه لا يرسل شيئًا حاليًا.',
    retry: 'إرسال الآن: إبلاغ الشركة',
    retried: 'ستُرسل رسالة البريد مرة أخرى',
    retryAll: 'إرسالها كلها الآن',
    retriedAll: 'سيُرسل كل ما تعذّر إرساله مرة أخرى',
    read: 'قراءة: إبلاغ الشركة',
    noMail: 'لم يُضبط خادم بريد',
    releaseOf: `اعتماد ${isolate('reader@screens.example')}`,
    deleteOf: `حذف ${isolate('reader@screens.example')}`,
    noSubscriber: 'لم يشترك أحد بعد.',
    who: 'بريد إلكتروني أو رقم هاتف',
    find: 'بحث',
    erase: 'محو كل شيء',
    erased: 'مُحيت جميع بيانات هذا الشخص',
    mentions: 'ورد ذكره في استفسارات أخرى',
    unsigned: /^استفسارات بلا مرسل/,
    nothing: 'لا يحتفظ الموقع بشيء عن هذا الشخص.',
  },
};

let page: Page;

interface Sent {
  readonly id: number;
  readonly reference: string;
}

function isSent(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && 'id' in value && 'reference' in value;
}

/** Sends an enquiry without a form token, so that it is pending moderation. */
async function sendHeld(body: object, language: Language = 'en'): Promise<Sent> {
  const { answer } = await callSite(site, `/../${language}/send-email`, 'POST', body);
  if (!isSent(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Sends an enquiry and releases it. */
async function send(body: object, language: Language = 'en'): Promise<Sent> {
  const sent = await sendHeld(body, language);
  await callSite(site, `/enquiries/${sent.id}`, 'PATCH', { held: false });
  return sent;
}

const stored = async (id: number) => (await callSite(site, `/enquiries/${id}`)).answer;
/** The message id of the latest email about an enquiry. */
function emailAbout(id: number): string {
  const database = new DatabaseSync(join(site.dataDir, 'content.db'), { readOnly: true });
  const query = database.prepare('select message_id from outbox where enquiry_id = ? order by id desc');
  const row = query.get(id);
  database.close();
  return `${String(row?.['message_id'])}@wameed.example`;
}

/** Runs the mailbox job until a conversation has this many parts. */
async function readTheMailbox(id: number, parts: number): Promise<void> {
  await expect
    .poll(async () => {
      // The job may be running already.
      await callSite(site, '/jobs/incoming-letters/run', 'POST');
      const { thread } = z.object({ thread: z.array(z.unknown()) }).parse(await stored(id));
      return thread.length;
    })
    .toBe(parts);
}

const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const mark = (text: string) => page.locator('#screen').getByText(text, { exact: true }).first();

describe.each(languages)('the administrator (%s)', (language) => {
  const t = words[language];
  const contact = {
    kind: 'contact',
    fields: { name: 'Sara', email: 'sara@screens.example', message: 'A wall, please' },
  };
  const personal = { name: 'Sara', email: 'sara@screens.example' };
  const call = { kind: 'vision_call', fields: { name: '=Ali', phone: '0501234567' } };

  const open = async (path: string): Promise<void> => {
    ({ page } = await openDashboard(browser, site, { path, language }));
  };

  it('finds a message, works on it by keyboard, and takes the change back', async () => {
    const { id } = await send(contact);
    await send(call);
    await open('/enquiries');
    await page.getByRole('searchbox', { name: t.search }).fill('WALL, pl');
    await page.locator('.enquiry-line').filter({ hasText: '=Ali' }).waitFor({ state: 'detached' });
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Sara', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(t.status).selectOption(t.quoted);
    await page.getByLabel(t.followUp).fill('2020-01-05');
    await page.getByLabel(t.notes).fill('Called twice');
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t.save }).focus();
    await page.keyboard.press('Enter');
    await noticeOf(page, t.saved).waitFor();
    await mark(t.overdue).waitFor();
    expect(await stored(id)).toMatchObject({ status: 'quoted', follow_up_on: '2020-01-05', notes: 'Called twice' });
    await press(noticeOf(page, t.saved), t.undo);
    await mark(t.overdue).waitFor({ state: 'detached' });
    expect(await stored(id)).toMatchObject({ status: 'new', follow_up_on: null, notes: '' });
    await expect.poll(() => page.getByLabel(t.notes).inputValue()).toBe('');
  });

  it('loses nothing when another administrator saves the same message first', async () => {
    const { id } = await send(contact);
    await open(`/enquiries/${id}`);
    await page.getByLabel(t.notes).fill('Mine');
    await callSite(site, `/enquiries/${id}`, 'PATCH', { notes: 'Theirs', status: 'quoted' });
    await press(page, t.save);
    const clash = page.getByRole('alert').filter({ hasText: 'Theirs' });
    await clash.waitFor();
    expect(await stored(id)).toMatchObject({ notes: 'Theirs', status: 'quoted' });
    await expect.poll(() => page.getByLabel(t.notes).inputValue()).toBe('Mine');
    await expect.poll(() => page.getByLabel(t.status).inputValue()).toBe('quoted');
    expect(await complaintsOf(page)).toEqual([]);
    await press(page, t.save);
    await noticeOf(page, t.saved).waitFor();
    await clash.waitFor({ state: 'detached' });
    expect(await stored(id)).toMatchObject({ notes: 'Mine', status: 'quoted' });

    await page.getByLabel(t.notes).fill('Mine again');
    await callSite(site, `/enquiries/${id}`, 'PATCH', { notes: 'Theirs again' });
    await press(page, t.save);
    await press(page, t.takeSaved);
    await expect.poll(() => page.getByLabel(t.notes).inputValue()).toBe('Theirs again');
    await clash.waitFor({ state: 'detached' });
  });

  it('reads why a message is held, and releases it', async () => {
    const text = 'http://a.example http://b.example http://c.example http://d.example';
    const { id } = await sendHeld({ ...contact, fields: { ...contact.fields, message: text } });
    await open('/enquiries?show=held');
    await page.getByRole('link', { name: 'Sara', exact: true }).click();
    const note = page.getByRole('region', { name: t.heldTitle });
    await note.getByText(t.links).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await press(note, t.release);
    await noticeOf(page, t.saved).waitFor();
    await note.waitFor({ state: 'detached' });
    expect(await stored(id)).toMatchObject({ held: false });
  });

  it('shows phone numbers as they are dialled, and marks those that cannot be right [PUB-GEN-89, PUB-GEN-90]', async () => {
    const call = (phone: string, name: string) =>
      send({ kind: 'vision_call', fields: { name, phone }, confirmed_phone: phone });
    const { id } = await call('٠٥٠ ١٢٣ ٤٥٦٧', 'Sara');
    await open(`/enquiries/${id}`);
    const number = page.getByRole('link', { name: '050 123 4567' });
    await expect.poll(() => number.getAttribute('href')).toBe('tel:+966501234567');
    await expect.poll(() => number.locator('[dir="ltr"]').count()).toBe(1);
    await expect.poll(() => page.getByText(t.phoneToCheck).count()).toBe(0);
    const { id: office } = await call('011 234 5678 ext. 12', 'Office');
    await open(`/enquiries/${office}`);
    await expect.poll(() => page.locator('dd .text-muted').textContent()).toBe(t.phoneTyped);
    const { id: unlikely } = await call('12', 'Desk');
    await open(`/enquiries/${unlikely}`);
    await page.getByText(t.phoneToCheck).waitFor();
    await page.locator('dd bdi[dir="ltr"]').getByText('12', { exact: true }).waitFor();
    await expect.poll(() => page.locator('a[href^="tel:"]').count()).toBe(0);
    expect(await complaintsOf(page)).toEqual([]);
    await open('/enquiries');
    await expect.poll(() => page.getByText(t.phoneToCheck).count()).toBe(1);
  });

  it('answers by e-mail, WhatsApp or phone, in the visitor’s language and from a template', async () => {
    const fields = { name: 'سارة', email: 'sara@screens.example', phone: '0501234567' };
    const { id, reference } = await send({ kind: 'inquiry', fields }, 'ar');
    const template = {
      kind: 'inquiry',
      subject: { en: 'Your inquiry', ar: 'استفسارك {reference}' },
      text: { en: 'Hello {name}', ar: 'أهلًا {name}،\nشكرًا لك' },
    };
    await callSite(site, '/settings/replies', 'PUT', { replies: [template] });
    await open(`/enquiries/${id}`);
    const email = await page.getByRole('link', { name: t.mail }).getAttribute('href');
    expect(decodeURIComponent(email ?? '')).toBe(
      `mailto:sara@screens.example?subject=استفسارك ${isolate(reference)}&body=أهلًا سارة،\r\nشكرًا لك`,
    );
    const chat = new URL((await page.locator('a[href^="https://wa.me/"]').getAttribute('href')) ?? '');
    expect([chat.pathname, chat.searchParams.get('text')]).toEqual(['/966501234567', 'أهلًا سارة،\nشكرًا لك']);
    await expect
      .poll(() => page.getByRole('link', { name: t.call, exact: true }).getAttribute('href'))
      .toBe('tel:+966501234567');

    await press(page, t.templates);
    const window = page.getByRole('dialog');
    await window.getByRole('textbox', { name: t.subject, exact: true }).fill('{name}, {reference}');
    await press(window, t.save);
    await window.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('textbox', { name: t.replySubject, exact: true }).inputValue())
      .toBe(`سارة, ${reference}`);
  });

  it('answers inside, takes the answer back with its words, and keeps what the visitor writes', async () => {
    const { id } = await send(contact);
    await open(`/enquiries/${id}`);
    const text = page.getByRole('textbox', { name: t.replyText, exact: true });
    await text.fill('Yes, on Sunday.');
    await page.reload();
    await expect.poll(() => text.inputValue()).toBe('Yes, on Sunday.');
    await press(page, t.replySend);
    const conversation = page.getByRole('region', { name: t.conversation });
    await conversation.getByText(t.waitingMark).waitFor();
    expect(await stored(id)).toMatchObject({ status: 'contacted' });
    const notice = noticeOf(page, t.replyQueued);
    await notice.getByRole('button', { name: t.undo }).click();
    await noticeOf(page, t.replyUndone).waitFor();
    await expect.poll(() => text.inputValue()).toBe('Yes, on Sunday.');
    expect(await stored(id)).toMatchObject({ status: 'new' });

    await press(page, t.replySend);
    await conversation.getByText('Yes, on Sunday.').waitFor();
    await press(conversation, t.received);
    await conversation.getByRole('textbox', { name: t.receivedText }).fill('Thank you, at ten.');
    await press(conversation, t.receivedAdd);
    await conversation.getByRole('listitem').getByText('Thank you, at ten.').waitFor();
    await conversation.getByText(t.receivedMark, { exact: true }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('is shown what the visitor answers by e-mail, beside what needs an answer, and what is in the mailbox alone', async () => {
    const { id } = await send(contact);
    const answer = { subject: 'Your wall', text: 'Yes, on Sunday.' };
    expect((await callSite(site, `/enquiries/${id}/replies`, 'POST', answer)).status).toBe(201);
    const files = [
      { name: 'plan.pdf', type: 'application/pdf', content: samplePdf },
      { name: 'setup.exe', type: 'application/octet-stream', content: Buffer.from('MZ') },
    ];
    const text = 'شكرًا، الأحد مناسب.\nAt ten?\n\nOn Sunday Wameed wrote:\n> Yes, on Sunday.';
    mailbox.deliver(emailOf({ from: 'Omar <omar@screens.example>', answers: [emailAbout(id)], text, files }));
    await readTheMailbox(id, 2);

    await open('/enquiries?show=unanswered');
    const line = page.locator('.enquiry-line').filter({ hasText: t.answeredMark });
    await line.getByRole('link', { name: 'Sara', exact: true }).click();
    const conversation = page.getByRole('region', { name: t.conversation });
    await conversation.getByText('شكرًا، الأحد مناسب.').waitFor();
    await conversation.getByText('omar@screens.example').waitFor();
    await conversation.getByText(t.leftOut).waitFor();
    await conversation.getByText('setup.exe').waitFor();
    const quoted = conversation.getByText('> Yes, on Sunday.');
    await quoted.waitFor({ state: 'hidden' });
    await conversation.getByText(t.quotedText).click();
    await quoted.waitFor();
    expect(await flawsOf(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await conversation.getByRole('link', { name: 'plan.pdf' }).click();
    expect((await saving).suggestedFilename()).toBe('plan.pdf');

    await press(conversation, t.noAnswer);
    await mark(t.answeredMark).waitFor({ state: 'detached' });
    await press(noticeOf(page, t.saved), t.undo);
    await mark(t.answeredMark).waitFor();
    await press(conversation, t.removeLetter);
    await press(page.getByRole('alertdialog'), t.yes);
    await mark(t.answeredMark).waitFor({ state: 'detached' });
    expect(await stored(id)).toMatchObject({ thread: [{ text: 'Yes, on Sunday.' }], awaiting_since: null });

    await open('/outbox');
    await page.getByText(t.unreadLetter).waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });

  it('adds what came another way, with when it came and its files', async () => {
    const { id } = await send(contact);
    await open(`/enquiries/${id}`);
    const conversation = page.getByRole('region', { name: t.conversation });
    await press(conversation, t.received);
    await conversation.getByRole('textbox', { name: t.receivedText }).fill('On the phone: at ten.');
    await conversation.getByLabel(t.receivedAt).fill('2026-01-05T10:30');
    const files = conversation.getByRole('group', { name: t.receivedFiles });
    await files
      .getByLabel(t.attach)
      .setInputFiles([{ name: 'sketch.pdf', mimeType: 'application/pdf', buffer: samplePdf }]);
    await files.getByRole('link', { name: 'sketch.pdf' }).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await press(conversation, t.receivedAdd);
    await conversation.getByRole('listitem').getByText('On the phone: at ten.').waitFor();
    await conversation.getByRole('link', { name: 'sketch.pdf' }).waitFor();
    await mark(t.answeredMark).waitFor();
    expect(await stored(id)).toMatchObject({
      thread: [{ state: 'received', created_at: expect.stringMatching(/^2026-01-0/), files: [{ name: 'sketch.pdf' }] }],
      attached: [],
      attached_received: [],
    });
  });

  it('sends files with an answer: of its own, which are kept with the draft, and of the library', async () => {
    const { id } = await send(contact);
    await storePicture(site, 'wall at night.jpg');
    await open(`/enquiries/${id}`);
    const files = page.getByRole('group', { name: t.files, exact: true });
    await files.getByLabel(t.attach).setInputFiles([
      { name: 'datasheet.pdf', mimeType: 'application/pdf', buffer: samplePdf },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      { name: 'cut.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
    ]);
    await files.getByRole('link', { name: 'datasheet.pdf' }).waitFor();
    await files.getByText(t.kindRefused).waitFor();
    await files.getByText(t.broken).waitFor();
    expect(await flawsOf(page)).toEqual([]);
    await press(files, t.dismiss);
    await press(files, t.fromLibrary);
    await page.getByRole('dialog').getByRole('button', { name: 'wall at night.jpg' }).click();
    await files.getByRole('link', { name: 'wall at night.jpg' }).waitFor();
    await page.reload();
    await files.getByRole('link', { name: 'wall at night.jpg' }).waitFor();

    await page.getByRole('textbox', { name: t.replyText, exact: true }).fill('With a datasheet.');
    await press(page, t.replySend);
    const conversation = page.getByRole('region', { name: t.conversation });
    const saving = page.waitForEvent('download');
    await conversation.getByRole('link', { name: 'datasheet.pdf' }).click();
    const saved = await saving;
    expect([saved.suggestedFilename(), await text(await saved.createReadStream())]).toEqual([
      'datasheet.pdf',
      samplePdf.toString(),
    ]);
    expect(await flawsOf(page)).toEqual([]);
    await noticeOf(page, t.replyQueued).getByRole('button', { name: t.undo }).click();
    await files.getByRole('link', { name: 'wall at night.jpg' }).waitFor();
    await press(files, t.removeFile);
    await files.getByRole('link', { name: 'datasheet.pdf' }).waitFor({ state: 'detached' });
    expect(await stored(id)).toMatchObject({ thread: [], attached: [{ name: 'wall at night.jpg' }] });
  });

  it('sends a locked PDF with an answer only after a question [ADM-GEN-67]', async () => {
    const { id } = await send(contact);
    await open(`/enquiries/${id}`);
    await page.getByRole('textbox', { name: t.replyText, exact: true }).fill('With a price list.');
    const files = page.getByRole('group', { name: t.files, exact: true });
    const sending = page.getByRole('button', { name: t.replySend });
    const attach = async (answer: string) => {
      const file = { name: 'prices.pdf', mimeType: 'application/pdf', buffer: lockedPdf };
      await files.getByLabel(t.attach).setInputFiles([file]);
      await files.getByText(t.locked).waitFor();
      await expect.poll(() => sending.isDisabled()).toBe(true);
      await files.getByText(t.decide).waitFor();
      expect(await flawsOf(page)).toEqual([]);
      await press(files, answer);
      await files.getByText(t.locked).waitFor({ state: 'detached' });
      await expect.poll(() => sending.isDisabled()).toBe(false);
    };
    await attach(t.leaveOut);
    await files.getByRole('link', { name: 'prices.pdf' }).waitFor({ state: 'detached' });
    expect(await stored(id)).toMatchObject({ attached: [] });
    await attach(t.useAnyway);
    await files.getByRole('link', { name: 'prices.pdf' }).waitFor();
    expect(await stored(id)).toMatchObject({ attached: [{ name: 'prices.pdf' }] });
  });

  it('deletes a message and brings it back', async () => {
    const { id } = await send(contact);
    await open(`/enquiries/${id}`);
    await press(page, t.delete);
    await press(page.getByRole('alertdialog'), t.yes);
    await page.waitForURL('**/dashboard/enquiries');
    await expect.poll(() => page.getByRole('link', { name: 'Sara', exact: true }).count()).toBe(0);
    await press(noticeOf(page, t.deleted), t.undo);
    await noticeOf(page, t.undone).waitFor();
    await page.getByRole('link', { name: 'Sara', exact: true }).waitFor();

    // The enquiry can also be restored later, when the notice is gone.
    await callSite(site, `/enquiries/${id}`, 'DELETE');
    await page.goto('/dashboard/enquiries?show=deleted');
    await page.getByRole('button', { name: t.bringBack }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await press(page, t.bringBack);
    await noticeOf(page, t.undone).waitFor();
    await page.getByRole('button', { name: t.bringBack, exact: true }).waitFor({ state: 'detached' });
    expect(await stored(id)).toMatchObject({ id });
  });

  it('sends a test message, which is marked', async () => {
    await open('/enquiries');
    await press(page, t.test);
    await page.waitForURL(/enquiries\/\d+$/);
    await mark(t.testMark).waitFor();
    const id = Number(page.url().split('/').at(-1));
    expect(await stored(id)).toMatchObject({ test: true, email: 'us@wameed.example' });
  });

  it('takes the listed messages along as CSV; a reader of CSV gets the same values', async () => {
    const message = 'He said "yes", then:\nline two; سطر';
    const { reference } = await send({ ...contact, fields: { ...contact.fields, message } });
    const other = await send(call);
    await open('/enquiries');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t.csv }).click();
    const [head = [], ...rows] = readCsv(await text(await (await download).createReadStream()));
    const valueOf = (of: string, column: string) =>
      rows.find((row) => row[head.indexOf('reference')] === of)?.[head.indexOf(column)];
    expect([valueOf(reference, 'sender'), valueOf(reference, 'fields.message')]).toEqual(['Sara', message]);
    // A phone number and a formula are escaped as text.
    const guarded = [valueOf(other.reference, 'phone'), valueOf(other.reference, 'sender')];
    expect(guarded).toEqual(["'+966501234567", "'=Ali"]);
    expect(guarded.map((cell = '') => unguarded(cell))).toEqual(['+966501234567', '=Ali']);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
  });

  it('sees the meetings by the clock of Riyadh and Dubai, and cancels one of a double booking', async () => {
    const fields = { date: '2099-03-02', time: '10:00', name: 'Sara', phone: '0501234567', meetingType: 'zoom' };
    const first = await send({ kind: 'booking', country: 'sa', fields });
    await send({
      kind: 'booking',
      country: 'ae',
      fields: { ...fields, name: `Omar ${'W'.repeat(75)}`, time: '11:00' },
    });
    await open('/bookings?day=2099-03-02');
    const card = page.locator('li li', { hasText: 'Omar' });
    await card.getByText(t.double).waitFor();
    await expect.poll(() => card.textContent()).toMatch(new RegExp(`10:00.*11:00.*${t.dubai}`));
    expect(await complaintsOf(page)).toEqual([]);
    const file = page.waitForEvent('download');
    await page.locator('li li', { hasText: 'Sara' }).getByRole('link', { name: '.ics' }).click();
    expect((await file).suggestedFilename()).toBe(`meeting-${first.reference}.ics`);
    // In Arabic the name is isolated by characters that are not seen.
    await page.getByRole('button', { name: new RegExp(`${t.cancel}.*Omar`) }).click();
    await press(page.getByRole('alertdialog'), t.yes);
    await card.getByText(t.cancelled).waitFor();
    await expect.poll(() => page.getByText(t.double).count()).toBe(0);
    await page.goto(`/dashboard/enquiries/${first.id}`);
    await press(page, t.delete);
    await page.getByRole('alertdialog').getByText(t.expected).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.goto('/dashboard/bookings?day=2099-03-02');
    await press(page, t.month);
    await page.locator('.booking-line', { hasText: 'Sara' }).waitFor();
    // The end of the longest name is visible to screen readers only and does not widen the page.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('reads why an email was not sent, what it says, and sends it again', async () => {
    await send(contact);
    const failing = async () => (await callSite(site, '/outbox?state=failing')).answer;
    const both = [{ about: 'Sara' }, { about: 'Sara' }];
    await expect.poll(failing).toMatchObject(both);
    await open('/outbox');
    await page.getByText(t.reason).first().waitFor();
    // The action, and the isolated name of the email.
    const name = (start: string) => {
      const [action = '', about = ''] = start.split(': ');
      return page.getByRole('button', { name: `${action}: ${isolateIn(language, `${about} · Sara`)}` });
    };
    expect(await complaintsOf(page)).toEqual([]);
    await name(t.read).click();
    await page.getByRole('dialog').getByText('A wall, please').waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await name(t.retry).click();
    await noticeOf(page, t.retried).waitFor();
    await expect.poll(() => page.getByText(t.noMail).count()).toBe(0);
    await press(page, t.retryAll);
    await noticeOf(page, t.retriedAll).waitFor();

    // The list updates without a reload.
    await expect.poll(failing).toMatchObject(both);
    const [row] = [await failing()].flat();
    const due = { ...Object(row), state: 'waiting', attempts: 0, last_error: '', next_at: new Date().toISOString() };
    await page.route(/\/outbox\?.*state=failing/, (route) => route.fulfill({ json: [due] }), { times: 1 });
    await page.reload();
    await page.getByText(t.reason).first().waitFor();
  });

  it('lets a held subscriber go on, and deletes one', async () => {
    await callSite(site, '/newsletter', 'POST', { email: 'reader@screens.example' });
    await open('/subscribers');
    await press(page, t.releaseOf);
    await page.getByRole('button', { name: t.releaseOf }).waitFor({ state: 'detached' });
    expect(await complaintsOf(page)).toEqual([]);
    await press(page, t.deleteOf);
    await press(page.getByRole('alertdialog'), t.yes);
    await noticeOf(page, t.deleted).waitFor();
    await page.getByText(t.noSubscriber).waitFor();
  });

  it('finds everything about one person and erases it, and lists where else that person is named', async () => {
    const { id } = await send({ ...contact, kind: 'inquiry', fields: { ...personal, phone: '0501234567' } });
    await send({ subject: 'A call', message: 'Please write to sara@screens.example' });
    await open('/people');
    await page.getByRole('textbox', { name: t.who }).fill('SARA@screens.example');
    await page.getByRole('search').getByRole('button', { name: t.find }).click();
    await page.getByRole('link', { name: 'Sara', exact: true }).waitFor();
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('link', { name: '050 123 4567' }).waitFor();
    await page.getByRole('region', { name: t.mentions }).getByRole('link', { name: 'A call' }).waitFor();
    await press(page, t.erase);
    const question = page.getByRole('alertdialog');
    await question.getByRole('checkbox', { name: t.unsigned }).uncheck();
    await expect.poll(() => question.getByRole('checkbox', { name: '050 123 4567' }).isChecked()).toBe(true);
    await expect.poll(() => page.url()).not.toContain('screens.example');
    await press(question, t.yes);
    await noticeOf(page, t.erased).waitFor();
    await page.getByText(t.nothing).waitFor();
    await page.getByRole('link', { name: 'A call' }).waitFor();
    expect((await callSite(site, `/enquiries/${id}`)).status).toBe(404);
  });
});
