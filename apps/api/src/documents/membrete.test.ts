import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { certificadoDeMuestra } from '../testing/documents/certificado-de-muestra.ts';
import { EMISOR_DE_MUESTRA } from '../testing/documents/emisor-de-muestra.ts';
import { leerEstructura, leerPalabras, textoEnOrden } from '../testing/documents/leer-papel.ts';
import {
  carnetDeMuestra,
  cvdDeMuestra,
  planillaDeMuestra,
  presupuestoDeMuestra,
} from '../testing/documents/otros-de-muestra.ts';
import { cuponDeMuestra, reciboDeMuestra } from '../testing/documents/papeles-de-muestra.ts';
import { resumenAnualDeMuestra } from '../testing/documents/resumen-anual-de-muestra.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import { renderCarnet } from './carnet.ts';
import { renderCertificado } from './certificado.ts';
import { renderCupon } from './cupon.ts';
import { renderCvd } from './cvd.ts';
import type { Emisor } from './hoja.ts';
import { renderPlanilla } from './planilla-de-calculo.ts';
import { renderPresupuesto } from './presupuesto.ts';
import { renderRecibo } from './recibo.ts';
import { renderResumenAnual } from './resumen-anual.ts';

type ConCuit = Emisor & { cuit: string };
const PAPELES: Readonly<Record<string, (colegio: ConCuit) => Promise<Uint8Array>>> = {
  cupón: (colegio) => renderCupon({ ...cuponDeMuestra(), colegio }),
  recibo: (colegio) => renderRecibo({ ...reciboDeMuestra(), colegio }),
  carnet: (colegio) => renderCarnet({ ...carnetDeMuestra(), colegio }),
  certificado: (colegio) => renderCertificado({ ...certificadoDeMuestra('caie'), colegio }),
  CVD: (colegio) => renderCvd({ ...cvdDeMuestra(), colegio }),
  presupuesto: (colegio) => renderPresupuesto({ ...presupuestoDeMuestra(), colegio }),
  resumen: (colegio) => renderResumenAnual({ ...resumenAnualDeMuestra(), colegio }),
  planilla: (colegio) => renderPlanilla({ ...planillaDeMuestra(), colegio }),
};

const leerSeguido = (pdf: Uint8Array): string => textoEnOrden(leerEstructura(pdf)).replace(/\s+/gu, ' ').trim();
const LEYENDA = `No válido como factura. ${'IVA responsable exento, ley 10.405. '.repeat(20)}`.slice(0, 600).trim();
test.each(Object.entries(PAPELES))(
  '%s lleva, una vez y debajo de todo, lo que el Colegio dice de él',
  async (nombre, dibujar) => {
    const leyenda = nombre === 'carnet' ? LEYENDA.slice(0, 300).trim() : LEYENDA;
    const [sin, con] = [await dibujar(EMISOR_DE_MUESTRA), await dibujar({ ...EMISOR_DE_MUESTRA, leyenda })];
    expect(leerPalabras(con).filter(({ dentro }) => !dentro)).toEqual([]);
    const [antes, despues] = [leerSeguido(sin), leerSeguido(con)];
    expect(antes).not.toContain('No válido');
    expect(despues).toBe(`${antes} ${leyenda}`);
  },
);

type Tinta = (r: number, g: number, b: number) => boolean;
/** A colour that no paper has of its own. */
const esFucsia: Tinta = (r, g, b) => r > 220 && g < 40 && b > 220;
/** Of the college, and of the program, where they are whole. */
const VIOLETA = '#7b1fa2';
const esVioleta: Tinta = (r, g, b) => r === 0x7b && g === 0x1f && b === 0xa2;
const esDelPrograma: Tinta = (r, g, b) => r === 0x0b && g === 0x5c && b === 0x7a;

const puntos = async (pdf: Uint8Array, esDe: Tinta): Promise<number> => {
  const visto = await mirarPdf(pdf);
  onTestFinished(() => visto.cerrar());
  const { data } = await visto.imagen(0, 72);
  let cuantos = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0] = data.slice(i, i + 3);
    if (esDe(r, g, b)) cuantos += 1;
  }
  return cuantos;
};

test.each(Object.entries(PAPELES))('%s lleva la marca del Colegio, o la del programa', async (_, dibujar) => {
  const fucsia = { width: 600, height: 300, channels: 3, background: '#ff00ff' } as const;
  const marca = await sharp({ create: fucsia }).jpeg().toBuffer();
  expect(await puntos(await dibujar({ ...EMISOR_DE_MUESTRA, marca }), esFucsia)).toBeGreaterThan(150);
  expect(await puntos(await dibujar(EMISOR_DE_MUESTRA), esFucsia)).toBe(0);
});

test.each(Object.entries(PAPELES))(
  '%s va en el color del Colegio; sin uno que se lea, en el del programa',
  async (_, dibujar) => {
    const propio = await dibujar({ ...EMISOR_DE_MUESTRA, color: VIOLETA });
    expect(await puntos(propio, esVioleta)).toBeGreaterThan(100);
    expect(await puntos(propio, esDelPrograma)).toBe(0);
    for (const color of [null, '#ffee88'])
      expect(await puntos(await dibujar({ ...EMISOR_DE_MUESTRA, color }), esDelPrograma)).toBeGreaterThan(100);
  },
);

const PIE = 'Texto del Colegio al pie, '.repeat(6).slice(0, 160).trim();
const { carnet: _, ...CON_PIE } = PAPELES;
test.each(Object.entries(CON_PIE))('%s lleva al pie de cada hoja lo que el Colegio dice', async (_, dibujar) => {
  const visto = await mirarPdf(await dibujar({ ...EMISOR_DE_MUESTRA, pie: PIE }));
  onTestFinished(() => visto.cerrar());
  for (const hoja of visto.textos) expect(hoja).toContain(PIE);
});
