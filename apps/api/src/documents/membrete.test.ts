import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { certificadoDeMuestra } from '../testing/documents/certificado-de-muestra.ts';
import { EMISOR_DE_MUESTRA } from '../testing/documents/emisor-de-muestra.ts';
import {
  carnetDeMuestra,
  cvdDeMuestra,
  planillaDeMuestra,
  presupuestoDeMuestra,
} from '../testing/documents/otros-de-muestra.ts';
import { cuponDeMuestra, reciboDeMuestra } from '../testing/documents/papeles-de-muestra.ts';
import { mirarPdf } from '../testing/mirar-pdf.ts';
import { renderCarnet } from './carnet.ts';
import { renderCertificado } from './certificado.ts';
import { renderCupon } from './cupon.ts';
import { renderCvd } from './cvd.ts';
import type { Emisor } from './hoja.ts';
import { renderPlanilla } from './planilla-de-calculo.ts';
import { renderPresupuesto } from './presupuesto.ts';
import { renderRecibo } from './recibo.ts';

type ConCuit = Emisor & { cuit: string };
const PAPELES: Readonly<Record<string, (colegio: ConCuit) => Promise<Uint8Array>>> = {
  cupón: (colegio) => renderCupon({ ...cuponDeMuestra(), colegio }),
  recibo: (colegio) => renderRecibo({ ...reciboDeMuestra(), colegio }),
  carnet: (colegio) => renderCarnet({ ...carnetDeMuestra(), colegio }),
  certificado: (colegio) => renderCertificado({ ...certificadoDeMuestra('caie'), colegio }),
  CVD: (colegio) => renderCvd({ ...cvdDeMuestra(), colegio }),
  presupuesto: (colegio) => renderPresupuesto({ ...presupuestoDeMuestra(), colegio }),
  planilla: (colegio) => renderPlanilla({ ...planillaDeMuestra(), colegio }),
};

/** Dots of a colour that no paper has of its own. */
const puntosFucsia = async (pdf: Uint8Array): Promise<number> => {
  const visto = await mirarPdf(pdf);
  onTestFinished(() => visto.cerrar());
  const { data } = await visto.imagen(0, 72);
  let cuantos = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [r = 0, g = 0, b = 0] = data.slice(i, i + 3);
    if (r > 220 && g < 40 && b > 220) cuantos += 1;
  }
  return cuantos;
};

test.each(Object.entries(PAPELES))('%s lleva la marca del Colegio, o la del programa', async (_, dibujar) => {
  const fucsia = { width: 600, height: 300, channels: 3, background: '#ff00ff' } as const;
  const marca = await sharp({ create: fucsia }).jpeg().toBuffer();
  expect(await puntosFucsia(await dibujar({ ...EMISOR_DE_MUESTRA, marca }))).toBeGreaterThan(150);
  expect(await puntosFucsia(await dibujar(EMISOR_DE_MUESTRA))).toBe(0);
});
