import { describe, expect, it } from 'vitest';
import { inWord, readLines, wordItem } from './html-fixture.ts';

type Cases = readonly (readonly [name: string, html: string, lines: readonly string[]])[];

const each = (cases: Cases) => cases.map(([name, html, lines]) => ({ name, html, lines }));

const breaks: Cases = [
  ['a paragraph', '<p>Wameed<br>King Fahd Rd<br/>Riyadh</p>', ['Wameed\nKing Fahd Rd\nRiyadh']],
  [
    'words outside of paragraphs',
    '<meta charset="utf-8"><span style="font-weight:400">Wameed</span><br><span>King Fahd Rd</span><br><b>Riyadh</b>',
    ['Wameed\nKing Fahd Rd\n**Riyadh**'],
  ],
  [
    'words whose paragraphs are two breaks',
    'First paragraph.<br><br>Second paragraph.<br>Line.',
    ['First paragraph.', 'Second paragraph.\nLine.'],
  ],
  ['a paragraph with an empty line', '<p>a<br><br>b</p>', ['a\n\nb']],
  ['bold words', '<p><b>Riyadh<br>Olaya</b><br>Tower</p>', ['**Riyadh**\n**Olaya**\nTower']],
  ['an item', '<ul><li>Riyadh<br>Olaya</li><li>Jeddah</li></ul>', ['- Riyadh\nOlaya', '- Jeddah']],
  ['a heading', '<h2>Screens<br>for facades</h2>', ['## Screens\nfor facades']],
  ['a cell', '<table><tr><td>H 160°<br>V 140°</td><td>deg</td></tr></table>', ['H 160°\nV 140° | deg']],
  ['a quotation', '<blockquote>Said<br>twice</blockquote>', ['> Said\ntwice']],
  ['typed text, with its blanks', '<pre>one\n  two   three\n\nfour\n</pre>', ['one\n  two   three\n\nfour']],
  [
    'a document whose style keeps lines and blanks, without those of its source',
    '<div style="white-space:pre-wrap">\n  <p>a  b\nc</p>\n  <p><span>d</span>\n<span>e</span></p>\n</div>',
    ['a  b\nc', 'd\ne'],
  ],
  ['a style that keeps lines alone', '<p style="white-space: pre-line">a   b\n  c</p>', ['a b\nc']],
  [
    'a message whose style keeps lines',
    '<span style="white-space-collapse: preserve">Riyadh\nOlaya</span>',
    ['Riyadh\nOlaya'],
  ],
  ['an address', '<address>Wameed<br>Riyadh</address>', ['Wameed\nRiyadh']],
  ['words with blanks around the break', '<p>a <br> b</p>', ['a\nb']],
];

const needless: Cases = [
  ['at the ends of a paragraph', '<p><br>a<br></p>', ['a']],
  ['between blocks', '<p>a</p><br><br><h2>b</h2><br><ul><li>c</li></ul><br>', ['a', '## b', '- c']],
  ['in an empty line of a mail', '<div>a</div><div><br></div><div>b</div>', ['a', 'b']],
  ['behind all', '<b>a</b><br class="Apple-interchange-newline">', ['**a**']],
  ['within bold words before a block', '<b>a<br></b><p>b</p>', ['**a**', 'b']],
  [
    'at the ends of an item and a cell',
    '<ul><li>a<br></li></ul><table><tr><td><br>b<br></td></tr></table>',
    ['- a', 'b'],
  ],
];

