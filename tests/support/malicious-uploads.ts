import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A file that users or attackers upload as a photo. Generated here rather than committed. */
export interface HostileFile {
  name: string;
  content: Buffer;
  /** Whether it contains a picture that can be shown. */
  isPicture: boolean;
}

/**
 * Every file with a picture has this text in its metadata or after the picture: the server must
 * remove it.
 */
export const MARKER = 'RUKN-SECRET-MARKER-24.7136-46.6753';

const WIDTH = 96;
const HEIGHT = 72;

function photograph(width = WIDTH, height = HEIGHT): Sharp {
  const side = 4;
  const greys = Array.from({ length: side * side * 3 }, (_, at) => (at * at * 37 + 11) % 256);
  return sharp(Uint8Array.from(greys), { raw: { width: side, height: side, channels: 3 } }).resize(
    width,
    height,
    {
      fit: 'fill',
    },
  );
}

/** Adds GPS, camera and comment, as a phone does. */
const withPlace = (picture: Sharp) =>
  picture.withExif({
    IFD0: { ImageDescription: MARKER, Make: 'Phone', Copyright: MARKER },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '24/1 42/1 49/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '46/1 40/1 31/1',
    },
  });

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

const bytesOf = (...values: number[]) => Buffer.from(values);
const text = (content: string) => Buffer.from(content, 'utf8');
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

const PNG_HEAD = bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const header = (width: number, height: number, depth = 1) =>
  pngChunk('IHDR', Buffer.concat([u32(width), u32(height), bytesOf(depth, 0, 0, 0, 0)]));
const png = (...chunks: Buffer[]) => Buffer.concat([PNG_HEAD, ...chunks, pngChunk('IEND', Buffer.alloc(0))]);

/** A valid PNG that is small but decodes to width × height black pixels, 1 bit each. */
function bomb(width: number, height: number): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return png(header(width, height), pngChunk('IDAT', deflateSync(rows, { level: 9 })));
}

/** The JPEG with another size in its header. */
function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(bytesOf(0xff, 0xc0));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

function jpegWithComment(jpeg: Buffer, comment: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), bytesOf(0xff, 0xfe), length, comment, jpeg.subarray(2)]);
}

const script = `<script>alert("${MARKER}")</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50">${script}<rect width="50" height="50"/></svg>`;
const xxe = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const noise = (length: number, seed: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * at * seed + at * 131 + (at >> 3)) & 0xff));

function noPictures(jpeg: Buffer, png8: Buffer, webp: Buffer, avif: Buffer): [string, Buffer][] {
  const cut = (content: Buffer, part: number) => content.subarray(0, Math.floor(content.length * part));
  return [
    ['nothing', Buffer.from('x').subarray(0, 0)],
    ['one byte', bytesOf(0xff)],
    ['an SVG with a script', text(svg)],
    ['an SVG with a byte order mark', text(`\uFEFF${svg}`)],
    ['an SVG behind spaces and a comment', text(`\n  <!-- photo -->${svg}`)],
    [
      'an SVG that reads a file',
      text(`${xxe}<svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`),
    ],
    ['an SVG in UTF-16', Buffer.from(`\uFEFF${svg}`, 'utf16le')],
    ['a page', text(`<!doctype html>${script}`)],
    ['a PDF that is called a photo', text(`%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj ${MARKER}\n%%EOF`)],
    ['a ZIP', Buffer.concat([bytesOf(0x50, 0x4b, 3, 4), noise(400, 3)])],
    ['a program', Buffer.concat([bytesOf(0x7f, 0x45, 0x4c, 0x46), noise(400, 5)])],
    ['a shell script', text(`#!/bin/sh\necho ${MARKER}\n`)],
    ['PHP', text(`<?php echo "${MARKER}"; ?>`)],
    ['an ImageMagick drawing', text(`push graphic-context\nfill 'url(https://example.com/"|ls "-la)'\n`)],
    ['PostScript', text(`%!PS-Adobe-3.0 EPSF-3.0\n(${MARKER}) show`)],
    ['JSON', text(JSON.stringify({ photo: MARKER }))],
    ['noise', noise(2_000, 7)],
    ['a video', Buffer.concat([u32(24), text('ftypisom'), noise(600, 11)])],
    ['an MP3', Buffer.concat([text('ID3'), noise(400, 13)])],
    ['a TIFF', Buffer.concat([text('II*\0'), noise(400, 17)])],
    ['a bitmap of Windows', Buffer.concat([text('BM'), noise(400, 19)])],
    ['an icon of Windows', Buffer.concat([bytesOf(0, 0, 1, 0, 1, 0), noise(200, 23)])],
    ['a Photoshop file', Buffer.concat([text('8BPS'), noise(200, 29)])],
    ['only the head of a JPEG', bytesOf(0xff, 0xd8, 0xff, 0xe0)],
    ['only the head of a PNG', PNG_HEAD],
    ['only the head of a GIF', text('GIF89a')],
    ['only the head of a WebP', Buffer.concat([text('RIFF'), u32(9), text('WEBPVP8 ')])],
    ['only the head of a HEIC', Buffer.concat([u32(24), text('ftypheic'), noise(60, 31)])],
    ['a GIF that is a script', text(`GIF89a/*${'x'.repeat(40)}*/=1;${script}`)],
    ['noise behind the head of a JPEG', Buffer.concat([bytesOf(0xff, 0xd8, 0xff, 0xe0), noise(3_000, 37)])],
    ['noise behind the head of a PNG', Buffer.concat([PNG_HEAD, noise(3_000, 41)])],
    ['a JPEG cut at a quarter', cut(jpeg, 0.25)],
    ['a JPEG cut at half', cut(jpeg, 0.5)],
    ['a JPEG cut near its end', cut(jpeg, 0.9)],
    ['a PNG cut at half', cut(png8, 0.5)],
    ['a WebP cut at half', cut(webp, 0.5)],
    ['an AVIF cut at half', cut(avif, 0.5)],
    [
      'a PNG that claims 2.5 gigapixels',
      png(header(50_000, 50_000), pngChunk('IDAT', deflateSync(Buffer.alloc(9)))),
    ],
    ['a PNG that claims more than there can be', png(header(0xffffffff, 0xffffffff))],
    ['a PNG of no width', png(header(0, 10))],
    ['a bomb of 400 megapixels', bomb(20_000, 20_000)],
    ['a photo of just over 60 megapixels', bomb(8_000, 7_501)],
    ['a JPEG that claims 4 gigapixels', jpegClaiming(jpeg, 65_000, 65_000)],
    [
      'a GIF that claims 4 gigapixels',
      Buffer.concat([text('GIF89a'), bytesOf(0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0x3b)]),
    ],
    ['more than 12 MB', Buffer.concat([jpeg, Buffer.alloc(12 * 1024 * 1024)])],
  ];
}

