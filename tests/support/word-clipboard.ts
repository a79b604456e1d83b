import { samplePhoto } from './sample-files.ts';

/** What Word 2019 adds around copied content, shortened: its own markup, and lists as paragraphs. */
const head = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US link="#0563C1" style='tab-interval:36.0pt'><!--StartFragment-->`;

const item = (sign: string, level: number, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const picture = (number: number) =>
  `<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_x0020_${number}"><v:imagedata src="file:///C:/Users/x/clip_image00${number}.png"/></v:shape><![endif]-->` +
  `<![if !vml]><img width=120 height=80 src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image00${number}.png" alt="Screen ${number}"><![endif]></span><o:p></o:p></p>`;

const cell = (words: string) =>
  `<td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt'><p class=MsoNormal>${words}<o:p></o:p></p></td>`;

const html = `${head}
<h1>Choosing a screen<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>Ask <b style='mso-bidi-font-weight:normal'>twice</b> and see
<a href="https://displays.example/the-vision">The Vision</a><span style='color:red'> first</span>.<o:p></o:p></p>
<p class=MsoNormal dir=RTL style='direction:rtl'><span lang=AR-SA>شاشة LED بدقة 1.9 مم</span><o:p></o:p></p>
<h2>Steps<o:p></o:p></h2>
${item('1.', 1, 'Measure')}${item('2.', 1, 'Choose')}${item('·', 2, 'pitch')}${item('·', 2, 'size')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr>${cell('<b>Distance</b>')}${cell('<b>Pitch</b>')}</tr>
<tr>${cell('3 m')}${cell('1.9 mm')}</tr></table>
${picture(1)}${picture(2)}
<!--EndFragment--></body></html>`;

/** The clipboard after copying in Word a document with headings, bold text, a link, lists, a table and two pictures. */
export async function wordClipboard(): Promise<Readonly<Record<'text/html' | 'text/rtf', string>>> {
  const photos = await Promise.all([120, 90].map((width) => samplePhoto(width, 80).png().toBuffer()));
  const pictures = photos.map(
    (png) =>
      String.raw`{\*\shppict{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex100\picscaley100\pngblip\bliptag-1459893765{\*\blipuid a8fbcdfb}` +
      `\n${png.toString('hex').replace(/.{128}/g, '$&\n')}}}` +
      String.raw`{\nonshppict{\pict\picscalex100\wmetafile8\bliptag-1459893765 010009000003}}`,
  );
  return { 'text/html': html, 'text/rtf': String.raw`{\rtf1\ansi Ask \b twice\b0 ${pictures.join('\\par ')}}` };
}
