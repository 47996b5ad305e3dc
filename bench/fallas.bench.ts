import { correrMuertes } from '../apps/api/src/testing/dinero/muertes/correr-muertes.ts';
import { correrEscrituras } from '../apps/api/src/testing/muertes/correr-escrituras.ts';

const MUERTES = 200;
const REINICIOS = 40;
const MUERTES_EN_PAGOS = 50;
const semilla = Number(process.argv[2] ?? Date.now() % 1_000_000);
const segundos = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function escribir(que: 'portal' | 'base', veces: number, titulo: string): Promise<string[]> {
  console.log(`${titulo} (semilla ${semilla})`);
  const desde = performance.now();
  const { escritas, peorEsperaMs, problemas } = await correrEscrituras({ que, veces, semilla, avisar: console.log });
  const cuantas = Object.entries(escritas).map(([nombre, n]) => `${n} ${nombre}`);
  console.log(`  ${cuantas.join(', ')} en ${segundos(performance.now() - desde)}`);
  console.log(`  Lo que más esperó una escritura, con sus reintentos: ${segundos(peorEsperaMs)}`);
  for (const problema of problemas) console.log(`  ${problema}`);
  return problemas;
}

async function pagar(): Promise<string[]> {
  console.log(`El portal muere ${MUERTES_EN_PAGOS} veces en medio de los pagos, con proveedores que fallan`);
  const informe = await correrMuertes({ muertes: MUERTES_EN_PAGOS, semilla, avisar: console.log });
  console.log(`  ${informe.pagos} pagos de ${informe.cupones} cupones`);
  for (const problema of informe.problemas) console.log(`  ${problema}`);
  return informe.problemas;
}

// The same writers run without falls, to tell what the falls cost.
const problemas = [
  ...(await escribir('portal', 0, 'Sin caídas')),
  ...(await escribir('portal', MUERTES, `El portal muere ${MUERTES} veces mientras se escribe de todo`)),
  ...(await escribir('base', REINICIOS, `PostgreSQL se reinicia o se cae ${REINICIOS} veces`)),
  ...(await pagar()),
];
console.log(problemas.length === 0 ? 'Nada se perdió ni se duplicó.' : 'No coincide.');
process.exit(problemas.length === 0 ? 0 : 1);
