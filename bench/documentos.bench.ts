import { TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { renderCertificado } from '../apps/api/src/documents/certificado.ts';
import { renderCupon } from '../apps/api/src/documents/cupon.ts';
import { renderHoja } from '../apps/api/src/documents/hoja.ts';
import { certificadoDeMuestra, fotosDeMuestra } from '../apps/api/src/documents/pruebas/certificado-de-muestra.ts';
import { cuponDeMuestra, reciboDeMuestra } from '../apps/api/src/documents/pruebas/papeles-de-muestra.ts';
import { renderRecibo } from '../apps/api/src/documents/recibo.ts';

const CALENTAMIENTO = 20;
const RONDAS = 8;
const POR_RONDA = 25;

const muchos = Array.from({ length: 60 }, (_, i) => ({ descripcion: `CUOTA ${i + 1} 2026`, importe: '10.00' }));
const membrete = {
  titulo: 'Hoja',
  subtitulo: 'Hoja',
  asunto: 'Hoja',
  autor: 'Colegio',
  creado: new Date('2026-11-20T12:00:00Z'),
  pie: 'Hoja',
};

const fotos = await fotosDeMuestra();
const certificados = TIPOS_DE_CERTIFICADO.map((type) => {
  const datos = certificadoDeMuestra(type, type === 'anexa_in_situ' ? { fotos } : {});
  return [`certificado ${type}`, () => renderCertificado(datos)] as const;
});

const PAPELES = [
  ['la hoja con su membrete, sin nada más', () => renderHoja({ ...membrete, contenido: ['Hoja'] })],
  ['cupón con barras y QR', () => renderCupon(cuponDeMuestra())],
  ['cupón pagado', () => renderCupon(cuponDeMuestra({ estado: 'pago', cobro: null, debido: null }))],
  ['cupón de 60 conceptos', () => renderCupon(cuponDeMuestra({ items: muchos }))],
  ['recibo', () => renderRecibo(reciboDeMuestra())],
  ...certificados,
] as const;

const ronda = async (dibujar: () => Promise<Uint8Array>, veces: number): Promise<number> => {
  const inicio = performance.now();
  for (let i = 0; i < veces; i++) await dibujar();
  return (performance.now() - inicio) / veces;
};

// In turns, and the quietest round of each: what else the machine does is not a cost of the portal.
const mejores = PAPELES.map(() => Number.POSITIVE_INFINITY);
for (const [, dibujar] of PAPELES) await ronda(dibujar, CALENTAMIENTO);
for (let i = 0; i < RONDAS; i++)
  for (const [n, [, dibujar]] of PAPELES.entries())
    mejores[n] = Math.min(mejores[n] ?? Number.POSITIVE_INFINITY, await ronda(dibujar, POR_RONDA));

const [base = Number.NaN] = mejores;
console.log('PDF por segundo, en un núcleo:');
for (const [n, [nombre]] of PAPELES.entries()) {
  const ms = mejores[n] ?? Number.NaN;
  console.log(`${nombre}: ${Math.round(1000 / ms)} (${ms.toFixed(1)} ms, ${(ms / base).toFixed(1)} veces la hoja)`);
}
