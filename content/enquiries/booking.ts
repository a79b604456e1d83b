import type { Issue } from '../../fields/field.ts';
import { choice, date, email, time } from '../../fields/index.ts';
import { earliestMeeting, meetingStart, todayIn } from '../meeting-time.ts';
import { defineEnquiry, type EnquiryCheck } from '../model/enquiry.ts';
import { contactName, contactPhone } from './contact-fields.ts';

/** Refuses a past date, and a time that has passed or leaves too little notice. */
function checkStart(day: string, time: string, { country, now, meetingNotice }: EnquiryCheck): readonly Issue[] {
  if (day < todayIn(country, now)) return [{ path: 'date', code: 'pastDate' }];
  return meetingStart(day, time, country) < earliestMeeting(now, meetingNotice)
    ? [{ path: 'time', code: 'meetingTooSoon' }]
    : [];
}

/** The booking of a meeting in the calendar. Its time is in the time zone of the visitor's country. */
export const booking = defineEnquiry({
  kind: 'booking',
  label: { en: 'Meeting', ar: 'اجتماع' },
  fields: {
    date: date({ required: true, label: { en: 'Day', ar: 'اليوم' } }),
    time: time({ required: true, label: { en: 'Time', ar: 'الوقت' } }),
    name: contactName(),
    phone: contactPhone(),
    meetingType: choice({
      required: true,
      label: { en: 'Meeting Type', ar: 'نوع الاجتماع' },
      placeholder: { en: 'Select Meeting Type', ar: 'اختر نوع الاجتماع' },
      choices: {
        zoom: { en: 'Zoom', ar: 'زووم' },
        google_meet: { en: 'Google Meet', ar: 'غوغل ميت' },
        teams: { en: 'Teams', ar: 'تيمز' },
        physical: { en: 'Physical', ar: 'حضوري' },
      },
    }),
    // For the invitation.
    email: email({
      label: { en: 'E-mail', ar: 'البريد الإلكتروني' },
      placeholder: { en: 'E-mail (optional)', ar: 'بريدك (اختياري)' },
    }),
  },
  sender: 'name',
  isMeeting: true,
  check: ({ date: day, time: start }, about) => checkStart(String(day), String(start), about),
  messages: {
    send: { en: 'Book the Meeting', ar: 'احجز الاجتماع' },
    success: {
      en: 'Your request has been sent successfully. Thank you for contacting us!',
      ar: 'تم إرسال طلبك بنجاح. شكرًا لتواصلك معنا!',
    },
    refused: {
      en: 'Your meeting could not be booked. Please check the day and the other fields.',
      ar: 'تعذّر حجز موعدك. يرجى مراجعة اليوم وبقية الحقول.',
    },
    exception: {
      en: 'Your request could not be sent. Please try again.',
      ar: 'تعذّر إرسال طلبك. يرجى المحاولة مرة أخرى.',
    },
    missing: {
      en: 'Please choose a day and fill in every field.',
      ar: 'يرجى اختيار اليوم وتعبئة جميع الحقول.',
    },
  },
});
