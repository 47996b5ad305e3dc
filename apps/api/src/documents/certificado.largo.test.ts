import { FOTOS, TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { certificadoDeMuestra, fotosDeMuestra } from '../testing/documents/certificado-de-muestra.ts';
import { rubrica } from '../testing/documents/otros-de-muestra.ts';
import { leerQr } from '../testing/leer-codigos.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import { renderCertificado } from './certificado.ts';

const DPI = 150;
const FUENTE = /\/Type \/Font\b[^>]*?\/Subtype \/(\w+)/g;
const mirar = async (...pedido: Parameters<typeof certificadoDeMuestra>) => {
  const pdf = await renderCertificado(certificadoDeMuestra(...pedido));
  const visto = await mirarPdf(pdf);
  onTestFinished(() => visto.cerrar());
  return { crudo: Buffer.from(pdf).toString('latin1'), ...visto };
};

test.each(TIPOS_DE_CERTIFICADO)('%s: los mismos datos dan los mismos bytes', async (type) => {
  const pdf = Buffer.from(await renderCertificado(certificadoDeMuestra(type)));
  expect(pdf.equals(Buffer.from(await renderCertificado(certificadoDeMuestra(type))))).toBe(true);
});

test.each(TIPOS_DE_CERTIFICADO)('%s: con título, idioma y fuentes adentro; su QR se lee', async (type) => {
  const { crudo, imagen } = await mirar(type);
  for (const parte of ['/Lang (es-AR)', '/DisplayDocTitle true', '/Title ']) expect(crudo).toContain(parte);
  const fuentes = [...crudo.matchAll(FUENTE)].map(([, subtipo]) => subtipo);
  expect(new Set(fuentes)).toEqual(new Set(['Type0', 'CIDFontType2']));
  expect(crudo.match(/\/FontFile2 /g)?.length).toBe(fuentes.filter((subtipo) => subtipo === 'Type0').length);
  expect(await leerQr(await imagen(0, DPI))).toEqual([certificadoDeMuestra(type).enlace]);
});

test('el T1G entra en una hoja, con los bloques y los incisos de su formulario', async () => {
  const { textos } = await mirar('t1g');
  expect(textos).toHaveLength(1);
  for (const dicho of [
    'Tarifa: T1G PILAR DE OBRA',
    'Resolución ENRE N.º 380/2015',
    'Cableado: Monofásico · Verificación: Inicial',
    'Datos del profesional',
    'García, María Elena',
    '20123456',
    'E.E.S.T. N.º 5 de La Plata',
    'Datos del solicitante del certificado',
    'Datos del inmueble',
    'a) Correcta instalación del Tablero Principal (1)(2)',
    'e) Se cumplen los parámetros técnicos de los elementos del punto 3',
    '(1) Si solo hay tablero principal',
    'Firma y sello: García, María Elena',
  ])
    expect(textos[0]).toContain(dicho);
});

test.each(TIPOS_DE_CERTIFICADO)('%s: anulado lo dice, y vigente no', async (type) => {
  const [vigente, anulado] = [await mirar(type), await mirar(type, { anulado: true })];
  expect(vigente.textos.join()).not.toContain('ANULADO');
  for (const texto of anulado.textos) expect(texto).toContain('ANULADO');
  expect(anulado.textos.join()).not.toContain('VIGENTE');
});

test('el corregido dice en cada hoja qué versión es y a cuál reemplaza; el que no, nada', async () => {
  const version = { numero: 2, fecha: '2026-11-20', anterior: '2026-11-10' };
  const [corregido, primero] = [await mirar('anexa_in_situ', { version }), await mirar('anexa_in_situ')];
  for (const texto of corregido.textos)
    expect(texto).toContain('Versión 2 del 20/11/2026 · reemplaza a la del 10/11/2026');
  expect(primero.textos.join()).not.toContain('Versión');
});

test.each(['caie', 'caie_er', 'eig', 'anexa_in_situ'] as const)(
  '%s: declara lo que certifica y lleva la firma guardada',
  async (type) => {
    const { crudo, textos } = await mirar(type, { firma: rubrica() });
    expect(textos.at(-1)).toContain('Certifico que');
    const imagenes = (pdf: string): number => pdf.match(/\/Alt /g)?.length ?? 0;
    expect(imagenes(crudo)).toBe(imagenes((await mirar(type)).crudo) + 1);
  },
);

test('la firma puede ser un JPEG, como lo que se sube', async () => {
  const firma = await sharp(rubrica()).jpeg().toBuffer();
  expect((await mirar('caie', { firma })).crudo).toContain('/DCTDecode');
});

test('cada hoja dice su número y dónde se verifica; las que siguen a la primera llevan también el QR', async () => {
  const { textos, imagen } = await mirar('caie');
  const { numero, enlace } = certificadoDeMuestra('caie');
  expect(textos.length).toBeGreaterThan(1);
  for (const texto of textos) {
    expect(texto).toContain(numero);
    expect(texto).toContain(`Verificalo en ${enlace}`);
  }
  for (const hoja of textos.keys()) expect(await leerQr(await imagen(hoja, 300))).toEqual([enlace]);
});

test('el anexo lleva sus cuatro fotos, cada una con su nombre', async () => {
  const { crudo, textos } = await mirar('anexa_in_situ', {
    fotos: await fotosDeMuestra(),
    referencia: 'T1R-2026-000003',
  });
  expect(crudo.match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(1);
  for (const { etiqueta } of FOTOS) expect(textos.join(' ')).toContain(etiqueta);
  expect(textos[0]).toContain('T1R-2026-000003');
  expect(textos.join()).not.toContain('Sin imagen');
});

test('cada anexo lleva sus propias fotos, tal como se guardaron, y no las del anterior', async () => {
  for (const fotos of [await fotosDeMuestra(), await fotosDeMuestra()]) {
    const { crudo } = await mirar('anexa_in_situ', { fotos });
    for (const foto of fotos.values()) expect(crudo.includes(Buffer.from(foto).toString('latin1'))).toBe(true);
  }
});

test('la misma foto en los cuatro lugares del anexo también se imprime', async () => {
  const [foto = new Uint8Array()] = (await fotosDeMuestra()).values();
  const { crudo } = await mirar('anexa_in_situ', { fotos: new Map(FOTOS.map(({ ruta }) => [ruta, foto])) });
  expect(crudo.includes(Buffer.from(foto).toString('latin1'))).toBe(true);
});

test('cada página de un papel dice lo suyo, y nada del que se dibujó antes', async () => {
  for (const numero of ['CERT-1', 'CERT-2', 'CERT-3']) {
    const enlace = `http://127.0.0.1:3000/#/qr/certificado/${numero}`;
    const { textos, imagen } = await mirar('caie', { numero, enlace });
    expect(textos.length).toBeGreaterThan(1);
    for (const [i, texto] of textos.entries()) {
      expect([...new Set(texto.match(/CERT-\d/g))]).toEqual([numero]);
      expect(await leerQr(await imagen(i, DPI))).toEqual([enlace]);
    }
  }
});