const hidden: Cases = [
  [
    'deleted words of tracked changes',
    inWord(
      '<p class=MsoNormal>Price <ins cite="mailto:Ali" datetime="2026-01-01T10:00">1200</ins><del cite="mailto:Ali" datetime="2026-01-01T10:00">900</del> SAR</p>',
    ),
    ['Price 1200 SAR'],
  ],
  [
    'deleted words by their class',
    inWord('<p>Price <span class=msoDel>900</span><span class=msoIns>1200</span></p>'),
    ['Price 1200'],
  ],
  ['a deleted paragraph', '<p>a</p><del><p>b</p></del><p>c</p>', ['a', 'c']],
  ['deleted words in a cell', '<table><tr><td>1200<del>900</del></td><td>SAR</td></tr></table>', ['1200 | SAR']],
  ['deleted words within bold ones', '<p><b>1200<del>900</del></b></p>', ['**1200**']],
  [
    'comments',
    inWord(
      "<p class=MsoNormal><a style='mso-comment-reference:AK_1;mso-comment-date:20260101T1000'>Price</a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id=\"_anchor_1\" href=\"#_msocom_1\">[AK1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span> SAR</p>" +
        '<div style=\'mso-element:comment-list\'><hr class=msocomoff align=left size=1 width="33%"><div style=\'mso-element:comment\'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Secret internal margin 40%</p></div></div></div>',
    ),
    ['Price SAR'],
  ],
  [
    'a comment that goes on beside tracked changes',
    inWord(
      '<p class=MsoNormal>Price <ins>1200</ins><del>900</del> SAR<span style=\'mso-comment-continuation:1\'><span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AK1]</a></span></span></p><div style=\'mso-element:comment-list\'><hr class=msocomoff><div style=\'mso-element:comment\'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Margin 40%</p></div></div></div>',
    ),
    ['Price 1200 SAR'],
  ],
  [
    'comments of Google Docs',
    '<p>Price<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> SAR</p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Margin 40%</span></p><p>and more</p></div>',
    ['Price SAR'],
  ],
  [
    'hidden words',
    inWord("<p class=MsoNormal>Visible<span style='display:none;mso-hide:all'> HIDDEN COST 100</span> end</p>"),
    ['Visible end'],
  ],
  ['words that Word alone hides', "<p>Visible<span style='mso-hide:all'> COST</span> end</p>", ['Visible end']],
  [
    'words of a hidden style',
    inWord(
      '<p>Visible<span class=Inside> COST</span> end</p>',
      'span.Inside {mso-style-name:Inside; display:none; mso-hide:all;}',
    ),
    ['Visible end'],
  ],
  [
    'hidden paragraphs and rows',
    '<p hidden>a</p><p style="visibility:hidden">b</p><table><tr style="display: none"><td>c</td></tr><tr><td>d</td></tr></table>',
    ['d'],
  ],
  [
    'the code of a field',
    "<p>See <span style='mso-element:field-begin'></span><span> HYPERLINK \"https://displays.example\" </span><span style='mso-element:field-separator'></span>our site<span style='mso-element:field-end'></span> now</p>",
    ['See our site now'],
  ],
  [
    'the code of a field within another',
    "<p>a<span style='mso-element:field-begin'></span> IF <span style='mso-element:field-begin'></span> PAGE <span style='mso-element:field-separator'></span>3<span style='mso-element:field-end'></span> = 3 <span style='mso-element:field-separator'></span> b<span style='mso-element:field-end'></span></p>",
    ['a b'],
  ],
  [
    'a field without a result',
    "<p>Pitch<span style='mso-element:field-begin'></span> XE \"Pitch\" <span style='mso-element:field-end'></span> matters</p>",
    ['Pitch matters'],
  ],
  [
    'nothing where a field has no end',
    "<p>Pitch <span style='mso-element:field-begin'></span>matters</p><p>always</p>",
    ['Pitch matters', 'always'],
  ],
  [
    'page numbers of a table of contents',
    inWord(
      "<p class=MsoToc1><span class=MsoHyperlink><a href=\"#_Toc1\">1. Choosing<span style='display:none;mso-hide:screen'><span style='mso-tab-count:1 dotted'>...... </span></span><span style='display:none;mso-hide:screen'>3</span></a></span></p>",
    ),
    ['1. Choosing'],
  ],
  [
    'page numbers that are not hidden',
    "<p class=MsoToc2>1.2<span style='mso-tab-count:1'>   </span>LED 2026<span style='mso-tab-count:1 dotted'>......... </span>14</p><p class=MsoToc1>Preface<span style='mso-tab-count:1 dotted'>.... </span>iv</p>",
    ['1.2 LED 2026', 'Preface'],
  ],
  [
    'page numbers of other programs',
    '<p><a href="#heading=h.1"><span style="white-space:pre-wrap">Choosing</span><span style="white-space:pre-wrap">\t</span><span>4</span></a></p><p><a href="#__RefHeading__1">Pitch........12</a></p><p><a href="#_Toc3">Price</a>\t7</p>',
    ['Choosing', 'Pitch', 'Price'],
  ],
  [
    'no number that belongs to the words',
    '<p><a href="#step">See step 3</a></p><p class=MsoToc1>Since 2019</p>',
    ['See step 3', 'Since 2019'],
  ],
  [
    'page numbers whose lines lead to a document of Google',
    '<p><a href="https://docs.google.com/document/d/1/edit#heading=h.1">الوضوح<span style="white-space:pre">\t</span>١٢</a></p>',
    ['[الوضوح](https://docs.google.com/document/d/1/edit#heading=h.1)'],
  ],
  [
    'deleted words of Word on the web',
    '<p><span class="TextRun TrackChangeTextInsertion TrackedChange">1200</span><span class="TrackChangeTextDeletionMarker TrackedChange">900</span> SAR</p>',
    ['1200 SAR'],
  ],
  [
    'words of a hidden style behind comments and rules within rules',
    '<style>/** a { */ @media print { .Inside { display:block } } /* b **/ .Inside { /* c */ display : NONE } /* d</style><p>Visible<span class=Inside> COST</span> end</p>',
    ['Visible end'],
  ],
  [
    'headers and footers of pages',
    "<p>a</p><div style='mso-element:footer'><p>Confidential</p></div><xml><w:View>Normal</w:View></xml>",
    ['a'],
  ],
];