/** Each kind cut in each tenth, and each behind another's first bytes. */
function brokenPictures(kinds: Record<string, Buffer>): [string, Buffer][] {
  const tenths = [0.05, 0.15, 0.3, 0.45, 0.6];
  const all = Object.entries(kinds);
  return all.flatMap(([kind, content]): [string, Buffer][] => [
    ...tenths.map((part): [string, Buffer] => [
      `the first ${part * 100}% of a ${kind}`,
      content.subarray(0, Math.floor(content.length * part)),
    ]),
    ...all
      .filter(([other]) => other !== kind)
      .map(([other, head]): [string, Buffer] => [
        `a ${kind} that begins as a ${other}`,
        Buffer.concat([head.subarray(0, 24), content.subarray(24)]),
      ]),
  ]);
}

async function pictures(jpeg: Buffer, png8: Buffer): Promise<[string, Buffer][]> {
  const turned: [string, Buffer][] = [];
  for (const orientation of [3, 6, 8]) {
    const content = await withPlace(photograph()).withMetadata({ orientation }).jpeg().toBuffer();
    turned.push([`a photo turned to ${orientation}`, content]);
  }
  const long = deflateSync(Buffer.alloc(4_000_000, 0x41));
  const textChunk = Buffer.concat([text('Comment\0\0'), long]);
  return [
    ...turned,
    ['a JPEG with a place', jpeg],
    ['a PNG with a place', png8],
    ['a WebP with a place', await withPlace(photograph()).webp().toBuffer()],
    ['an AVIF with a place', await withPlace(photograph()).avif({ effort: 0 }).toBuffer()],
    ['a progressive JPEG', await withPlace(photograph()).jpeg({ progressive: true }).toBuffer()],
    ['a JPEG in CMYK', await photograph().toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG of 16 bits', await photograph().toColourspace('rgb16').png().toBuffer()],
    ['a PNG that can be seen through', await photograph().ensureAlpha(0.4).png().toBuffer()],
    ['a GIF', await photograph().gif().toBuffer()],
    ['a photo of 40 megapixels', bomb(7_304, 5_478)],
    ['one pixel', await photograph(1, 1).png().toBuffer()],
    ['a line of 3000 pixels', await photograph(3_000, 1).png().toBuffer()],
    ['a JPEG with a script for a comment', jpegWithComment(jpeg, text(script))],
    [
      'a JPEG with a ZIP behind it',
      Buffer.concat([jpeg, bytesOf(0x50, 0x4b, 3, 4), text(MARKER), noise(300, 43)]),
    ],
    ['a JPEG with a page behind it', Buffer.concat([jpeg, text(`<html>${script}</html>`)])],
    ['a PNG with PHP behind it', Buffer.concat([png8, text(`<?php echo "${MARKER}"; ?>`)])],
    [
      'a PNG with a text that unpacks to 4 MB',
      Buffer.concat([png8.subarray(0, 33), pngChunk('zTXt', textChunk), png8.subarray(33)]),
    ],
  ];
}

/** More than 90 files. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await withPlace(photograph()).jpeg({ quality: 90 }).toBuffer();
  const png8 = await withPlace(photograph()).png().toBuffer();
  const webp = await photograph().webp().toBuffer();
  const avif = await photograph().avif({ effort: 0 }).toBuffer();
  const named =
    (isPicture: boolean) =>
    ([name, content]: [string, Buffer]) => ({ name, content, isPicture });
  return [
    ...noPictures(jpeg, png8, webp, avif).map(named(false)),
    ...brokenPictures({ JPEG: jpeg, PNG: png8, WebP: webp, AVIF: avif }).map(named(false)),
    ...(await pictures(jpeg, png8)).map(named(true)),
  ];
}
