import { choice, date, phone, plainText, url } from '../../fields/index.ts';
import { defineEnquiry } from '../model/enquiry.ts';
import { longestName, longestText, contactEmail } from './contact-fields.ts';

const line = (en: string, ar: string, max = longestName) => plainText({ required: true, max, label: { en, ar } });

/** The project request of the Register page. The budget is in the currency of the visitor's country. */
export const projectRequest = defineEnquiry({
  kind: 'project_request',
  label: { en: 'Project request', ar: 'طلب مشروع' },
  fields: {
    fullName: line('Full name', 'الاسم الكامل'),
    companyName: line('Company name', 'اسم الشركة'),
    jobTitle: line('Job title', 'المسمى الوظيفي'),
    email: contactEmail(),
    phone: phone({ required: true, label: { en: 'Phone', ar: 'رقم الهاتف' } }),
    website: url({ label: { en: 'Website', ar: 'الموقع الإلكتروني' } }),
    projectName: line('Project name', 'اسم المشروع', 200),
    location: line('Location', 'الموقع', 200),
    startDate: date({ required: true, label: { en: 'Start date', ar: 'تاريخ البدء' } }),
    projectType: choice({
      required: true,
      label: { en: 'Project type', ar: 'نوع المشروع' },
      choices: {
        'Visual Solutions': { en: 'Visual Solutions', ar: 'حلول بصرية' },
        'LED Installation': { en: 'LED Installation', ar: 'تركيب شاشات LED' },
        'Customized Monitors': { en: 'Customized Monitors', ar: 'شاشات مخصصة' },
        'Event Setup': { en: 'Event Setup', ar: 'تجهيز فعالية' },
        Other: { en: 'Other', ar: 'أخرى' },
      },
    }),
    budget: choice({
      required: true,
      label: { en: 'Budget', ar: 'الميزانية' },
      choices: {
        '50-100k': { en: '50-100k', ar: '50-100 ألف' },
        '100-250k': { en: '100-250k', ar: '100-250 ألفًا' },
        '250k+': { en: '250k+', ar: 'أكثر من 250 ألفًا' },
        'Decide Later': { en: 'Decide Later', ar: 'نحددها لاحقًا' },
      },
    }),
    timeline: choice({
      required: true,
      label: { en: 'Timeline', ar: 'المدة الزمنية' },
      choices: {
        '1-3 months': { en: '1-3 months', ar: 'من شهر إلى 3 أشهر' },
        '3-6 months': { en: '3-6 months', ar: 'من 3 إلى 6 أشهر' },
        '6+ months': { en: '6+ months', ar: 'أكثر من 6 أشهر' },
      },
    }),
    description: plainText({
      required: true,
      max: longestText,
      multiline: true,
      label: { en: 'Project description', ar: 'وصف المشروع' },
    }),
    specs: plainText({
      max: longestText,
      multiline: true,
      label: { en: 'Technical specifications', ar: 'المواصفات الفنية' },
    }),
    decisionMaker: choice({
      required: true,
      label: { en: 'Are you the decision maker?', ar: 'هل أنت صاحب القرار؟' },
      choices: { Yes: { en: 'Yes', ar: 'نعم' }, No: { en: 'No', ar: 'لا' } },
    }),
    stage: choice({
      required: true,
      label: { en: 'Stage', ar: 'المرحلة' },
      choices: {
        'Initial Inquiry': { en: 'Initial Inquiry', ar: 'استفسار أولي' },
        'Shortlisting Vendors': { en: 'Shortlisting Vendors', ar: 'المفاضلة بين الموردين' },
        'Final Decision': { en: 'Final Decision', ar: 'القرار النهائي' },
      },
    }),
  },
  sender: 'fullName',
  priced: 'budget',
  messages: {
    success: {
      en: 'Your project inquiry has been sent successfully!',
      ar: 'تم إرسال طلب مشروعك بنجاح!',
    },
    refused: {
      en: 'Failed to send inquiry, please try again.',
      ar: 'تعذّر إرسال الطلب، يرجى المحاولة مرة أخرى.',
    },
    exception: {
      en: 'An error occurred while sending your inquiry.',
      ar: 'حدث خطأ أثناء إرسال طلبك.',
    },
    missing: {
      en: 'Please fill in every field that is not marked as optional.',
      ar: 'يرجى تعبئة جميع الحقول غير الاختيارية.',
    },
  },
});