const tables: Cases = [
  [
    'a head of two rows',
    inWord(
      '<table class=MsoTableGrid border=1><thead><tr><td rowspan=2><p><b>Model</b></p></td><td colspan=2><p><b>Size</b></p></td></tr><tr><td><p>W</p></td><td><p>H</p></td></tr></thead><tr><td><p>A</p></td><td><p>1</p></td><td><p>2</p></td></tr></table>',
    ),
    ['!Model | !Size | ! / ! | !W | !H / A | 1 | 2'],
  ],
  [
    'a first column',
    '<table><tr><td rowspan="2">Power</td><td>350</td></tr><tr><td>120</td></tr></table>',
    ['Power | 350 /  | 120'],
  ],
  [
    'a last column',
    '<table><tr><td>350</td><td rowspan="2">W</td></tr><tr><td>120</td></tr></table>',
    ['350 | W / 120 | '],
  ],
  [
    'a middle column',
    '<table><tr><td>a</td><td rowspan=3>b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr><tr><td>f</td><td>g</td></tr></table>',
    ['a | b | c / d |  | e / f |  | g'],
  ],
  [
    'rows and columns at once',
    '<table><tr><td rowspan=2 colspan=2>a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr></table>',
    ['a |  | b /  |  | c / d | e | f'],
  ],
  [
    'rows to the end',
    '<table><tbody><tr><td rowspan=0>a</td><td>b</td></tr><tr><td>c</td></tr></tbody><tbody><tr><td>d</td><td>e</td></tr></tbody></table>',
    ['a | b /  | c / d | e'],
  ],
  [
    'more rows than there are',
    '<table><tr><td rowspan=9>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    ['a | b /  | c'],
  ],
  [
    'more columns than there are',
    '<table><tr><td colspan=9>a</td></tr><tr><td>b</td><td>c</td></tr></table>',
    ['a |  / b | c'],
  ],
  [
    'two merged columns beside each other',
    '<table><tr><td rowspan=2>a</td><td rowspan=2>b</td><td>c</td></tr><tr><td>d</td></tr></table>',
    ['a | b | c /  |  | d'],
  ],
];

