import { expect, test } from '@jest/globals';
import { skipLayout } from './skip-layout';

const TEXT = '₨\n7:not a row';
const response = (layout: string) => `{"b":"id","t":{"t":{"s":"","d":{"r":${layout},"p":false,"v":null},"c":"$Q3"}}}`;
const payload = (page: string) =>
  Buffer.from(
    [
      '1:I[1,["a.js"],"Menu"]\n2:I[2,["b.js"],"Finder"]\n:HL["/a.css","style"]\n',
      '3:[["children",{"d":{"r":"$L5"}}]]\n',
      `0:${response('["$","$L1",null,"$6","$0:t"]')}\n`,
      `5:["$","$L2",null,{"a":"$4",${page}}]\n`,
      `4:T${Buffer.byteLength(TEXT).toString(16)},${TEXT}`,
      '6:["$","footer",null,{"mark":"$7"}]\n7:["$","svg",null,{}]\n8:X\n8:C\n',
    ].join(''),
  );

test('the layout and what it alone names are left out; texts, hints and what the page names stay as they were', () => {
  expect(skipLayout(payload('"b":"$@8"'))).toBe(
    [
      '2:I[2,["b.js"],"Finder"]\n:HL["/a.css","style"]\n',
      '3:[["children",{"d":{"r":"$L5"}}]]\n',
      `0:${response('null')}\n`,
      '5:["$","$L2",null,{"a":"$4","b":"$@8"}]\n',
      `4:T${Buffer.byteLength(TEXT).toString(16)},${TEXT}`,
      '8:X\n8:C\n',
    ].join(''),
  );
});

test('a row of the layout stays where the page names a part of it, and all of it where that is in the first row', () => {
  expect(skipLayout(payload('"b":"$6:props:mark"'))).toContain('6:["$","footer"');
  const whole = payload('"b":"$0:t:t:d:r"');
  expect(skipLayout(whole)).toBe(whole.toString());
});

test('another format is an error', () => {
  expect(() => skipLayout(Buffer.from('0:{"f":[]}\n'))).toThrow('does not know');
});
