import { availableParallelism } from 'node:os';
import { TIPOS_DE_CERTIFICADO } from '@colega/domain/certificados';
import { renderCertificado } from '../apps/api/src/documents/certificado.ts';
import { renderCupon } from '../apps/api/src/documents/cupon.ts';
import type { DatosDeCupon } from '../apps/api/src/documents/datos-de-cupon.ts';
import { renderRecibo } from '../apps/api/src/documents/recibo.ts';
import { certificadoDeMuestra, fotosDeMuestra } from '../apps/api/src/testing/documents/certificado-de-muestra.ts';
import { cuponDeMuestra, reciboDeMuestra } from '../apps/api/src/testing/documents/papeles-de-muestra.ts';
import { medirOtraLlamada } from './documentos/otra-llamada.ts';

const CALENTAMIENTO = 20;
const RONDAS = 8;
const POR_RONDA = 24;
/** Papers are asked for several at once per thread: none waits for the next one, nor ends a batch alone. */
const A_LA_VEZ = 8;

const muchos = Array.from({ length: 60 }, (_, i) => ({ descripcion: `CUOTA ${i + 1} 2026`, importe: '10.00' }));
let numero = 0;
/** No two papers are alike: only the college's own texts are reused. */
const otro = (): number => {
  numero += 1;
  return numero;
};

const FOTOS = await Promise.all(Array.from({ length: 12 }, fotosDeMuestra));
const fotosDeOtro = (): ReadonlyMap<string, Uint8Array> => FOTOS[numero % FOTOS.length] ?? new Map();

const cuponDeOtro = (): DatosDeCupon => {
  const muestra = cuponDeMuestra({ numero_boleta: otro() });
  const { pagador, cobro } = muestra;
  const items = [{ descripcion: `ARANCEL ${numero}`, importe: `${numero}.00` }];
  const codigo = String(numero).padStart(56, '0447');
  return {
    ...muestra,
    items,
    pagador: { ...pagador, nombre: `María Elena García ${numero}` },
    cobro: cobro && {
      ...cobro,
      barra: { codigo, hasta: '2026-01-10' },
      qr: { ...cobro.qr, texto: cobro.qr.texto.replace('0000123455', String(numero).padStart(10, '0')) },
    },
  };
};

const certificados = TIPOS_DE_CERTIFICADO.map((type) => {
  const dibujar = () =>
    renderCertificado(
      certificadoDeMuestra(type, {
        numero: `CERT-2026-${otro()}`,
        titular: { nombre: `Consorcio ${numero} de Ñandubay`, cuit: '30712345671' },
        localidad: `Paraje ${numero}`,
        ...(type === 'anexa_in_situ' && { fotos: fotosDeOtro() }),
      }),
    );
  return [`certificado ${type}`, dibujar] as const;
});

const PAPELES = [
  ['cupón con barras y QR', () => renderCupon(cuponDeOtro())],
  ['cupón pagado', () => renderCupon({ ...cuponDeOtro(), estado: 'pago', cobro: null, debido: null })],
  ['cupón de 60 conceptos', () => renderCupon({ ...cuponDeOtro(), items: muchos })],
  ['recibo', () => renderRecibo(reciboDeMuestra({ numero: otro() }))],
  ...certificados,
] as const;

type Costo = { ms: number; deNucleo: number };

/** The elapsed time of each paper, and the work of all threads in it. */
const ronda = async (dibujar: () => Promise<Uint8Array>, veces: number): Promise<Costo> => {
  const [inicio, uso] = [performance.now(), process.cpuUsage()];
  for (let hechos = 0; hechos < veces; hechos += A_LA_VEZ)
    await Promise.all(Array.from({ length: Math.min(A_LA_VEZ, veces - hechos) }, dibujar));
  const { user, system } = process.cpuUsage(uso);
  return { ms: (performance.now() - inicio) / veces, deNucleo: (user + system) / 1000 / veces };
};

// Rounds alternate and the quietest of each counts: other load is not a cost of the portal.
const mejores = PAPELES.map((): Costo => ({ ms: Number.POSITIVE_INFINITY, deNucleo: Number.POSITIVE_INFINITY }));
for (const [, dibujar] of PAPELES) await ronda(dibujar, CALENTAMIENTO);
for (let i = 0; i < RONDAS; i++)
  for (const [n, [, dibujar]] of PAPELES.entries()) {
    const [{ ms, deNucleo }, mejor] = [await ronda(dibujar, POR_RONDA), mejores[n]];
    mejores[n] = { ms: Math.min(ms, mejor?.ms ?? ms), deNucleo: Math.min(deNucleo, mejor?.deNucleo ?? deNucleo) };
  }

const porSegundo = (ms: number): string => String(Math.round(1000 / ms));
console.log(`PDF por segundo, en ${availableParallelism()} núcleos; y por cada segundo que trabaja uno:`);
for (const [n, [nombre]] of PAPELES.entries()) {
  const { ms, deNucleo } = mejores[n] ?? { ms: Number.NaN, deNucleo: Number.NaN };
  console.log(`${nombre}: ${porSegundo(ms)}; ${porSegundo(deNucleo)} (${deNucleo.toFixed(1)} ms)`);
}
console.log(`Memoria al final: ${Math.round(process.memoryUsage().rss / 1e6)} MB, tras ${numero} papeles`);
console.log(await medirOtraLlamada());