const lists: Cases = [
  ['a numbered heading', `<h1>T</h1>${wordItem('1.1', 'Scope', 2, 'h2')}<p>x</p>`, ['## T', '### 1.1 Scope', 'x']],
  [
    'headings numbered by letters and words',
    wordItem('A.', 'Scope', 1, 'h2') + wordItem('Article 3', 'Price', 1, 'h3'),
    ['## A. Scope', '### Article 3 Price'],
  ],
  ['a heading with a bullet', wordItem('·', 'Scope', 1, 'h2'), ['## Scope']],
  [
    'letters that go on behind a paragraph',
    `${wordItem('a.', 'one')}${wordItem('b.', 'two')}<p>between</p>${wordItem('c.', 'three')}${wordItem('d.', 'four')}`,
    ['n. one', 'n. two', 'between', '3. three', 'n. four'],
  ],
  [
    'numbers that go on behind a table',
    `${wordItem('1.', 'one')}<table><tr><td>x</td></tr></table>${wordItem('2.', 'two')}`,
    ['n. one', 'x', '2. two'],
  ],
  [
    'Arabic letters that go on',
    `${wordItem('أ.', 'واحد')}${wordItem('ب.', 'اثنان')}<p>بين</p>${wordItem('ج.', 'ثلاثة')}${wordItem('د.', 'أربعة')}`,
    ['n. واحد', 'n. اثنان', 'بين', '3. ثلاثة', 'n. أربعة'],
  ],
  [
    'Roman numbers within letters',
    wordItem('h)', 'eight') + wordItem('i.', 'deep', 2) + wordItem('ii.', 'deeper', 2) + wordItem('i)', 'nine'),
    ['8. eight', '  n. deep', '  n. deeper', 'n. nine'],
  ],
  ['Arabic digits', wordItem('٣-', 'ثلاثة') + wordItem('٤-', 'أربعة'), ['3. ثلاثة', 'n. أربعة']],
  [
    'a list that begins again',
    wordItem('1.', 'a') + wordItem('2.', 'b') + wordItem('1.', 'c'),
    ['n. a', 'n. b', '1. c'],
  ],
  [
    'signs of other fonts',
    wordItem('·', 'a') + wordItem('o', 'b', 2) + wordItem('ü', 'c', 2) + wordItem('§', 'd', 3),
    ['- a', '  - b', '  - c', '    - d'],
  ],
  ['items that count in words', wordItem('Article 1:', 'Scope'), ['Article 1: Scope']],
  [
    'a number in the middle of a list of the web',
    '<ol start="3"><li>c</li><li value="7">g</li><li>h</li></ol>',
    ['3. c', '7. g', 'n. h'],
  ],
  [
    'a list that a paragraph interrupts',
    '<ol type="a"><li>a</li><li>b</li></ol><p>x</p><ol type="a" start="3"><li>c</li></ol>',
    ['n. a', 'n. b', 'x', '3. c'],
  ],
  [
    'items that are lists of their own',
    '<ol start="1"><li data-aria-level="1">a</li></ol><ol start="2"><li data-aria-level="1">b</li></ol><ul><li data-aria-level="2">c</li></ul><ol start="3"><li data-aria-level="1">d</li></ol>',
    ['n. a', 'n. b', '  - c', 'n. d'],
  ],
  ['an item with a table', '<ol><li>a<table><tr><td>t</td></tr></table></li><li>b</li></ol>', ['n. a', 't', '2. b']],
  [
    'a list in a cell',
    '<table><tr><td><ol start="2"><li>a</li><li>b</li></ol></td><td><ul><li>c</li></ul></td></tr></table>',
    ['2. a\n3. b | • c'],
  ],
  ['an item without words', '<ul><li><ul><li>a</li><li>b</li></ul></li><li>c</li></ul>', ['- a', '- b', '- c']],
];

