import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { enRaiz } from '../raiz.ts';
import { leerQr } from '../testing/leer-codigos.ts';
import { type DatosDeCarnet, renderCarnet } from './carnet.ts';

const ENLACE = 'http://127.0.0.1:3000/#/qr/abcDEF0123456789abcDEF0123456789';
const datos = (cambios: Partial<DatosDeCarnet> = {}): DatosDeCarnet => ({
  numero: 'C-000012',
  nombre: 'María Elena García',
  cuit: '27240816356',
  distrito: 'Distrito I',
  matriculas: [
    { codigo: 'T-12.345', descripcion: 'Maestra Mayor de Obras' },
    { codigo: 'T-18.902', descripcion: 'Técnica en Electricidad' },
  ],
  fecha: '2026-07-01',
  vencimiento: '2027-07-01',
  foto: null,
  enlace: ENLACE,
  ...cambios,
});

const paginas = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

/** What the page draws, as its operators. */
const dibujoDe = (pdf: Uint8Array): string => {
  const crudo = Buffer.from(pdf);
  const trozos: string[] = [];
  for (let i = crudo.indexOf('stream\n'); i >= 0; i = crudo.indexOf('stream\n', i + 1)) {
    try {
      trozos.push(inflateSync(crudo.subarray(i + 7)).toString('latin1'));
    } catch {
      // Not a compressed stream.
    }
  }
  return trozos.find((trozo) => trozo.includes(' re')) ?? trozos.find((trozo) => / l\b/.test(trozo)) ?? '';
};

const ESCALA = 8;

/** The little bars of the QR, which are as high as one module, drawn in black on white. */
const pintarQr = (dibujo: string): { data: Uint8ClampedArray; width: number; height: number } => {
  const barras = [...dibujo.matchAll(/([\d.]+) ([\d.]+) m\s+([\d.]+) \2 l\s+\3 ([\d.]+) l\s+\1 \4 l/g)].map((barra) => {
    const [, x = 0, y = 0, hastaX = 0, hastaY = 0] = barra.map(Number);
    return { x, y, ancho: hastaX - x, alto: hastaY - y };
  });
  const modulos = barras.filter(({ alto }) => alto === 1);
  const lado = Math.max(...modulos.map(({ x, ancho }) => x + ancho)) + 4;
  const width = lado * ESCALA;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const { x, y, ancho } of modulos)
    for (let fila = y * ESCALA; fila < (y + 1) * ESCALA; fila += 1)
      for (let columna = x * ESCALA; columna < (x + ancho) * ESCALA; columna += 1)
        data.fill(0, (fila * width + columna) * 4, (fila * width + columna) * 4 + 3);
  return { data, width, height: width };
};

test('el carnet es un PDF de una página, y los mismos datos dan los mismos bytes', async () => {
  const pdf = await renderCarnet(datos());
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(paginas(pdf)).toBe(1);
  expect(Buffer.compare(Buffer.from(pdf), Buffer.from(await renderCarnet(datos())))).toBe(0);
});

test('el QR que dibuja, con vectores, se lee', async () => {
  const imagen = pintarQr(dibujoDe(await renderCarnet(datos())));
  expect(await leerQr(imagen as ImageData)).toEqual([ENLACE]);
});

test('lleva la foto o, sin ella, una silueta; nombres largos y muchas matrículas siguen en una página', async () => {
  const foto = readFileSync(enRaiz('data/demo/retratos/mgarcia.png'));
  const conFoto = Buffer.from(await renderCarnet(datos({ foto }))).toString('latin1');
  expect(conFoto).toContain('/Subtype /Image');
  expect(Buffer.from(await renderCarnet(datos())).toString('latin1')).not.toContain('/Subtype /Image');
  const matriculas = Array.from({ length: 7 }, (_, i) => ({
    codigo: `T-1${i}.345`,
    descripcion: 'Técnica Superior en Instalaciones Electromecánicas Industriales',
  }));
  const nombre = 'María de los Ángeles Guadalupe Fernández Łukasiewicz de la Torre y Ñandubay';
  expect(paginas(await renderCarnet(datos({ nombre, matriculas })))).toBe(1);
});
