import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { carnetDeMuestra as datos, ENLACE_DE_CARNET, retrato } from '../testing/documents/otros-de-muestra.ts';
import { leerQr } from '../testing/leer-codigos.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import { renderCarnet } from './carnet.ts';

const paginas = async (pdf: Uint8Array): Promise<number> => {
  const { textos, cerrar } = await mirarPdf(pdf);
  onTestFinished(cerrar);
  return textos.length;
};

test('el carnet es un PDF de una página, y los mismos datos dan los mismos bytes', async () => {
  const pdf = await renderCarnet(datos());
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(await paginas(pdf)).toBe(1);
  expect(Buffer.compare(Buffer.from(pdf), Buffer.from(await renderCarnet(datos())))).toBe(0);
});

test('el QR que dibuja, con vectores, se lee', async () => {
  const pdf = await renderCarnet(datos());
  const { imagen, cerrar } = await mirarPdf(pdf);
  onTestFinished(cerrar);
  expect(await leerQr(await imagen(0, 300))).toEqual([ENLACE_DE_CARNET]);
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Image');
});

test('lleva escrito el comienzo de su código, para quien no puede leer el QR', async () => {
  const { textos, cerrar } = await mirarPdf(await renderCarnet(datos()));
  onTestFinished(cerrar);
  expect(textos.join(' ')).toContain('Código abcDEF01');
});

test('lo que el Colegio dice de la credencial va del otro lado: el frente es el mismo, y lo más largo entra', async () => {
  const frente = async (leyenda: string) => {
    const muestra = datos();
    const visto = await mirarPdf(await renderCarnet({ ...muestra, colegio: { ...muestra.colegio, leyenda } }));
    onTestFinished(() => visto.cerrar());
    return { textos: visto.textos, puntos: Buffer.from((await visto.imagen(0, 72)).data).toString('base64') };
  };
  const [sin, con] = [await frente(''), await frente('W'.repeat(300))];
  expect([sin.textos.length, con.textos.length]).toEqual([1, 2]);
  expect(con.puntos).toBe(sin.puntos);
  expect(con.textos[1]?.replace(/\s/gu, '')).toBe('W'.repeat(300));
});

test('lleva la foto o, sin ella, una silueta; nombres largos y muchas matrículas siguen en una página', async () => {
  const conFoto = Buffer.from(await renderCarnet(datos({ foto: retrato() }))).toString('latin1');
  expect(conFoto).toContain('/Subtype /Image');
  const jpeg = await sharp(retrato()).jpeg().toBuffer();
  const conJpeg = Buffer.from(await renderCarnet(datos({ foto: jpeg }))).toString('latin1');
  expect(conJpeg).toContain('/DCTDecode');
  expect(Buffer.from(await renderCarnet(datos())).toString('latin1')).not.toContain('/Subtype /Image');
  const matriculas = Array.from({ length: 7 }, (_, i) => ({
    codigo: `T-1${i}.345`,
    descripcion: 'Técnica Superior en Instalaciones Electromecánicas Industriales',
  }));
  const nombre = 'María de los Ángeles Guadalupe Fernández Łukasiewicz de la Torre y Ñandubay';
  expect(await paginas(await renderCarnet(datos({ nombre, matriculas })))).toBe(1);
});