const checklists: Cases = [
  [
    'of Google Docs',
    '<ul><li role="checkbox" aria-checked="false" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked" aria-roledescription="checkbox"><p role="presentation">Measure</p></li><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBORw0KGgo="><p>Choose</p></li></ul>',
    ['- Measure', '- Choose'],
  ],
  [
    'of GitHub',
    '<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> Measure</li></ul>',
    ['- Measure'],
  ],
  [
    'with pictures by their class',
    '<ul><li><img class="checkbox-icon" src="https://strangers.example/on.png">Measure</li></ul>',
    ['- Measure'],
  ],
  [
    'with pictures by their words',
    '<ul><li><img alt="Checked" src="https://strangers.example/on.png">Measure</li></ul>',
    ['- Measure'],
  ],
  [
    'with pictures of a character',
    '<p><img alt="✅" src="https://strangers.example/e.png"> Measure <img alt="✔️" src="https://strangers.example/e.png"></p>',
    ['✅ Measure ✔️'],
  ],
  [
    'of forms, without a list',
    '<div><p><input type="checkbox" checked> <label>Measure</label></p><p><label><input type="checkbox">Choose</label></p></div><p>Call <input type="checkbox"></p>',
    ['- Measure', '- Choose', 'Call'],
  ],
  [
    'with pictures before paragraphs',
    '<p>\n<img alt="checkbox" src="https://strangers.example/on.png"> Measure</p><div dir="rtl"><img alt="unchecked" src="data:image/png;base64,iVBORw0KGgo=">LED شاشة</div>',
    ['- Measure', '- rtl: LED شاشة'],
  ],
  ['with signs of Word', '<p>☐ Measure</p><p>☒ Choose</p>', ['☐ Measure', '☒ Choose']],
];

const raised: Cases = [
  ['units', '<p>700 cd/m<sup>2</sup>, 10<sup>6</sup>, CO<sub>2</sub></p>', ['700 cd/m², 10⁶, CO₂']],
  [
    'negative powers, with each kind of minus',
    '<p>10<sup>-6</sup> 10<sup>−7</sup> 10<sup>–8</sup></p>',
    ['10⁻⁶ 10⁻⁷ 10⁻⁸'],
  ],
  [
    'styles',
    '<p>m<span style="font-size:0.6em;vertical-align:super">3</span> H<span style="vertical-align:sub">2</span>O</p>',
    ['m³ H₂O'],
  ],
  ['words within words', '<p>m<sup><span>2</span></sup> x<b><sup>12</sup></b></p>', ['m² x**¹²**']],
  ['Arabic digits', '<p>م<sup>٢</sup></p>', ['م²']],
  ['a head of a table', '<table><tr><th>cd/m<sup>2</sup></th></tr></table>', ['!cd/m²']],
  ['signs', '<p>Vision<sup>TM</sup> Wall<sup>®</sup> x<sup>n</sup> a<sup>(1+2)</sup></p>', ['Vision™ Wall® xⁿ a⁽¹⁺²⁾']],
  [
    'not letters, which stay as they are',
    '<p>1<sup>st</sup> V<sub>max</sub> word<sup>[1]</sup></p>',
    ['1st Vmax word[1]'],
  ],
];

const directions: Cases = [
  [
    'a paragraph of Word that begins with a Latin word',
    inWord(
      "<p class=MsoNormal dir=RTL style='direction:rtl'><span dir=LTR>LED</span><span lang=AR-SA> شاشات للواجهات</span></p><p class=MsoNormal dir=RTL style='direction:rtl'>1.9 مم</p>",
    ),
    ['rtl: LED شاشات للواجهات', '1.9 مم'],
  ],
  ['a style', '<p style="direction: rtl">LED شاشات</p>', ['rtl: LED شاشات']],
  [
    'a style of a class',
    inWord('<p class=Ar>LED شاشات</p>', 'p.Ar, li.Ar {direction:rtl; unicode-bidi:embed}'),
    ['rtl: LED شاشات'],
  ],
  [
    'the elements around',
    '<div dir="rtl"><p>LED شاشات</p><blockquote>HD شاشات</blockquote></div>',
    ['rtl: LED شاشات', '> rtl: HD شاشات'],
  ],
  ['a whole document', '<html dir="rtl"><body><p>LED شاشات</p></body></html>', ['rtl: LED شاشات']],
  [
    'a heading and items',
    '<h2 dir="rtl">LED شاشات</h2><ul dir="rtl"><li>HD شاشات</li></ul><ol><li dir="rtl">4K شاشات</li><li><p dir="rtl">8K شاشات</p></li></ol>',
    ['## rtl: LED شاشات', '- rtl: HD شاشات', 'n. rtl: 4K شاشات', 'n. rtl: 8K شاشات'],
  ],
  [
    'a table and its cells',
    '<table dir="rtl"><tr><td>Model</td><td>LED شاشات</td><td>350</td></tr></table><table><tr><td>سعر</td><td dir="rtl">HD شاشات</td><td><p dir="rtl">LED شاشات</p></td></tr></table>',
    ['rtl: rtl: Model | rtl: LED شاشات | 350', 'سعر | rtl: HD شاشات | rtl: LED شاشات'],
  ],
  ['an item of Word', inWord(wordItem('1.', 'LED شاشات').replace('<p ', '<p dir=RTL ')), ['n. rtl: LED شاشات']],
  [
    'left to right where the paragraph itself says so',
    '<p dir="ltr">شاشات LED</p><div dir="ltr"><p>شاشات LED</p></div>',
    ['ltr: شاشات LED', 'شاشات LED'],
  ],
  [
    'nothing where the words say it',
    '<p dir="rtl">شاشات LED</p><p dir="ltr">LED</p><p dir="auto">LED</p>',
    ['شاشات LED', 'LED', 'LED'],
  ],
];

