import { TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { renderCertificado } from '../apps/api/src/documents/certificado.ts';
import { renderCupon } from '../apps/api/src/documents/cupon.ts';
import { certificadoDeMuestra, fotosDeMuestra } from '../apps/api/src/documents/pruebas/certificado-de-muestra.ts';
import { cuponDeMuestra, reciboDeMuestra } from '../apps/api/src/documents/pruebas/papeles-de-muestra.ts';
import { renderRecibo } from '../apps/api/src/documents/recibo.ts';
import { medirOtraLlamada } from './documentos/otra-llamada.ts';

const CALENTAMIENTO = 20;
const RONDAS = 8;
const POR_RONDA = 25;
/** Asked for at once, so that the thread that draws always has the next one. */
const A_LA_VEZ = 3;

const muchos = Array.from({ length: 60 }, (_, i) => ({ descripcion: `CUOTA ${i + 1} 2026`, importe: '10.00' }));
let numero = 0;
/** No two papers are alike: nothing that was drawn before serves. */
const otro = (): number => {
  numero += 1;
  return numero;
};

const FOTOS = await Promise.all(Array.from({ length: 12 }, fotosDeMuestra));
/** Four photos of their own for each annex, none of the last ones. */
const fotosDeOtro = (): ReadonlyMap<string, Uint8Array> => FOTOS[numero % FOTOS.length] ?? new Map();

const certificados = TIPOS_DE_CERTIFICADO.map((type) => {
  const dibujar = () =>
    renderCertificado(
      certificadoDeMuestra(type, {
        numero: `CERT-2026-${otro()}`,
        ...(type === 'anexa_in_situ' && { fotos: fotosDeOtro() }),
      }),
    );
  return [`certificado ${type}`, dibujar] as const;
});

const PAPELES = [
  ['cupón con barras y QR', () => renderCupon(cuponDeMuestra({ numero_boleta: otro() }))],
  [
    'cupón pagado',
    () => renderCupon(cuponDeMuestra({ numero_boleta: otro(), estado: 'pago', cobro: null, debido: null })),
  ],
  ['cupón de 60 conceptos', () => renderCupon(cuponDeMuestra({ numero_boleta: otro(), items: muchos }))],
  ['recibo', () => renderRecibo(reciboDeMuestra({ numero: otro() }))],
  ...certificados,
] as const;

const ronda = async (dibujar: () => Promise<Uint8Array>, veces: number): Promise<number> => {
  const inicio = performance.now();
  for (let hechos = 0; hechos < veces; hechos += A_LA_VEZ)
    await Promise.all(Array.from({ length: Math.min(A_LA_VEZ, veces - hechos) }, dibujar));
  return (performance.now() - inicio) / veces;
};

// In turns, and the quietest round of each: what else the machine does is not a cost of the portal.
const mejores = PAPELES.map(() => Number.POSITIVE_INFINITY);
for (const [, dibujar] of PAPELES) await ronda(dibujar, CALENTAMIENTO);
for (let i = 0; i < RONDAS; i++)
  for (const [n, [, dibujar]] of PAPELES.entries())
    mejores[n] = Math.min(mejores[n] ?? Number.POSITIVE_INFINITY, await ronda(dibujar, POR_RONDA));

console.log('PDF por segundo, con el hilo que los dibuja en un núcleo:');
for (const [n, [nombre]] of PAPELES.entries()) {
  const ms = mejores[n] ?? Number.NaN;
  console.log(`${nombre}: ${Math.round(1000 / ms)} (${ms.toFixed(1)} ms)`);
}
console.log(`Memoria al final: ${Math.round(process.memoryUsage().rss / 1e6)} MB, tras ${numero} papeles`);
console.log(await medirOtraLlamada());