describe('HTML from elsewhere', () => {
  it.each(each(breaks))('keeps line breaks of $name', ({ html, lines }) => expect(readLines(html)).toEqual(lines));
  it.each(each(needless))('leaves line breaks out $name', ({ html, lines }) => expect(readLines(html)).toEqual(lines));
  it.each(each(hidden))('leaves out $name', ({ html, lines }) => expect(readLines(html)).toEqual(lines));
  it.each(each(tables))('keeps each cell in its column where a cell is merged over $name', ({ html, lines }) =>
    expect(readLines(html)).toEqual(lines),
  );
  it.each(each(lists))('keeps $name', ({ html, lines }) => expect(readLines(html)).toEqual(lines));
  it.each(each(checklists))('makes items of checklists $name', ({ html, lines }) =>
    expect(readLines(html)).toEqual(lines),
  );
  it.each(each(raised))('writes $name above and below the line in Unicode', ({ html, lines }) =>
    expect(readLines(html)).toEqual(lines),
  );
  it.each(each(directions))('keeps the direction of $name', ({ html, lines }) =>
    expect(readLines(html)).toEqual(lines),
  );

  it('has the looks that styles say, and those alone', () => {
    expect(
      readLines(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">B</span> <span style="font-style:italic">i</span> n</p></b>' +
          '<h2><span style="font-weight:700">h</span></h2><p><b>a<span style="font-weight:400">b</span></b></p>',
      ),
    ).toEqual(['**B** _i_ n', '## h', '**a**b']);
  });

  it('keeps blanks that do not collapse beside the words among which it is pasted', () => {
    expect(readLines('<span style="color:red">&nbsp;wide screens </span>')).toEqual(['\u00A0wide screens']);
    expect(
      readLines('<p>&nbsp;</p><p>a<span class="Apple-converted-space">&nbsp;</span><b>b</b><span>&nbsp;</span>c</p>'),
    ).toEqual(['a **b** c']);
  });

  it('keeps words as deep as browsers nest elements', () => {
    expect(readLines(`${'<div><blockquote>'.repeat(255)}deep`)).toEqual(['> deep']);
    expect(readLines(`<ul><li>${'<div><b>'.repeat(250)}deep`)).toEqual(['- **deep**']);
  });

  it('reads long and broken styles at once', () => {
    for (const style of ['x'.repeat(400_000), '/*'.repeat(50_000), '}{'.repeat(50_000), 'a{'.repeat(50_000)])
      expect(readLines(`<style>${style}</style><p>a</p>`)).toEqual(['a']);
  });

  it('takes the title of a document of Word as its first heading, and its quotations', () => {
    expect(readLines(inWord('<p class=MsoTitle>T</p><h1>a</h1><p class=MsoQuote>q</p>'))).toEqual([
      '## T',
      '## a',
      '> q',
    ]);
  });
});
